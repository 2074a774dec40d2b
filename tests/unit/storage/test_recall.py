"""What was expected of answers is kept with them, summed up, and follows every change."""

from __future__ import annotations

import datetime as dt
import random
import shutil
import sqlite3
from contextlib import closing

import pytest

from quizapp.storage.connection import open_connection
from quizapp.storage.file.names import DATABASE_NAME
from quizapp.storage.schema.old_predictions import predict_old_answers
from quizapp.storage.stores import Stores
from quizapp.training.insight.held import Shown
from quizapp.training.planning.study_plan import PracticePlan
from quizapp.training.ports import StudyStores
from quizapp.training.scheduling.memory import retrievability
from quizapp.training.scheduling.recall import RecallGrade
from quizapp.training.study import Study
from tests.support.make_old_database import OLD_DATABASES
from tests.support.study_fakes import FixedQuestions, ManualTime


@pytest.fixture
def connection(tmp_path):
    connection = open_connection(tmp_path)
    yield connection
    connection.close()


@pytest.fixture
def stores(connection):
    return Stores(connection)


@pytest.fixture
def time():
    return ManualTime()


@pytest.fixture
def study(stores, time):
    questions = FixedQuestions({f"q{n}": ("control",) for n in range(6)})
    kept = StudyStores(stores.reviews, stores.sessions, stores.schedule)
    return Study(questions, kept, time.surroundings())


def _answer(study, time, question_id, *, right=True, seconds=20.0):
    session = study.start(PracticePlan((question_id,)))
    session.start_timing()
    time.seconds += seconds
    session.answer(["a" if right else "b"])
    return session


def _predictions(connection):
    query = "SELECT review_id, predicted FROM reviews ORDER BY review_id"
    return connection.db.execute(query).fetchall()


def test_a_first_answer_and_a_second_one_on_the_day_predict_nothing(
    connection, study, stores, time
):
    _answer(study, time, "q0")
    _answer(study, time, "q0")

    assert stores.reviews.recalls() == []
    assert [predicted for _, predicted in _predictions(connection)] == [-1, -1]


def test_what_was_expected_is_what_the_memory_model_said_before_the_answer(
    study, stores, time
):
    _answer(study, time, "q0")
    (item,) = stores.schedule.items()
    time.moment += dt.timedelta(days=30)

    _answer(study, time, "q0", right=False)

    (found,) = stores.reviews.recalls()
    assert found.predicted == round(10_000 * retrievability(item, time.moment.date()))
    assert (found.answers, found.recalled) == (1, 0)
    assert found.lower <= found.predicted


def test_summaries_follow_another_grade_and_an_answer_taken_back(study, stores, time):
    _answer(study, time, "q0")
    time.moment += dt.timedelta(days=30)
    session = _answer(study, time, "q0")

    session.grade(RecallGrade.AGAIN)
    assert [found.recalled for found in stores.reviews.recalls()] == [0]
    session.grade(RecallGrade.HARD)
    assert [found.recalled for found in stores.reviews.recalls()] == [1]
    session.undo()

    assert stores.reviews.recalls() == []


def test_only_answers_since_a_day_are_summed_up(study, stores, time):
    for days in (0, 30, 200):
        time.moment += dt.timedelta(days=days)
        _answer(study, time, "q0")

    total = sum(found.answers for found in stores.reviews.recalls())
    last = stores.reviews.recalls(time.moment.date())
    assert (total, sum(found.answers for found in last)) == (2, 1)


def test_an_answer_counts_as_five_minutes_at_most(study, stores, time):
    _answer(study, time, "q0", seconds=40)
    _answer(study, time, "q1", seconds=4000)

    (day,) = stores.reviews.days()
    assert (day.duration_ms, day.spent_ms) == (4_040_000, 340_000)


@pytest.mark.parametrize("seed", range(4))
def test_everything_summed_up_is_what_the_answers_give_when_reckoned_anew(
    connection, study, stores, time, seed
):
    chance = random.Random(seed)
    for _ in range(80):
        time.moment += dt.timedelta(hours=chance.choice([0, 1, 20, 90, 900, -3]))
        chosen, right = f"q{chance.randrange(6)}", chance.random() < 0.7
        session = _answer(
            study, time, chosen, right=right, seconds=chance.choice([9, 900])
        )
        if session.last.review.moved and chance.random() < 0.4:
            session.grade(RecallGrade(chance.randrange(1, 5)))
        if chance.random() < 0.2:
            session.undo()
        assert stores.reviews.find_wrong_days() == []
    kept, summed = _predictions(connection), stores.reviews.recalls()
    assert len(summed) > 2

    connection.db.execute("UPDATE reviews SET predicted = -1")
    assert stores.reviews.recalls() == []
    predict_old_answers(connection.db)

    assert _predictions(connection) == kept
    assert stores.reviews.recalls() == summed
    assert stores.reviews.find_wrong_days() == []
    raw = [r for r in stores.reviews.all() if r.first_try]
    assert sorted((r.question_id, r.day, r.correct) for r in raw) == [
        (item.question_id, item.first_on, item.first_right)
        for item in stores.schedule.items()
    ]


def test_what_the_newest_answers_showed_is_read_without_the_rest(study, stores, time):
    for number, right in enumerate((False, True, False)):
        _answer(study, time, f"q{number}", right=right)
        time.moment += dt.timedelta(days=1)

    assert stores.reviews.shown(2) == [
        Shown(review.question_id, review.day, review.misconception)
        for review in stores.reviews.newest(2)
    ]
    assert [each.misconception for each in stores.reviews.shown(9)] == [
        "mistaken-b", "", "mistaken-b",
    ]  # fmt: skip


def test_a_history_put_back_brings_the_same_summaries(study, stores, time):
    for days in (0, 30, 200):
        time.moment += dt.timedelta(days=days)
        _answer(study, time, "q0", right=days != 30, seconds=400)
    recalls, days = stores.reviews.recalls(), stores.reviews.days()

    stores.history.replace(stores.history.read())

    assert stores.reviews.recalls() == recalls
    assert stores.reviews.days() == days


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE recall_days SET recalled = 0",
        "UPDATE recall_days SET predicted = predicted - 1",
        "DELETE FROM recall_days",
        "INSERT INTO recall_days VALUES ('2026-01-01', 5000, 1, 1, 5000)",
        "UPDATE days SET spent_ms = spent_ms - 1",
    ],
)
def test_a_summary_that_does_not_fit_its_answers_is_found(
    connection, study, stores, time, change
):
    _answer(study, time, "q0")
    time.moment += dt.timedelta(days=30)
    _answer(study, time, "q0")
    assert stores.reviews.find_wrong_days() == []

    connection.db.execute(change)

    assert stores.reviews.find_wrong_days() != []


def test_old_answers_are_summed_up_when_their_file_is_opened(tmp_path):
    shutil.copyfile(OLD_DATABASES / "schema-4.db", tmp_path / DATABASE_NAME)
    with closing(sqlite3.connect(tmp_path / DATABASE_NAME)) as db, db:
        db.execute(
            "INSERT INTO session_questions VALUES ('left-open', 3, 'q0', 7)",
        )
        db.execute(
            "INSERT INTO reviews (session_id, place, question_id, seed, as_of, engine,"
            " chosen, key, correct, misconception, duration_ms, answered_at, day,"
            " grade, moved) VALUES ('left-open', 3, 'q0', 7, '2026-09-25', '1',"
            " '[\"a\"]', '[\"a\"]', 1, '', 700000,"
            " '2026-12-30T12:00:00.000000+00:00', '2026-12-30', 3, 1)"
        )
    connection = open_connection(tmp_path)
    stores = Stores(connection)

    (found,) = stores.reviews.recalls()
    assert (found.answers, found.recalled) == (1, 1)
    assert 0 < found.predicted < 10_000
    assert [day.spent_ms for day in stores.reviews.days()][-1] == 300_000
    assert stores.reviews.find_wrong_days() == []
    connection.close()
