"""Sets gone through in rounds: what is asked next, what each round took, and when it is done."""

from __future__ import annotations

import pytest

from quizapp.storage.connection import open_connection
from quizapp.storage.reviews import ReviewRepository
from quizapp.storage.schedule import ScheduleRepository
from quizapp.storage.sessions import SessionRepository
from quizapp.storage.woodpecker import WoodpeckerRepository
from quizapp.training.planning.study_plan import PracticePlan, WoodpeckerPlan
from quizapp.training.ports import StudyStores
from quizapp.training.study import Study
from quizapp.training.woodpecker.woodpecker import Woodpecker
from quizapp.training.woodpecker.woodpecker_set import WoodpeckerSet
from tests.support.study_fakes import NOON, FixedQuestions, ManualTime


class _Learner:
    """A learner whose progress file is opened anew for every step, as after a kill."""

    def __init__(self, folder) -> None:
        self._folder = folder
        self._connection = None
        self.time = ManualTime()
        self.questions = FixedQuestions(dict.fromkeys(("q0", "q1", "q2"), ("control",)))
        self.open()

    def open(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._connection = open_connection(self._folder)
        db = self._connection.db
        stores = StudyStores(
            ReviewRepository(db), SessionRepository(db), ScheduleRepository(db)
        )
        surroundings = self.time.surroundings()
        self.study = Study(self.questions, stores, surroundings)
        self.store = WoodpeckerRepository(db)
        self.sets = Woodpecker(self.questions, self.store, surroundings)

    def answer(self, session, *options: str) -> None:
        for option in options:
            session.start_timing()
            self.time.seconds += 4
            session.answer([option])

    def close(self) -> None:
        self._connection.close()


@pytest.fixture
def learner(tmp_path):
    learner = _Learner(tmp_path)
    yield learner
    learner.close()


def _only(learner):
    (progress,) = learner.sets.progress()
    return progress


def test_a_new_set_asks_all_its_questions_in_the_first_round(learner):
    kept = learner.sets.make("  My   three ", ("q0", "q1", "q0"))

    assert kept.name == "My three"
    assert learner.sets.plan(kept.set_id) == WoodpeckerPlan(
        kept.set_id, 1, ("q0", "q1")
    )
    assert not _only(learner).is_begun
    assert not _only(learner).is_clean


def test_rounds_follow_each_other_until_one_is_all_right(learner):
    kept = learner.sets.make("Three", ("q0", "q1", "q2"))
    learner.answer(learner.study.start(learner.sets.plan(kept.set_id)), "a", "b", "b")

    second = learner.sets.plan(kept.set_id)
    assert (second.round, len(second.question_ids)) == (2, 3)
    learner.answer(learner.study.start(second), "a", "a", "a")

    progress = _only(learner)
    said = [(r.number, r.answered, r.wrong, r.duration_ms) for r in progress.rounds]
    assert said == [(1, 3, 2, 12_000), (2, 3, 0, 12_000)]
    assert progress.is_clean


def test_a_round_goes_on_after_a_kill_and_after_another_session(learner):
    kept = learner.sets.make("Three", ("q0", "q1", "q2"))
    session = learner.study.start(learner.sets.plan(kept.set_id))
    first = session.current[0]
    learner.answer(session, "b")

    learner.open()
    resumed = learner.study.resume()
    assert (resumed.round, resumed.position) == (1, 1)
    learner.answer(learner.study.start(PracticePlan(("q2",))), "a")

    rest = learner.sets.plan(kept.set_id)
    assert rest.round == 1
    assert sorted((first, *rest.question_ids)) == ["q0", "q1", "q2"]
    assert _only(learner).is_begun
    learner.answer(learner.study.start(rest), "a", "a")
    assert [r.wrong for r in _only(learner).rounds] == [1]
    assert learner.sets.plan(kept.set_id).round == 2


def test_an_answer_that_is_taken_back_is_not_in_its_round(learner):
    kept = learner.sets.make("One", ("q0",))
    session = learner.study.start(learner.sets.plan(kept.set_id))
    learner.answer(session, "b")

    session.undo()

    assert _only(learner).rounds == ()


def test_a_question_that_the_bank_lost_is_not_waited_for(learner):
    kept = learner.sets.make("Two", ("q0", "gone"))
    learner.answer(learner.study.start(learner.sets.plan(kept.set_id)), "a")

    assert _only(learner).is_clean


def test_a_set_can_go_and_its_answers_stay(learner):
    kept = learner.sets.make("One", ("q0",))
    learner.answer(learner.study.start(learner.sets.plan(kept.set_id)), "a")

    learner.sets.forget(kept.set_id)

    assert learner.sets.progress() == ()
    assert learner.sets.plan(kept.set_id) is None
    assert learner.study.progress().answers_total == 1


@pytest.mark.parametrize(
    ("name", "question_ids"), [(" ", ("q0",)), ("Empty", ()), ("Twice", ("q0", "q0"))]
)
def test_a_set_that_says_nothing_is_refused(name, question_ids):
    with pytest.raises(ValueError, match=r"set|name"):
        WoodpeckerSet("set", name, question_ids, NOON)


def test_a_long_name_is_cut(learner):
    assert len(learner.sets.make("long " * 40, ("q0",)).name) <= 60
