"""A mock exam is built from a preset, marked by derived keys, and counts as studied."""

from __future__ import annotations

import datetime as dt
from fractions import Fraction

import pytest
from msgspec.structs import replace

from quizapp.bank.exams.criteria import Criteria
from quizapp.training.exam.blueprint import Margin
from quizapp.training.exam.mock.counting import TakenExam, count_exam
from quizapp.training.exam.mock.marking import KeptMock, mark_mock
from quizapp.training.exam.mock.planning import (
    MockPlan,
    MockWish,
    NothingToAskError,
    build_mock,
    shortened,
)
from quizapp.training.exam.sitting.pace import seconds_open
from quizapp.training.scheduling.ledger import Ledger
from quizapp.training.scheduling.study_settings import StudySettings
from tests.support.exam_families import blueprint, family, part
from tests.support.exam_papers import DAY, Keys, form
from tests.support.sittings import Clocks, FakeSittingStore, started
from tests.support.study_fakes import NOON, MemoryStore


class _Bank(Keys):
    def filling_of(self, question_id: str, seed: int) -> str:
        return str(seed % 12)


def test_a_shorter_exam_keeps_its_shares_and_its_pace():
    margin = Margin(name="all", count=10, criteria=Criteria(forms=("all",)))
    whole = blueprint(part("one", 20), part("two", 10), minutes=60, margins=(margin,))

    short = shortened(whole, 9)

    assert [each.count for each in short.parts] == [6, 3]
    assert short.minutes == 18
    assert short.margins[0].count == 3
    assert shortened(whole, 30) is whole


def _plan(count: int, minutes: int | None) -> MockPlan:
    wish = MockWish(preset="own", language="en", as_of=DAY, seed=1)
    made = blueprint(part("all", count), minutes=minutes)
    return MockPlan(wish=wish, blueprint=made, filled=2, short=())


def test_an_exam_with_fewer_questions_has_less_time():
    families = [family("first"), family("second")]

    mock = build_mock(_plan(4, 60), families, _Bank(first="a", second="b"))

    assert len(mock.paper.questions) == len(mock.form.items) == 2
    assert mock.paper.minutes == 30


def test_an_exam_without_questions_is_not_built():
    with pytest.raises(NothingToAskError):
        build_mock(_plan(4, None), [], _Bank())


_KEYS = Keys(first="a", second="bc", third="d")
_KEPT = KeptMock(
    blueprint=blueprint(part("all", 3), pass_percent=60),
    form=form("A", "first", "second", "third", seeds={"first": 1}),
)


def test_letters_are_marked_by_the_options_that_they_stand_for():
    # Seed 1 turns the options of the first question: its "a" stands last.
    marks = mark_mock(_KEPT, [("e",), ("b", "c"), ()], _KEYS)

    assert marks.points == Fraction(2)
    assert marks.passed
    assert [each.is_right for each in marks.answers] == [True, True, False]
    assert marks.answers[0].chosen == ("a",)
    assert [(each.topic, each.points, each.most) for each in marks.topics] == [
        ("turns", 2, 3)
    ]


class _Kept:
    def __init__(self) -> None:
        self.kept = {}

    def keep(self, session, answers):
        if session.session_id in self.kept:
            return False
        self.kept[session.session_id] = (session, list(answers))
        return True


def _taken() -> TakenExam:
    return TakenExam(
        exam_id="exam-0a",
        begun_at=NOON - dt.timedelta(hours=1),
        handed_in_at=NOON,
        seconds=(30.0, 4.5, 0.0),
    )


def _ledger(store: MemoryStore) -> Ledger:
    return Ledger(store, store, StudySettings, dt.UTC)


def test_what_was_answered_counts_as_first_tries_and_what_was_left_open_does_not():
    marks = mark_mock(_KEPT, [("e",), ("b",), ()], _KEYS)
    kept = _Kept()

    assert count_exam(_taken(), marks, _ledger(MemoryStore()), kept)

    session, answers = kept.kept["exam-0a"]
    assert session.question_ids == ("first", "second")
    first, second = (each.review for each in answers)
    assert (first.correct, first.first_try, first.moved) == (True, True, True)
    assert first.duration_ms == 30_000
    assert (second.correct, second.key) == (False, ("b", "c"))
    assert all(each.item is not None for each in answers)


def test_counting_again_changes_nothing():
    marks = mark_mock(_KEPT, [("e",), (), ()], _KEYS)
    kept = _Kept()
    count_exam(_taken(), marks, _ledger(MemoryStore()), kept)

    assert not count_exam(_taken(), marks, _ledger(MemoryStore()), kept)


def test_nothing_counts_where_nothing_was_answered():
    marks = mark_mock(_KEPT, [(), (), ()], _KEYS)
    kept = _Kept()

    assert not count_exam(_taken(), marks, _ledger(MemoryStore()), kept)
    assert kept.kept == {}


def test_a_family_that_was_answered_before_is_no_first_try():
    store, kept = MemoryStore(), _Kept()
    marks = mark_mock(_KEPT, [("e",), (), ()], _KEYS)
    count_exam(_taken(), marks, _ledger(store), kept)
    ((review, item),) = [(a.review, a.item) for a in kept.kept["exam-0a"][1]]
    store.by_id[review.question_id] = item
    again = replace(_taken(), exam_id="exam-0b")

    count_exam(again, marks, _ledger(store), kept)

    ((later,),) = [[a.review for a in kept.kept["exam-0b"][1]]]
    assert not later.first_try


def test_the_time_of_a_question_is_what_it_stood_open_while_the_computer_was_awake():
    clocks, store = Clocks(), FakeSittingStore()
    sitting = started(store, clocks)
    clocks.pass_by(20)
    sitting.answer(1, ("a",))
    clocks.pass_by(5)
    sitting.open_question(2)
    clocks.pass_by(300, asleep=True)
    clocks.pass_by(7)
    sitting.answer(2, ("b",))
    clocks.reboot(100)
    sitting.hand_in()

    assert seconds_open(sitting) == (25.0, 7.0, 0.0)
