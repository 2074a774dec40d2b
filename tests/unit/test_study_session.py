"""A study session keeps each answer before it moves on, or stays where it is."""

from __future__ import annotations

import pytest

from quizapp.training.grading import MalformedAnswerError
from quizapp.training.planning.study_plan import (
    DrillPlan,
    FailedPlan,
    PracticePlan,
    WoodpeckerPlan,
)
from quizapp.training.ports import NotKeptError
from quizapp.training.study import NothingToStudyError, Study
from quizapp.training.study_session import NoOpenQuestionError, StudySession
from tests.support.study_fakes import (
    NEWEST,
    NOON,
    FixedQuestions,
    ManualTime,
    MemoryStore,
)

TOPICS = {"one": ("control",), "two": ("control", "searching"), "three": ("searching",)}


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def time() -> ManualTime:
    return ManualTime()


def _study(store: MemoryStore, time: ManualTime, **form) -> Study:
    return Study(FixedQuestions(TOPICS, **form), store.stores, time.surroundings())


@pytest.fixture
def session(store, time) -> StudySession:
    return _study(store, time).start()


def test_a_session_asks_every_question_once(session):
    asked = []
    while session.current is not None:
        asked.append(session.current[0])
        session.answer(["a"])

    assert sorted(asked) == sorted(TOPICS)
    assert (session.position, session.total) == (3, 3)


def test_equal_chance_draws_an_equal_session(time):
    first, second = MemoryStore(), MemoryStore()
    _study(first, time).start()
    _study(second, time).start()

    assert first.session == second.session


def test_a_session_is_judged_by_the_newest_documents(session):
    assert session.current is not None
    assert session.current[2] == NEWEST


def test_a_right_answer_is_kept_whole(session, store, time):
    question_id, seed, as_of = session.current
    session.start_timing()
    time.seconds += 12.345

    review = session.answer(["a"])

    assert store.reviews == [review]
    assert (review.question_id, review.seed, review.as_of) == (question_id, seed, as_of)
    assert (review.chosen, review.key, review.correct) == (("a",), ("a",), True)
    assert (review.engine, review.misconception) == ("engine 1", "")
    assert (review.duration_ms, review.answered_at) == (12345, NOON)


def test_a_wrong_answer_names_the_misconception_behind_it(session):
    review = session.answer(["b"])

    assert (review.correct, review.misconception) == (False, "mistaken-b")


def test_a_wrong_answer_without_a_known_misconception_names_none(session):
    assert session.answer(["c"]).misconception == ""


def test_not_knowing_is_kept_as_a_wrong_answer_without_options(session):
    review = session.answer([])

    assert (review.chosen, review.correct, review.misconception) == ((), False, "")
    assert session.position == 1


@pytest.mark.parametrize(
    "chosen", [["e"], ["A"], [""], ["a", "b"], ["a", "a"], ["a", "z"], "a"]
)
def test_a_malformed_answer_is_refused_and_not_marked_wrong(session, store, chosen):
    with pytest.raises(MalformedAnswerError):
        session.answer(chosen)

    assert (store.reviews, session.position) == ([], 0)


@pytest.mark.parametrize(
    ("chosen", "correct"),
    [("ac", True), ("ca", True), ("a", False), ("acd", False), ("abcd", False)],
)
def test_all_that_apply_are_right_together_or_not_at_all(store, time, chosen, correct):
    session = _study(store, time, right=("a", "c"), select_all=True).start()

    review = session.answer(list(chosen))

    assert review.correct is correct
    assert review.chosen == tuple(sorted(chosen))


def test_not_knowing_is_wrong_even_where_no_option_is_right(store, time):
    session = _study(store, time, right=(), select_all=True).start()

    assert not session.answer([]).correct


def test_while_keeping_fails_the_session_stays_where_it_is(session, store):
    before = session.current
    store.broken = True
    with pytest.raises(NotKeptError):
        session.answer(["a"])
    assert (session.current, session.position, store.reviews) == (before, 0, [])

    store.broken = False
    session.answer(["b"])
    assert session.position == 1
    assert [review.question_id for review in store.reviews] == [before[0]]


def test_an_answer_that_could_not_be_kept_does_not_stop_the_watch(session, store, time):
    session.start_timing()
    time.seconds, store.broken = 2.0, True
    with pytest.raises(NotKeptError):
        session.answer(["a"])

    time.seconds, store.broken = 5.0, False
    session.start_timing()
    assert session.answer(["a"]).duration_ms == 5000


def test_reading_the_feedback_does_not_count_for_the_next_question(session, time):
    session.start_timing()
    time.seconds = 3.0
    session.answer(["a"])
    time.seconds = 60.0
    session.start_timing()
    time.seconds = 64.0

    assert session.answer(["a"]).duration_ms == 4000


def test_showing_a_question_again_does_not_start_the_watch_anew(session, time):
    session.start_timing()
    time.seconds = 3.0
    session.start_timing()

    assert session.answer(["a"]).duration_ms == 3000


def test_after_the_last_question_no_answer_is_taken(session, store):
    for _ in range(3):
        session.answer(["a"])

    assert session.current is None
    with pytest.raises(NoOpenQuestionError):
        session.answer(["a"])
    assert len(store.reviews) == 3


def test_a_session_is_resumed_at_the_question_where_it_was_left(store, time, session):
    session.answer(["a"])
    waiting = session.current

    resumed = _study(store, time).resume()

    assert resumed is not None
    assert (resumed.current, resumed.position, resumed.total) == (waiting, 1, 3)


def test_a_finished_session_is_not_resumed(store, time, session):
    for _ in range(3):
        session.answer(["a"])

    assert _study(store, time).resume() is None


def test_there_is_nothing_to_resume_before_the_first_session(store, time):
    assert _study(store, time).resume() is None


def test_a_session_with_a_question_that_is_gone_is_not_resumed(store, time, session):
    smaller = FixedQuestions({"one": ("control",)})

    assert Study(smaller, store.stores, time.surroundings()).resume() is None


def test_a_session_can_be_short_and_over_chosen_questions(store, time):
    session = _study(store, time).start(PracticePlan(("one", "two"), length=1))

    assert session.total == 1
    assert session.current[0] in {"one", "two"}


@pytest.mark.parametrize(
    "plan",
    [
        PracticePlan(()),
        PracticePlan(("four",)),
        PracticePlan(length=0),
        PracticePlan(length=-1),
        WoodpeckerPlan("set", 1, ()),
        FailedPlan(),
        DrillPlan("believed-by-nobody"),
    ],
)
def test_a_session_over_nothing_is_refused(store, time, plan):
    with pytest.raises(NothingToStudyError):
        _study(store, time).start(plan)
    assert store.session is None


def test_a_session_that_cannot_be_kept_does_not_begin(store, time):
    store.broken = True

    with pytest.raises(NotKeptError):
        _study(store, time).start()
