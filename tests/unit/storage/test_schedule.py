"""An answer, its schedule and its day are written together, or not at all."""

from __future__ import annotations

import datetime as dt
import random
import sqlite3
from itertools import groupby

import pytest
from msgspec.structs import replace

from quizapp.storage.connection import open_connection
from quizapp.storage.reviews import ReviewRepository
from quizapp.storage.rows.item_rows import item_from_row, item_to_row
from quizapp.storage.schedule import ScheduleRepository
from quizapp.storage.sessions import SessionRepository
from quizapp.training.planning.study_plan import PracticePlan, TodayPlan
from quizapp.training.ports import Asked, NotKeptError, SessionKind, StudyStores
from quizapp.training.review import Review
from quizapp.training.scheduling.recall import RecallGrade
from quizapp.training.scheduling.replay import replay
from quizapp.training.scheduling.review_item import Recalled
from quizapp.training.study import Study
from tests.support.study_fakes import (
    FixedQuestions,
    ManualTime,
    make_item,
    make_review,
    make_session,
    sum_up_day,
)

IDS = tuple(f"q{number}" for number in range(8))


@pytest.fixture
def connection(tmp_path):
    connection = open_connection(tmp_path)
    yield connection
    connection.close()


@pytest.fixture
def stores(connection) -> StudyStores:
    db = connection.db
    return StudyStores(
        ReviewRepository(db), SessionRepository(db), ScheduleRepository(db)
    )


def _everything(connection) -> list[str]:
    return list(connection.db.conn.iterdump())


def _study(stores: StudyStores, time: ManualTime) -> Study:
    questions = FixedQuestions(dict.fromkeys(IDS, ("control",)))
    return Study(questions, stores, time.surroundings())


def _answered(stores: StudyStores, place: int, *, correct: bool = True) -> Review:
    review = make_review("s", place, correct=correct)
    stores.reviews.add(review, make_item(review))
    return review


def test_an_item_comes_back_from_its_row_as_it_was():
    item = make_item(make_review("s", 3))

    assert item_from_row(item_to_row(item)) == item


def test_an_answer_is_kept_with_its_item(stores):
    stores.sessions.open(make_session("s", 2))
    reviews = [_answered(stores, 0), _answered(stores, 1, correct=False)]

    assert stores.schedule.items() == [make_item(review) for review in reviews]


@pytest.mark.parametrize("table", ["reviews", "sessions", "review_items", "days"])
def test_if_one_part_of_an_answer_cannot_be_written_nothing_is(
    connection, stores, table
):
    stores.sessions.open(make_session("s", 2))
    act = "UPDATE" if table == "sessions" else "INSERT"
    connection.db.execute(
        f"CREATE TRIGGER refuse BEFORE {act} ON {table}"
        " BEGIN SELECT RAISE(ABORT, 'no'); END"
    )
    before = _everything(connection)

    with pytest.raises(NotKeptError):
        _answered(stores, 0)

    assert _everything(connection) == before


def test_an_answer_takes_one_look_four_writings_and_one_commit(connection, stores):
    session = _study(stores, ManualTime()).start()
    said: list[str] = []
    connection.db.conn.set_trace_callback(said.append)

    session.answer(["b"])

    connection.db.conn.set_trace_callback(None)
    assert session.total == 9
    # What triggers do is told as the statement that set them off.
    statements = [sql.split()[0] for sql, _ in groupby(said)]
    assert statements == [
        *("BEGIN", "SELECT", "INSERT", "INSERT", "UPDATE", "INSERT", "COMMIT")
    ]


def test_what_is_asked_again_is_there_after_reopening(stores):
    stores.sessions.open(replace(make_session("s", 1), kind=SessionKind.REVIEW))
    review = make_review("s", 0, correct=False)

    stores.reviews.add(review, make_item(review), [Asked("q0", 77), Asked("q5", 78)])

    waiting = stores.sessions.get_open()
    assert waiting is not None
    assert (waiting.question_ids, waiting.seeds) == (("q0", "q0", "q5"), (0, 77, 78))
    assert (waiting.position, waiting.mistakes) == (1, (0,))
    assert waiting.kind is SessionKind.REVIEW


def test_another_grade_is_kept_with_its_item(stores):
    stores.sessions.open(make_session("s", 2))
    review = replace(_answered(stores, 0), grade=RecallGrade.EASY)

    stores.reviews.regrade(review, make_item(review))

    assert stores.reviews.newest(1) == [review]
    assert stores.schedule.items() == [make_item(review)]


@pytest.mark.parametrize("again", [(), (Asked("q0", 9),), (Asked("q0", 9),) * 3])
@pytest.mark.parametrize("count", [1, 2])
def test_taking_an_answer_back_leaves_the_file_as_it_was(
    connection, stores, count, again
):
    stores.sessions.open(make_session("s", count))
    before = _everything(connection)
    review = make_review("s", 0, correct=False)
    stores.reviews.add(review, make_item(review), again)
    assert _everything(connection) != before

    stores.reviews.take_back(review, None, len(again))

    assert _everything(connection) == before


def test_an_answer_that_moves_nothing_changes_only_what_was_seen_last(stores):
    stores.sessions.open(make_session("s", 1))
    item = make_item(_answered(stores, 0))
    stores.sessions.open(replace(make_session("t", 1), seeds=(7,)))
    later = replace(make_review("t", 0, correct=False), seed=7, moved=False)

    stores.reviews.add(later, replace(item, last_seed=7, last_right=False))

    assert stores.schedule.items() == [replace(item, last_seed=7, last_right=False)]


def test_an_item_that_was_never_kept_is_kept_whole_by_any_answer(stores):
    stores.sessions.open(make_session("s", 1))
    review = replace(make_review("s", 0), moved=False)

    stores.reviews.add(review, make_item(review))

    assert stores.schedule.items() == [make_item(review)]


def test_taking_back_brings_the_older_item_back(stores):
    stores.sessions.open(make_session("s", 2))
    review = _answered(stores, 0)
    older = replace(make_item(review), last_seed=99)

    stores.reviews.take_back(review, older)

    assert stores.schedule.items() == [older]


def test_only_the_last_answer_can_be_taken_back_or_graded_anew(connection, stores):
    stores.sessions.open(make_session("s", 3))
    first = _answered(stores, 0)
    _answered(stores, 1)
    before = _everything(connection)

    with pytest.raises(NotKeptError):
        stores.reviews.take_back(first, None)
    with pytest.raises(NotKeptError):
        stores.reviews.regrade(first, make_item(first))
    assert _everything(connection) == before


def test_an_answer_of_a_closed_session_stays_once_another_one_is_open(
    connection, stores
):
    stores.sessions.open(make_session("s", 1))
    review = _answered(stores, 0)
    stores.sessions.open(make_session("other", 1))
    before = _everything(connection)

    with pytest.raises(NotKeptError):
        stores.reviews.take_back(review, None)
    assert _everything(connection) == before


def test_suspension_is_kept_and_can_be_lifted(stores):
    stores.schedule.suspend("q3")
    stores.schedule.suspend("q1")
    stores.schedule.suspend("q3")
    assert stores.schedule.suspended() == ["q1", "q3"]

    stores.schedule.unsuspend("q3")
    assert stores.schedule.suspended() == ["q1"]


def test_a_suspended_family_is_dropped_from_the_end_of_its_session(stores):
    stores.sessions.open(make_session("s", 1))
    review = make_review("s", 0, correct=False)
    stores.reviews.add(review, make_item(review), [Asked("q0", 9)])
    assert stores.sessions.get_open() is not None

    stores.schedule.suspend("q7", drops_from="s")
    assert stores.sessions.get_open() is not None
    stores.schedule.suspend("q0", drops_from="s")

    assert stores.sessions.get_open() is None


def test_a_suspended_family_leaves_no_gap_where_it_was_still_to_be_asked(stores):
    session = replace(
        make_session("s", 4), question_ids=("q0", "q1", "q2", "q1"), seeds=(0, 1, 2, 3)
    )
    stores.sessions.open(session)
    _answered(stores, 0)

    stores.schedule.suspend("q1", drops_from="s")

    left = stores.sessions.get_open()
    assert (left.question_ids, left.seeds) == (("q0", "q2"), (0, 2))
    stores.schedule.suspend("q2", drops_from="s")
    assert stores.sessions.get_open() is None


def test_a_session_without_any_question_left_is_over(stores):
    stores.sessions.open(make_session("s", 1))

    stores.schedule.suspend("q0", drops_from="s")

    assert stores.sessions.get_open() is None


def test_memory_and_disk_agree_after_leaving_out_and_taking_back(stores):
    time = ManualTime()
    session = _study(stores, time).start(TodayPlan())
    session.answer(["b"])
    wrong = session.last.review.question_id
    session.put_aside()
    for expected in (session.position, session.position - 1):
        kept = stores.sessions.get_open()
        assert (kept.position, len(kept.seeds)) == (expected, session.total)
        if session.last is not None:
            session.undo()
    assert session.current[0] == wrong


def test_a_suspension_never_drops_an_answer(stores):
    stores.sessions.open(make_session("s", 2))
    _answered(stores, 0)
    _answered(stores, 1)

    stores.schedule.suspend("q1", drops_from="s")

    assert len(stores.reviews.newest(9)) == 2


def _study_at_random(study: Study, time: ManualTime, chance: random.Random) -> None:
    """Answer, grade, undo and suspend in any order over some weeks."""
    session = study.start()
    for _ in range(120):
        time.moment += dt.timedelta(hours=chance.choice([0, 0, 0, 1, 20, 90]))
        if session.current is None or chance.random() < 0.05:
            session = study.start(chance.choice([None, PracticePlan(length=3)]))
        session.start_timing()
        time.seconds += chance.randrange(90)
        session.answer([chance.choice("aaab")])
        if session.last.review.moved and chance.random() < 0.3:
            session.grade(RecallGrade(chance.randrange(1, 5)))
        if chance.random() < 0.2:
            session.undo()
        elif chance.random() < 0.1:
            session.suspend()
            session.unsuspend()
        elif chance.random() < 0.1 and session.current is not None:
            aside = session.current[0]
            session.put_aside()
            study.unsuspend(aside)


@pytest.mark.parametrize("seed", range(6))
def test_days_and_schedule_always_say_what_the_answers_themselves_say(stores, seed):
    time = ManualTime()
    _study_at_random(_study(stores, time), time, random.Random(seed))

    reviews = stores.reviews.all()
    assert len(reviews) > 60
    assert stores.reviews.find_wrong_days() == []
    days = sorted({review.day for review in reviews})
    assert stores.reviews.days() == [sum_up_day(day, reviews) for day in days]
    for item in stores.schedule.items():
        answers = [_recalled(r) for r in reviews if r.question_id == item.question_id]
        assert replay(answers, 0.9) == item


def _recalled(review: Review) -> Recalled:
    return Recalled(
        review.question_id, review.seed, review.correct, review.grade, review.day
    )


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE days SET answers = answers + 1",
        "UPDATE days SET duration_ms = duration_ms + 1",
        "DELETE FROM days",
        "INSERT INTO days VALUES ('2026-01-01', 1, 1, 1, 1, 1, 1)",
    ],
)
def test_a_day_that_does_not_fit_its_answers_is_found(connection, stores, change):
    stores.sessions.open(make_session("s", 1))
    _answered(stores, 0)
    assert stores.reviews.find_wrong_days() == []

    connection.db.execute(change)

    assert len(stores.reviews.find_wrong_days()) == 1


def test_what_a_day_sums_up_cannot_be_changed_behind_its_back(connection, stores):
    stores.sessions.open(make_session("s", 1))
    _answered(stores, 0)

    with pytest.raises(sqlite3.IntegrityError, match="never changed"):
        connection.db.execute("UPDATE reviews SET correct = 0")


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("due_on", "2026-11-30"),
        ("due_on", "soon"),
        ("stability", 0),
        ("difficulty", 10.5),
        ("lapses", 1),
        ("last_right", 2),
    ],
)
def test_the_database_refuses_items_that_make_no_sense(
    connection, stores, column, value
):
    stores.sessions.open(make_session("s", 1))
    _answered(stores, 0)

    with pytest.raises(sqlite3.IntegrityError):
        connection.db.execute(f"UPDATE review_items SET {column} = ?", [value])


def test_open_places_of_a_session_are_restored_and_a_closed_one_is_open_again(stores):
    session = make_session("s", 2)
    stores.sessions.open(session)
    for question_id in set(session.question_ids):
        stores.schedule.suspend(question_id, drops_from="s")
    assert stores.sessions.get_open() is None

    stores.schedule.restore_places(session, lets_back=session.question_ids[0])

    assert stores.sessions.get_open() == session
    assert session.question_ids[0] not in stores.schedule.suspended()


def test_places_are_not_restored_while_another_session_is_open(stores, connection):
    session = make_session("s", 1)
    stores.sessions.open(session)
    stores.schedule.suspend(session.question_ids[0], drops_from="s")
    stores.sessions.open(make_session("other", 1))
    before = _everything(connection)

    with pytest.raises(NotKeptError):
        stores.schedule.restore_places(session, lets_back=session.question_ids[0])
    assert _everything(connection) == before
