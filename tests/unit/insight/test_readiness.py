"""Readiness: an expected score with its doubt, gaps said, and what helps most first."""

from __future__ import annotations

import datetime as dt

import pytest
from msgspec.structs import replace

from quizapp.bank.exams.loading import PresetShelf
from quizapp.bank.exams.preset import Preset, Section, Status, Subject, Tables
from quizapp.training.insight.exams import Exams
from quizapp.training.insight.ratings import FirstTry, rate_first_tries
from quizapp.training.insight.readiness import look_ahead, share_places
from quizapp.training.insight.standing import Standing
from quizapp.training.insight.useful import MOST_USEFUL, Why, most_useful
from quizapp.training.scheduling.review_item import ReviewItem
from tests.support.exam_families import blueprint, family, part

TODAY = dt.date(2026, 11, 30)
TURNS = tuple(family(f"t{n:02}", "turns") for n in range(20))
POLICY = tuple(family(f"p{n:02}", "policy", level=2) for n in range(20))
PAPER = blueprint(
    part("turns", 6, topics=("turns",)),
    part("policy", 4, topics=("policy",)),
    pass_percent=70,
)


def _item(
    question_id: str, *, right: bool, days_ago: int = 1, last_right: bool | None = None
) -> ReviewItem:
    day = TODAY - dt.timedelta(days=days_ago)
    return ReviewItem(
        question_id=question_id,
        first_on=day,
        first_right=right,
        last_on=day,
        due_on=day + dt.timedelta(days=3),
        stability=3.0,
        difficulty=5.0,
        repetitions=1,
        lapses=0,
        last_seed=1,
        last_right=right if last_right is None else last_right,
    )


def _standing(*items: ReviewItem, families=(*TURNS, *POLICY), suspended=()) -> Standing:
    tries = [FirstTry(i.question_id, i.first_on, i.first_right) for i in items]
    return Standing(
        families=tuple(families),
        items={item.question_id: item for item in items},
        suspended=frozenset(suspended),
        ratings=rate_first_tries(families, tries, TODAY),
        today=TODAY,
    )


def _answered(topic: str, right: int, wrong: int) -> list[ReviewItem]:
    return [_item(f"{topic}{n:02}", right=n < right) for n in range(right + wrong)]


def test_families_that_fit_share_the_places_of_a_part():
    shares = share_places(PAPER, [*TURNS[:3], *POLICY[:8]])

    assert shares["t00"] == 1
    assert shares["p00"] == 0.5
    assert sum(shares.values()) == 7


def test_before_any_answer_nothing_is_claimed():
    outlook = look_ahead(PAPER, _standing())

    assert not outlook.rests_on_enough
    assert outlook.covers_enough
    assert outlook.low < 0.45
    assert outlook.high > 0.95


def test_right_answers_lift_the_score_and_narrow_its_band():
    few = look_ahead(PAPER, _standing(*_answered("t", 5, 5)))
    many = look_ahead(PAPER, _standing(*_answered("t", 18, 2), *_answered("p", 18, 2)))

    assert (few.tries, many.tries) == (10, 40)
    assert many.expected > few.expected
    assert many.high - many.low < few.high - few.low
    assert many.low < many.expected < many.high
    assert many.pass_chance is not None
    assert few.pass_chance is not None
    assert 0 < few.pass_chance < many.pass_chance < 1


def test_chance_in_the_exam_itself_stays_however_much_is_known():
    outlook = look_ahead(
        PAPER, _standing(*_answered("t", 16, 4), *_answered("p", 16, 4))
    )

    assert outlook.high - outlook.low > 0.2


def test_what_the_bank_cannot_fill_is_said_and_left_out_of_the_score():
    paper = blueprint(
        part("turns", 6, topics=("turns",)), part("layers", 3, topics=("layers",))
    )

    outlook = look_ahead(paper, _standing(*_answered("t", 12, 0)))

    assert (outlook.places, outlook.covered) == (9, 6)
    assert [(gap.name, gap.places) for gap in outlook.gaps] == [("layers", 3)]
    assert outlook.expected > 0.85
    assert outlook.pass_chance is None


def test_an_exam_of_which_less_than_half_is_covered_gets_no_score():
    paper = blueprint(
        part("turns", 2, topics=("turns",)), part("layers", 3, topics=("layers",))
    )

    assert not look_ahead(paper, _standing()).covers_enough
    assert not look_ahead(
        blueprint(part("layers", 3, topics=("layers",))), _standing()
    ).covers_enough


def test_the_topic_with_most_points_to_win_comes_first():
    outlook = look_ahead(
        PAPER, _standing(*_answered("t", 18, 2), *_answered("p", 4, 16))
    )

    first, second = outlook.topics
    assert (first.topic, second.topic) == ("policy", "turns")
    assert first.places == pytest.approx(4)
    assert first.gain > second.gain >= 0
    assert first.gain == pytest.approx(40 * (0.9 - first.expected), abs=1.0)


def test_a_family_without_a_topic_counts_all_the_same():
    bare = replace(family("bare"), topics=())
    outlook = look_ahead(blueprint(part("all", 1)), _standing(families=(bare,)))

    assert outlook.covered == 1
    assert [each.topic for each in outlook.topics] == [""]


def test_new_and_forgotten_families_are_the_most_useful():
    items = [
        *(_item(f"t{n:02}", right=True, days_ago=0) for n in range(18)),
        _item("t18", right=True, days_ago=400),
        _item("t19", right=False, days_ago=0),
    ]
    paper = blueprint(part("turns", 6, topics=("turns",)))

    found = most_useful(paper, _standing(*items, families=TURNS))

    assert {each.question_id: each.why for each in found[:2]} == {
        "t18": Why.FADING,
        "t19": Why.WRONG,
    }
    assert found[0].known < 0.9
    assert all(each.known == 1 for each in found[2:])


def test_twenty_are_listed_and_none_that_was_put_aside():
    found = most_useful(PAPER, _standing(suspended=("t00", "p00")))

    assert len(found) == MOST_USEFUL
    assert {each.why for each in found} == {Why.NEW}
    assert not {"t00", "p00"} & {each.question_id for each in found}


def _preset(name: str, status: Status, *, topic: str = "turns") -> Preset:
    section = Section(name=topic, questions=6, topics=(topic,))
    return Preset(
        name=name, organiser="me", status=status, questions=6, sections=(section,)
    )


def _exams(**presets: Preset) -> Exams:
    return Exams(lambda: PresetShelf(presets, Tables(subjects={})))


def test_exams_that_are_held_come_first_and_unknown_ones_not_at_all():
    bare = Preset(name="Bare", organiser="me", status=Status.PUBLISHED)
    exams = _exams(
        old=_preset("A", Status.HISTORICAL),
        own=_preset("B", Status.OWN),
        real=_preset("C", Status.PUBLISHED),
        bare=bare,
    )

    assert [each.key for each in exams.choices] == ["real", "own", "old"]
    assert exams.readiness(_standing()).chosen == exams.choices[0]
    assert exams.readiness(_standing(), "old").chosen == exams.choices[2]
    assert exams.readiness(_standing(), "gone").chosen == exams.choices[0]


def test_without_any_exam_there_is_nothing_to_be_ready_for():
    found = _exams().readiness(_standing())

    assert (found.chosen, found.outlook, found.useful) == (None, None, ())


def test_an_exam_by_rules_waits_until_the_bank_is_compiled():
    weighted = replace(
        _preset("By rules", Status.OWN),
        sections=(Section(name="all", questions=6, subjects=("one",)),),
    )
    subjects = {"one": Subject(name="One", rules=("CR 100",))}
    exams = Exams(lambda: PresetShelf({"it": weighted}, Tables(subjects=subjects)))

    assert not exams.readiness(_standing()).waits_for_compiling
    unprepared = replace(_standing(), is_prepared=False)
    assert exams.readiness(unprepared).waits_for_compiling


def test_a_part_without_questions_has_its_french_name():
    preset = replace(
        _preset("Long", Status.OWN),
        sections=(
            Section(name="layers", french="couches", questions=4, topics=("layers",)),
            Section(name="turns", questions=2, topics=("turns",)),
        ),
        questions=6,
    )

    (gap,) = _exams(it=preset).readiness(_standing()).outlook.gaps

    assert (gap.name_in("en"), gap.name_in("fr")) == ("layers", "couches")


class _Choices:
    def __init__(self) -> None:
        self.kept: dict[str, str] = {"language": "fr"}

    def all(self) -> dict[str, str]:
        return self.kept

    def keep(self, values) -> None:
        self.kept.update(values)


def test_the_exam_that_is_chosen_is_remembered():
    choices = _Choices()
    Exams(lambda: PresetShelf({}, Tables(subjects={})), choices).want("own")

    later = Exams(lambda: PresetShelf({}, Tables(subjects={})), choices)

    assert later.wanted() == "own"
    assert choices.kept["language"] == "fr"
    assert Exams(lambda: PresetShelf({}, Tables(subjects={}))).wanted() == ""


def test_without_a_wish_the_first_exam_that_is_covered_is_likely():
    exams = _exams(
        a=_preset("A", Status.PUBLISHED, topic="layers"),
        b=_preset("B", Status.OWN),
        c=_preset("C", Status.HISTORICAL),
    )

    assert exams.readiness(_standing()).chosen.key == "b"
