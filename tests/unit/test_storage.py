"""What was kept comes back, wholly or not at all."""

from __future__ import annotations

import datetime as dt
import random
import shutil
import sqlite3
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from quizapp.storage.connection import Connection, open_connection
from quizapp.storage.file.first_look import peek_settings
from quizapp.storage.file.names import DATABASE_NAME
from quizapp.storage.migrations import MIGRATION_NAMES, SCHEMA_VERSION
from quizapp.storage.reviews import ReviewRepository
from quizapp.storage.rows.review_rows import review_from_row, review_to_row
from quizapp.storage.schedule import ScheduleRepository
from quizapp.storage.sessions import SessionRepository
from quizapp.storage.settings import SettingsRepository
from quizapp.storage.woodpecker import WoodpeckerRepository
from quizapp.training.ports import NotKeptError, StudyStores
from quizapp.training.review import Review
from quizapp.training.scheduling.recall import RecallGrade
from quizapp.training.study import Study
from tests.support.make_old_database import IN_ROUNDS, OLD_DATABASES
from tests.support.study_fakes import (
    NOON,
    FixedQuestions,
    ManualTime,
    make_item,
    make_review,
    make_session,
)

NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
LATEST = dt.datetime(9999, 12, 31)  # noqa: DTZ001 - hypothesis adds the zone
EARLIEST = dt.datetime(1000, 1, 1)  # noqa: DTZ001
REVIEWS = st.builds(
    Review,
    session_id=NAMES,
    question_id=NAMES,
    seed=st.integers(-(2**63), 2**63 - 1),
    as_of=NAMES,
    engine=NAMES,
    chosen=st.lists(NAMES).map(tuple),
    key=st.lists(NAMES).map(tuple),
    correct=st.booleans(),
    misconception=NAMES,
    duration_ms=st.integers(0, 2**63 - 1),
    answered_at=st.datetimes(EARLIEST, LATEST, timezones=st.just(dt.UTC)),
    day=st.dates(),
    grade=st.sampled_from(RecallGrade),
    moved=st.booleans(),
    first_try=st.booleans(),
    hinted=st.booleans(),
    complexity=st.integers(0, 3),
    words=st.integers(0, 10_000),
)


@pytest.fixture
def connection(tmp_path):
    connection = open_connection(tmp_path)
    yield connection
    connection.close()


@pytest.fixture
def reviews(connection) -> ReviewRepository:
    return ReviewRepository(connection.db)


@pytest.fixture
def sessions(connection) -> SessionRepository:
    return SessionRepository(connection.db)


def _reopen(connection: Connection) -> Connection:
    connection.close()
    return open_connection(connection.path.parent)


def _add(reviews: ReviewRepository, review: Review) -> None:
    reviews.add(review, make_item(review))


def _stores(connection: Connection) -> StudyStores:
    db = connection.db
    return StudyStores(
        ReviewRepository(db), SessionRepository(db), ScheduleRepository(db)
    )


def _pragma(connection: Connection, name: str) -> object:
    return connection.db.execute(f"PRAGMA {name}").fetchone()[0]


@given(REVIEWS)
def test_any_review_comes_back_from_its_row_as_it_was(review):
    assert review_from_row(review_to_row(review)) == review


def test_reviews_are_there_after_reopening_oldest_first(connection, reviews, sessions):
    sessions.open(make_session("s", 3))
    kept = [make_review("s", 0), make_review("s", 1, correct=False)]
    for review in kept:
        reviews.add(review, make_item(review))

    again = _reopen(connection)

    assert ReviewRepository(again.db).all() == kept
    again.close()


def test_each_review_moves_its_session_on(reviews, sessions):
    sessions.open(make_session("s", 3))
    _add(reviews, make_review("s", 0))
    _add(reviews, make_review("s", 1))

    assert sessions.get_open() == replace(make_session("s", 3), position=2)


def test_the_review_of_the_last_question_closes_the_session(reviews, sessions):
    sessions.open(make_session("s", 1))
    _add(reviews, make_review("s", 0))

    assert sessions.get_open() is None


@pytest.mark.parametrize(
    "review",
    [
        make_review("s", 1),
        make_review("other", 0),
        replace(make_review("s", 0), seed=5),
        replace(make_review("s", 0), seed=2**63),
        replace(make_review("s", 0), question_id="q1"),
    ],
)
def test_a_review_that_is_not_next_in_its_session_is_not_kept(
    reviews, sessions, review
):
    sessions.open(make_session("s", 3))

    with pytest.raises(NotKeptError):
        _add(reviews, review)

    assert reviews.all() == []
    assert sessions.get_open() == make_session("s", 3)


def test_if_the_session_cannot_move_on_the_review_is_not_kept(
    connection, reviews, sessions
):
    sessions.open(make_session("s", 3))
    connection.db.execute(
        "CREATE TRIGGER refuse BEFORE UPDATE ON sessions"
        " BEGIN SELECT RAISE(ABORT, 'no'); END"
    )

    with pytest.raises(NotKeptError):
        _add(reviews, make_review("s", 0))

    assert reviews.all() == []


def test_on_a_full_disk_an_answer_is_refused_and_the_session_stays(
    connection, sessions
):
    questions = FixedQuestions({"q0": ("control",), "q1": ("control",)})
    reviews, surroundings = ReviewRepository(connection.db), ManualTime().surroundings()
    session = Study(questions, _stores(connection), surroundings).start()
    before = session.current
    connection.db.execute("PRAGMA query_only = ON")

    with pytest.raises(NotKeptError):
        session.answer(["a"])
    assert (session.current, session.position) == (before, 0)

    connection.db.execute("PRAGMA query_only = OFF")
    session.answer(["a"])
    assert [review.question_id for review in reviews.all()] == [before[0]]


def test_a_new_session_closes_the_older_one(sessions):
    sessions.open(make_session("old", 2))
    sessions.open(make_session("new", 2))

    assert sessions.get_open() == make_session("new", 2)


def test_a_session_whose_name_is_taken_leaves_the_open_one_as_it_is(sessions):
    sessions.open(make_session("s", 2))

    with pytest.raises(NotKeptError):
        sessions.open(make_session("s", 3))

    assert sessions.get_open() == make_session("s", 2)


def test_a_closed_session_is_not_resumed(sessions):
    sessions.open(make_session("s", 2))
    sessions.close("s")

    assert sessions.get_open() is None


def test_a_setting_is_replaced_and_the_others_stay(connection):
    settings = SettingsRepository(connection.db)
    settings.keep({"language": "en", "theme": "dark"})
    settings.keep({"language": "fr"})

    assert settings.all() == {"language": "fr", "theme": "dark"}


def test_settings_can_be_seen_before_the_file_is_opened(connection):
    SettingsRepository(connection.db).keep({"theme": "dark"})

    assert peek_settings(connection.path.parent) == {"theme": "dark"}


def test_a_first_look_at_nothing_or_at_rubbish_finds_no_settings(tmp_path):
    assert peek_settings(tmp_path) == {}
    (tmp_path / DATABASE_NAME).write_bytes(b"rubbish" * 1000)
    assert peek_settings(tmp_path) == {}


def test_every_commit_waits_for_the_disk(connection):
    full = 2
    assert _pragma(connection, "journal_mode") == "wal"
    assert _pragma(connection, "synchronous") == full
    assert _pragma(connection, "foreign_keys") == 1
    assert _pragma(connection, "busy_timeout") >= 1000


def test_every_table_of_ours_is_strict_and_every_column_is_filled(connection):
    tables = connection.db.execute("PRAGMA table_list").fetchall()
    ours = {
        name: strict
        for _schema, name, _kind, _columns, _rowid, strict in tables
        if not name.startswith(("sqlite_", "_sqlite_"))
    }
    assert ours == dict.fromkeys(
        [
            "bookmarks",
            "days",
            "notes",
            "recall_days",
            "review_items",
            "reviews",
            "rules_editions",
            "rules_paragraphs",
            "session_questions",
            "sessions",
            "settings",
            "suspended_questions",
            "woodpecker_questions",
            "woodpecker_sets",
        ],
        1,
    )
    for table in ours:
        columns = connection.db.execute(f"PRAGMA table_info({table})").fetchall()
        assert all(not_null for _, _, _, not_null, _, _ in columns)


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("chosen", "no json"),
        ("correct", 2),
        ("duration_ms", -1),
        ("duration_ms", "long"),
        ("answered_at", "yesterday"),
        ("session_id", "unknown"),
        ("engine", None),
        ("day", "today"),
        ("grade", 5),
        ("moved", 2),
        ("words", -1),
        ("predicted", 10_001),
    ],
)
def test_the_database_refuses_records_that_make_no_sense(
    connection, reviews, sessions, column, value
):
    sessions.open(make_session("s", 1))
    _add(reviews, make_review("s", 0))

    with pytest.raises(sqlite3.IntegrityError):
        connection.db.execute(f"UPDATE reviews SET {column} = ?", [value])


def test_the_file_says_which_schema_it_has(connection):
    assert _pragma(connection, "user_version") == SCHEMA_VERSION == len(MIGRATION_NAMES)


@pytest.mark.parametrize(
    "old", sorted(OLD_DATABASES.glob("*.db")), ids=lambda path: path.stem
)
def test_a_progress_file_of_every_earlier_schema_still_opens(old: Path, tmp_path):
    shutil.copyfile(old, tmp_path / DATABASE_NAME)

    connection = open_connection(tmp_path)

    assert ReviewRepository(connection.db).all() == [
        make_review("finished", 0),
        make_review("finished", 1, correct=False),
        replace(make_review("left-open", 0), moved=False, first_try=False),
    ]
    assert ReviewRepository(connection.db).find_wrong_days() == []
    assert ScheduleRepository(connection.db).items() == [
        make_item(make_review("finished", 0)),
        make_item(make_review("finished", 1, correct=False)),
    ]
    waiting = SessionRepository(connection.db).get_open()
    assert waiting == replace(make_session("left-open", 3), position=1)
    assert SettingsRepository(connection.db).all() == {
        "language": "fr",
        "theme": "dark",
    }
    kept_sets = WoodpeckerRepository(connection.db).sets()
    assert kept_sets == ([IN_ROUNDS] if old.stem >= "schema-5" else [])
    assert _pragma(connection, "user_version") == SCHEMA_VERSION
    connection.close()


def test_there_is_an_old_file_of_every_schema():
    schemas = {f"schema-{number}" for number in range(1, SCHEMA_VERSION + 1)}

    assert {path.stem for path in OLD_DATABASES.glob("*.db")} == schemas


def test_a_study_goes_on_after_the_file_was_closed(connection):
    questions = FixedQuestions({f"q{number}": ("control",) for number in range(5)})
    time = ManualTime()

    def study(opened: Connection, seed: int) -> Study:
        return Study(questions, _stores(opened), time.surroundings(seed))

    session = study(connection, 1).start()
    chance, asked = random.Random(3), []
    while session.current is not None:
        asked.append(session.current[0])
        time.moment = NOON + dt.timedelta(minutes=len(asked))
        session.answer([chance.choice("abcd")])
        if session.current is not None:
            connection = _reopen(connection)
            session = study(connection, 2).resume()

    kept = ReviewRepository(connection.db).all()
    assert [review.question_id for review in kept] == asked
    assert sorted(set(asked)) == list(questions.question_ids())
    wrong = [review for review in kept if not review.correct]
    assert len(kept) == 5 + len(wrong)
    assert study(connection, 2).resume() is None
    connection.close()
