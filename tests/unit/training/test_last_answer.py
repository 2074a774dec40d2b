"""The last answer can be graded anew, put aside, and taken back with its schedule."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quizapp.training.planning.study_plan import PracticePlan, TodayPlan
from quizapp.training.ports import NotKeptError
from quizapp.training.scheduling.ledger import GradeRefusedError
from quizapp.training.scheduling.pace import ENOUGH
from quizapp.training.scheduling.recall import RecallGrade
from quizapp.training.study import Study
from quizapp.training.study_session import NothingToUndoError, StudySession
from tests.support.study_fakes import FixedQuestions, ManualTime, MemoryStore

AGAIN, HARD, GOOD, EASY = RecallGrade
TOPICS = {"one": ("control",), "two": ("searching",), "three": ("turns",)}


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def time() -> ManualTime:
    return ManualTime()


def _study(store: MemoryStore, time: ManualTime) -> Study:
    return Study(FixedQuestions(TOPICS), store.stores, time.surroundings())


@pytest.fixture
def session(store, time) -> StudySession:
    return _study(store, time).start(TodayPlan())


def _everything(store: MemoryStore) -> object:
    return list(store.reviews), dict(store.by_id), store.session


def test_a_right_answer_counts_as_good_and_a_wrong_one_as_again(session, store):
    session.answer(["a"])
    session.answer(["b"])

    assert [review.grade for review in store.reviews] == [GOOD, AGAIN]


def test_a_right_answer_much_quicker_than_usual_counts_as_easy(store, time):
    for number in range(ENOUGH + 1):
        session = _study(store, time).start(PracticePlan(("one",)))
        session.start_timing()
        time.seconds += 40 if number < ENOUGH else 10
        session.answer(["a"])

    assert store.reviews[-2].grade is GOOD
    assert store.reviews[-1].grade is EASY


def test_another_grade_changes_when_the_family_comes_back(session, store):
    session.answer(["a"])
    good = session.last.item

    kept = session.grade(EASY)

    assert kept.proposed is GOOD
    assert kept.item.due_on > good.due_on
    assert store.by_id[good.question_id] == kept.item
    assert store.reviews[-1].grade is EASY
    assert session.grade(GOOD).item == good


def test_easy_is_refused_after_a_hint_and_the_hint_ends_with_its_question(session):
    session.take_hint()
    review = session.answer(["a"])
    assert (review.hinted, review.grade) == (True, HARD)

    with pytest.raises(GradeRefusedError):
        session.grade(EASY)
    assert session.grade(GOOD).review.grade is GOOD
    assert not session.answer(["a"]).hinted


def test_an_answer_that_does_not_move_the_schedule_cannot_be_graded(store, time):
    study = _study(store, time)
    study.start(PracticePlan(("one",))).answer(["a"])
    session = study.start(PracticePlan(("one",)))
    session.answer(["a"])

    with pytest.raises(GradeRefusedError):
        session.grade(HARD)


@pytest.mark.parametrize("chosen", ["a", "b"])
def test_undoing_an_answer_leaves_everything_as_it_was(session, store, chosen):
    session.answer(["a"])
    before, place = _everything(store), session.current
    session.answer([chosen])
    session.grade(HARD)

    session.undo()

    assert _everything(store) == before
    assert (session.current, session.total, session.position) == (place, 3, 1)
    session.answer(["a"])
    assert store.reviews[-1].first_try


def test_undoing_a_later_answer_brings_the_older_schedule_back(session, store, time):
    session.answer(["a"])
    question_id = store.reviews[-1].question_id
    old = store.by_id[question_id]
    time.moment = time.moment.replace(year=2027)
    again = _study(store, time).start(PracticePlan((question_id,)))
    again.answer(["a"])
    assert store.by_id[question_id].repetitions == 2

    again.undo()

    assert store.by_id[question_id] == old


def test_only_the_last_answer_of_a_sitting_can_be_undone(session, store, time):
    with pytest.raises(NothingToUndoError):
        session.undo()
    session.answer(["a"])
    session.answer(["a"])
    session.undo()
    with pytest.raises(NothingToUndoError):
        session.undo()
    assert len(store.reviews) == 1

    resumed = _study(store, time).resume()
    for act in (resumed.undo, resumed.suspend, lambda: resumed.grade(GOOD)):
        with pytest.raises(NothingToUndoError):
            act()


def test_while_keeping_fails_neither_grade_nor_undo_nor_suspension_happen(
    session, store
):
    session.answer(["b"])
    before, last = _everything(store), session.last
    store.broken = True
    for act in (session.undo, session.suspend, lambda: session.grade(GOOD)):
        with pytest.raises(NotKeptError):
            act()

    assert _everything(store) == before
    assert (session.last, session.position, session.total) == (last, 1, 4)
    assert session.ledger.suspended == set()
    assert session.ledger.items == store.by_id


def test_a_suspended_family_does_not_come_again_in_its_session(session, store):
    question_id = session.answer(["b"]).question_id
    assert session.total == 4

    session.suspend()

    assert session.total == 3
    assert store.put_aside == {question_id}
    session.unsuspend()
    assert store.put_aside == set()


def test_an_answer_can_be_undone_after_its_family_was_suspended(session, store):
    before = store.session
    session.answer(["b"])
    session.suspend()

    session.undo()

    assert store.session == before
    assert (session.position, session.total) == (0, 3)


def test_the_words_to_read_and_the_complexity_are_kept(session):
    review = session.answer(["a"])

    assert (review.words, review.complexity) == (8, 1)


def test_a_review_bears_the_day_of_the_learner(session, store, time):
    time.moment = time.moment.replace(hour=3, day=1, month=12)

    assert session.answer(["a"]).day.isoformat() == "2026-11-30"
    assert replace(store.by_id[store.reviews[-1].question_id]).first_on.day == 30
