"""Each way to start a session asks what it says, and again what it must."""

from __future__ import annotations

import datetime as dt

import pytest

from quizapp.bank.posed import AnswerKey, Outline
from quizapp.training.planning.study_plan import (
    DrillPlan,
    FailedPlan,
    NewPlan,
    PracticePlan,
    StudyPlan,
    TodayPlan,
    WoodpeckerPlan,
)
from quizapp.training.ports import SessionKind
from quizapp.training.scheduling.study_settings import StudySettings
from quizapp.training.study import NothingToStudyError, Study
from quizapp.training.study_session import StudySession
from tests.support.study_fakes import NEWEST, FixedQuestions, ManualTime, MemoryStore

IDS = tuple(f"q{number}" for number in range(6))


class _Filled(FixedQuestions):
    """Families whose seed decides between two fillings; two hold a misconception."""

    def filling_of(self, question_id: str, seed: int) -> str:
        return "even" if seed % 2 == 0 else "odd"

    def answer_key(self, question_id: str, seed: int, as_of: str) -> AnswerKey:
        believed = {"q1": "belief", "q4": "belief" if seed % 2 else "other"}
        named = (("b", believed.get(question_id, "other")),)
        return AnswerKey(("a",), named, "engine 1", NEWEST)

    def outline_of(self, question_id: str) -> Outline:
        return Outline(("control",), 1, 1)


class _Learner:
    """A learner with a clock, a store and a bank of six families."""

    def __init__(self, **settings: int) -> None:
        self.store = MemoryStore()
        self.time = ManualTime()
        self.settings = StudySettings(**settings)

    @property
    def study(self) -> Study:
        questions = _Filled(dict.fromkeys(IDS, ("control",)))
        return Study(
            questions,
            self.store.stores,
            self.time.surroundings(),
            lambda: self.settings,
        )

    def start(self, plan: StudyPlan | None = None) -> StudySession:
        return self.study.start(plan)

    def sleep(self, days: int = 1) -> None:
        self.time.moment += dt.timedelta(days=days)


def _answer_all(session: StudySession, wrong: tuple[str, ...] = ()) -> list[str]:
    """Answer to the end, each of `wrong` wrongly at its first showing only."""
    asked: list[str] = []
    while session.current is not None:
        question_id = session.current[0]
        missed = question_id in wrong and question_id not in asked
        session.answer(["b" if missed else "a"])
        asked.append(question_id)
    return asked


@pytest.fixture
def learner() -> _Learner:
    return _Learner()


def test_without_a_plan_what_waits_today_is_asked_then_anything_at_all():
    learner = _Learner(new_per_day=2)

    session = learner.start()
    assert (session.kind, session.total) == (SessionKind.REVIEW, 2)
    _answer_all(session)

    again = learner.start()
    assert (again.kind, again.total) == (SessionKind.PRACTICE, 6)


def test_new_families_can_be_asked_alone(learner):
    _answer_all(learner.start(PracticePlan(("q1", "q2"))))
    learner.sleep(30)

    assert sorted(_answer_all(learner.start(NewPlan()))) == ["q0", "q3", "q4", "q5"]


def test_today_has_an_end(learner):
    _answer_all(learner.start(TodayPlan()))

    with pytest.raises(NothingToStudyError):
        learner.start(TodayPlan())


def test_a_wrong_answer_comes_back_at_the_end_until_it_is_right(learner):
    session = learner.start(TodayPlan())
    first = session.current[0]

    session.answer(["b"])
    assert session.total == 7
    for _ in range(5):
        session.answer(["a"])
    assert session.current[0] == first
    session.answer(["c"])
    assert session.current[0] == first
    session.answer(["a"])

    assert session.current is None
    assert session.total == 8


def test_what_comes_again_is_another_variant(learner):
    session = learner.start(TodayPlan())
    _, seed, _ = session.current
    session.answer(["b"])
    while session.position < 6:
        session.answer(["a"])

    _, other, _ = session.current
    assert other % 2 != seed % 2


def test_on_another_day_a_family_comes_back_as_another_variant(learner):
    _answer_all(learner.start(TodayPlan()))
    before = {item.question_id: item.last_seed for item in learner.store.items()}
    learner.sleep(30)

    session = learner.start(TodayPlan())

    assert session.total == 6
    while session.current is not None:
        question_id, seed, _ = session.current
        assert seed % 2 != before[question_id] % 2
        session.answer(["a"])


def test_repetitions_in_a_session_do_not_move_the_schedule(learner):
    session = learner.start(TodayPlan())
    question_id = session.current[0]
    session.answer(["b"])
    item = learner.store.by_id[question_id]
    _answer_all(session)

    repeated = [r for r in learner.store.reviews if r.question_id == question_id]
    assert [review.moved for review in repeated] == [True, False]
    assert learner.store.by_id[question_id].due_on == item.due_on


def test_free_practice_before_the_day_changes_no_schedule(learner):
    _answer_all(learner.start(TodayPlan()))
    before = {item.question_id: item.due_on for item in learner.store.items()}

    session = learner.start(PracticePlan(("q1", "q2")))
    asked = _answer_all(session, wrong=("q1", "q2"))

    assert sorted(asked) == ["q1", "q2"]
    assert {i.question_id: i.due_on for i in learner.store.items()} == before


def test_free_practice_of_what_is_due_or_new_moves_the_schedule(learner):
    _answer_all(learner.start(PracticePlan(("q1",))))
    assert [item.question_id for item in learner.store.items()] == ["q1"]
    learner.sleep(30)
    due = learner.store.by_id["q1"].due_on

    _answer_all(learner.start(PracticePlan(("q1",))))

    assert learner.store.by_id["q1"].due_on > due
    assert learner.store.by_id["q1"].repetitions == 2


def test_a_round_through_a_set_asks_each_question_once_and_names_its_set(learner):
    session = learner.start(WoodpeckerPlan("set", 2, ("q0", "q1", "q2")))

    asked = _answer_all(session, wrong=("q1",))

    assert (session.kind, session.round) == (SessionKind.WOODPECKER, 2)
    assert sorted(asked) == ["q0", "q1", "q2"]
    assert learner.store.session.set_id == "set"


def test_practice_that_does_not_count_leaves_new_and_due_families_as_they_are(learner):
    _answer_all(learner.start(PracticePlan(("q1",))))
    before = learner.store.by_id["q1"]
    learner.sleep(60)
    assert before.is_due(learner.study.day())

    session = learner.start(PracticePlan(("q1", "q2"), counts=False))
    _answer_all(session, wrong=("q1",))

    after = learner.store.by_id["q1"]
    assert (after.due_on, after.repetitions) == (before.due_on, before.repetitions)
    assert not after.last_right
    assert "q2" not in learner.store.by_id
    assert [r.moved or r.first_try for r in learner.store.reviews[1:]] == [False] * 2
    assert learner.study.today().due == 1


def test_an_overview_says_what_progress_and_the_day_say_one_by_one(learner):
    _answer_all(learner.start(PracticePlan(("q1",))))

    assert learner.study.overview() == (
        learner.study.progress(),
        learner.study.today(),
    )


def test_an_answer_that_does_not_count_can_be_taken_back(learner):
    session = learner.start(PracticePlan(("q2",), counts=False))
    session.answer(["b"])

    session.undo()

    assert session.current is not None
    assert (learner.store.reviews, learner.store.by_id) == ([], {})


def test_practice_still_does_not_count_after_it_was_resumed(learner):
    learner.start(PracticePlan(("q1", "q2"), counts=False)).answer(["a"])

    resumed = learner.study.resume()
    assert resumed is not None
    resumed.answer(["a"])

    assert learner.store.by_id == {}


def test_failed_ones_are_those_whose_last_answer_was_wrong(learner):
    _answer_all(learner.start(PracticePlan()), wrong=("q0", "q3", "q5"))
    _answer_all(learner.start(PracticePlan(("q3",))))
    learner.study.suspend("q5")

    session = learner.start(FailedPlan())

    assert session.kind is SessionKind.FAILED
    assert _answer_all(session) == ["q0"]
    with pytest.raises(NothingToStudyError):
        learner.start(FailedPlan())


def test_a_drill_asks_variants_in_which_the_misconception_is_an_option(learner):
    session = learner.start(DrillPlan("belief"))

    assert session.kind is SessionKind.DRILL
    asked = {}
    while session.current is not None:
        question_id, seed, _as_of = session.current
        asked[question_id] = seed
        assert session.answer(["b"]).misconception == "belief"
    assert sorted(asked) == ["q1", "q4"]


def test_a_drill_is_no_longer_than_wished(learner):
    assert learner.start(DrillPlan("belief", length=1)).total == 1


def test_a_suspended_family_does_not_come_back_until_it_is_let_in(learner):
    _answer_all(learner.start(TodayPlan()))
    learner.study.suspend("q2")
    learner.sleep(30)

    assert learner.study.suspended() == ["q2"]
    assert learner.study.today().due == 5
    learner.study.unsuspend("q2")
    assert learner.study.today().due == 6


def test_what_is_left_out_is_practised_only_when_it_is_named(learner):
    for question_id in ("q0", "q1", "q2"):
        learner.study.suspend(question_id)

    assert sorted(_answer_all(learner.start(PracticePlan()))) == ["q3", "q4", "q5"]
    assert _answer_all(learner.start(PracticePlan(("q1",)))) == ["q1"]
    assert list(_answer_all(learner.start(DrillPlan("belief")))) == ["q4"]


def test_today_says_what_waits_and_how_long_it_takes():
    learner = _Learner(new_per_day=4)
    fresh = learner.study.today()
    assert (fresh.due, fresh.new, fresh.minutes, fresh.streak) == (0, 4, 5, 0)
    assert fresh.next_due_on is None

    session = learner.start(TodayPlan())
    while session.current is not None:
        session.start_timing()
        learner.time.seconds += 30
        session.answer(["a"])
    later = learner.study.today()

    assert (later.due, later.new, later.new_answered, later.minutes) == (0, 0, 4, 0)
    assert later.next_due_on == learner.store.by_id["q0"].due_on
    assert later.streak == 1
    learner.sleep()
    assert learner.study.today().streak == 1
    learner.sleep()
    assert learner.study.today().streak == 0


def test_a_family_forgotten_again_and_again_is_said_to_be_a_leech():
    learner = _Learner(leech_lapses=2)
    for lapses in range(3):
        assert learner.study.today().leeches == (), lapses
        _answer_all(learner.start(PracticePlan(("q1",))), wrong=("q1",))
        learner.sleep(2)

    assert learner.study.today().leeches == ("q1",)
    learner.study.suspend("q1")
    assert learner.study.today().leeches == ()
