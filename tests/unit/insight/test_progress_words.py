"""The progress page in words: honest where little is known, the same figures in tables."""

from __future__ import annotations

import datetime as dt

import pytest
from msgspec.structs import replace

from quizapp.presenters.insight.charts import mastery_screen, recall_screen
from quizapp.presenters.insight.figures import figures
from quizapp.presenters.insight.readiness import help_rows, readiness_screen
from quizapp.training.day_summary import DaySummary, RecallBin
from quizapp.training.insight.exams import ExamChoice, Readiness
from quizapp.training.insight.glicko import Rating
from quizapp.training.insight.mastery import Mastery
from quizapp.training.insight.ratings import Ratings
from quizapp.training.insight.readiness import Gap, Outlook, TopicOutlook
from quizapp.training.insight.remembered import compare, compare_all
from quizapp.training.insight.useful import Useful, Why
from tests.support.study_fakes import FixedQuestions

DAY = dt.date(2026, 11, 30)
CHOICE = ExamChoice("paper", "Paper", 10, 80)
OUTLOOK = Outlook(
    places=10,
    covered=10,
    gaps=(),
    tries=40,
    expected=0.79,
    low=0.72,
    high=0.86,
    pass_percent=80,
    pass_chance=0.46,
    topics=(
        TopicOutlook("turns", 6, 0.6, 20, 3.14, ("t1",)),
        TopicOutlook("policy", 4, 0.89, 20, 0.4, ("p1",)),
        TopicOutlook("", 0, 0.5, 20, 9.0, ("b1",)),
    ),
)
READY = Readiness((CHOICE,), CHOICE, OUTLOOK, (), waits_for_compiling=False)


def _screen(language: str = "en", *, useful=(), **changed):
    found = replace(READY, outlook=replace(OUTLOOK, **changed), useful=useful)
    return readiness_screen(found, {"q1": "The title"}, language)


def test_a_score_is_said_with_its_band_and_its_grounds():
    screen = _screen()

    assert (screen.number, screen.caption) == ("79\u202f%", "expected, ± 7")
    assert screen.chance == "You would pass about 46 times in 100."
    assert screen.grounds.endswith("it rests on 40 first tries.")
    assert screen.band.spoken == (
        "79\u202f% expected, between 72\u202f% and 86\u202f%; pass mark 80\u202f%"
    )
    assert dict(screen.table.rows)["Pass mark"] == "80\u202f%"


def test_nobody_is_told_to_pass_for_certain():
    assert "about 99 times" in _screen(pass_chance=0.9999).chance
    assert "about 1 time " in _screen(pass_chance=0.0).chance


def test_without_a_pass_mark_no_chance_is_said():
    screen = _screen(pass_percent=None, pass_chance=None)

    assert screen.chance == "No pass mark of this exam is known."
    assert screen.band.pass_mark is None


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"tries": 9}, "Too few answers to say: 9 first tries"),
        ({"covered": 4}, "Not covered: the bank has questions for 4 of 10 places"),
    ],
)
def test_where_too_little_is_known_no_score_is_said(changed, said):
    screen = _screen(**changed)

    assert screen.grounds.startswith(said)
    assert (screen.band, screen.number, screen.chance) == (None, "–", "")
    assert screen.table.rows == ()


def test_gaps_are_named_and_counted():
    gaps = tuple(Gap(f"part {n}", n) for n in range(1, 6))

    screen = _screen(gaps=gaps)

    assert screen.chance.startswith("On the 10 places that are covered you would pass")
    assert screen.gaps == (
        "The bank cannot fill 15 of 10 places, which are left out:"
        " part 1 (1), part 2 (2), part 3 (3) and 2 more parts."
    )


def test_gaps_are_named_in_the_language_of_the_reader():
    gaps = (Gap("T02 Priority", 1, french="T02 Priorité"), Gap("T03 Mana", 2))

    screen = _screen("fr", gaps=gaps)

    assert "T02 Priorité (1), T03 Mana (2)" in screen.gaps
    assert [row[0] for row in screen.table.rows[-2:]] == ["T02 Priorité", "T03 Mana"]


def test_only_topics_that_are_worth_it_are_offered():
    questions = FixedQuestions({})

    rows = help_rows(READY, questions, "fr")

    assert [(row.topic, row.points) for row in rows] == [
        ("turns", "+3,1 points de pourcentage")
    ]
    few = replace(READY, outlook=replace(OUTLOOK, tries=3))
    assert help_rows(few, questions, "en") == ()
    assert help_rows(None, questions, "en") == ()


def test_useful_questions_are_listed_with_the_reason():
    useful = (Useful("q1", 0.62, 1400.4, Why.WRONG), Useful("gone", 0.7, 1500, Why.NEW))

    screen = _screen(useful=useful)

    assert screen.useful == "Practise the 2 most useful questions"
    assert screen.useful_table.rows == (
        ("The title", "last answer wrong", "62\u202f%", "1400"),
        ("gone", "new", "70\u202f%", "1500"),
    )


def test_while_questions_are_prepared_that_is_said():
    found = replace(READY, waits_for_compiling=True)

    assert "still being prepared" in readiness_screen(found, {}, "en").gaps


def _mastery(key: str, tries: int, right: int) -> Mastery:
    return Mastery(key, 30, tries, right, 0.2, 0.9)


def test_the_weakest_comes_first_and_what_is_unsaid_last():
    found = [
        _mastery("new", 0, 0),
        _mastery("good", 10, 9),
        _mastery("few", 4, 0),
        _mastery("weak", 10, 5),
    ]

    screen = mastery_screen("topics", found, str.upper, "en")

    assert [row.name for row in screen.rows] == ["WEAK", "GOOD", "FEW", "NEW"]
    assert [row.is_enough for row in screen.rows] == [True, True, False, False]
    assert screen.table.rows[2][:2] == ("FEW", "too few to say")


def test_sections_without_a_try_stand_in_the_table_alone():
    found = [_mastery("CR 100", 6, 3), _mastery("CR 200", 0, 0)]

    screen = mastery_screen("sections", found, str, "en")

    assert [row.name for row in screen.rows] == ["CR 100"]
    assert screen.more == "1 more in the table."
    assert len(screen.table.rows) == 2


def test_memory_is_compared_in_one_sentence():
    bins = [RecallBin(9000, 100, 70, 920_000), RecallBin(5000, 3, 1, 16_500)]

    screen = recall_screen(compare(bins), compare_all(bins), 0.9, "en")

    assert screen.line == (
        "Less than expected: 69\u202f% of 103 were known, 91\u202f% were expected."
    )
    assert [point.expected for point in screen.points] == [0.92]
    assert screen.points[0].spoken.endswith("; 100 answers")
    assert screen.table.rows[0][2] == "too few to say"
    few = recall_screen((), None, 0.9, "en")
    assert few.line == "Too few repetitions to say: 0 so far."


def _day(spent_ms: int, tries: int = 0, right: int = 0) -> DaySummary:
    return DaySummary(DAY, 12, 8, tries, right, spent_ms, spent_ms)


def test_time_is_said_in_hours_and_minutes():
    ratings = Ratings(Rating(), {}, 0)

    assert figures([_day(59 * 60_000)], ratings, "all", "en")[2][0] == "59 min"
    assert figures([_day(125 * 60_000)], ratings, "all", "en")[2][0] == "2 h 05"


def test_too_few_first_tries_give_neither_a_share_nor_a_rating():
    ratings = Ratings(Rating(1612.4, 84), {}, 4)

    _, right, _, rating = figures([_day(0, 4, 4)], ratings, "90", "en")

    assert right == ("–", "right at first try: 4 tries are too few to say")
    assert rating == ("–", "rating: 4 first tries are too few to say")


def test_a_rating_is_said_with_its_interval():
    ratings = Ratings(Rating(1612.4, 84), {}, 5)

    _, right, _, rating = figures([_day(0, 5, 4)], ratings, "90", "en")

    assert right == ("80\u202f%", "right at 5 first tries")
    assert rating == (
        "1612",
        "rating from first tries, 1444 to 1780 in 95 cases of 100",
    )
