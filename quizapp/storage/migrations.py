"""The schema of the progress file, one migration after the other."""

from __future__ import annotations

from sqlite_utils import Database, Migrations

from quizapp.storage.schema.insight_schema import PREDICTED, RECALL_SUMMING, SPENT
from quizapp.storage.schema.marks_schema import MARKS
from quizapp.storage.schema.old_answers import schedule_old_answers
from quizapp.storage.schema.old_predictions import predict_old_answers
from quizapp.storage.schema.schedule_schema import (
    DAYS,
    ITEMS,
    OLD_REVIEWS,
    REVIEWS,
    SESSIONS,
    SUMMING,
)
from quizapp.storage.schema.woodpecker_schema import WOODPECKER

APPLICATION_ID = 0x4A515A31
"""Marks a SQLite file as a progress file of this program."""

MIGRATION_SET = "quizapp"

migrations = Migrations(MIGRATION_SET)

_MOMENT = "GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]T*+00:00'"


_FIRST_SCHEMA = (
    f"PRAGMA application_id = {APPLICATION_ID}",
    f"""
    CREATE TABLE sessions (
        session_id TEXT PRIMARY KEY NOT NULL,
        as_of TEXT NOT NULL,
        position INTEGER NOT NULL CHECK (position >= 0),
        is_open INTEGER NOT NULL CHECK (is_open IN (0, 1)),
        started_at TEXT NOT NULL CHECK (started_at {_MOMENT})
    ) STRICT
    """,
    "CREATE UNIQUE INDEX one_open_session ON sessions (is_open) WHERE is_open = 1",
    """
    CREATE TABLE session_questions (
        session_id TEXT NOT NULL REFERENCES sessions (session_id),
        place INTEGER NOT NULL CHECK (place >= 0),
        question_id TEXT NOT NULL,
        seed INTEGER NOT NULL,
        PRIMARY KEY (session_id, place)
    ) STRICT
    """,
    f"""
    CREATE TABLE reviews (
        review_id INTEGER PRIMARY KEY NOT NULL,
        session_id TEXT NOT NULL,
        place INTEGER NOT NULL,
        question_id TEXT NOT NULL,
        seed INTEGER NOT NULL,
        as_of TEXT NOT NULL,
        engine TEXT NOT NULL,
        chosen TEXT NOT NULL CHECK (json_valid(chosen)),
        key TEXT NOT NULL CHECK (json_valid(key)),
        correct INTEGER NOT NULL CHECK (correct IN (0, 1)),
        misconception TEXT NOT NULL,
        duration_ms INTEGER NOT NULL CHECK (duration_ms >= 0),
        answered_at TEXT NOT NULL CHECK (answered_at {_MOMENT}),
        UNIQUE (session_id, place),
        FOREIGN KEY (session_id, place)
            REFERENCES session_questions (session_id, place)
    ) STRICT
    """,
    """
    CREATE TABLE settings (
        name TEXT PRIMARY KEY NOT NULL,
        value TEXT NOT NULL
    ) STRICT
    """,
)


@migrations()
def m001_reviews_sessions_settings(db: Database) -> None:
    """Make the first schema: sessions with their questions, reviews, settings."""
    for statement in _FIRST_SCHEMA:
        db.execute(statement)


_RULES_TEXTS = (
    """
    CREATE TABLE rules_editions (
        effective TEXT PRIMARY KEY NOT NULL
            CHECK (effective GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
    ) STRICT
    """,
    """
    CREATE TABLE rules_paragraphs (
        effective TEXT NOT NULL
            REFERENCES rules_editions (effective) ON DELETE CASCADE,
        number TEXT NOT NULL CHECK (number <> ''),
        words TEXT NOT NULL,
        examples TEXT NOT NULL CHECK (json_valid(examples)),
        PRIMARY KEY (effective, number)
    ) STRICT
    """,
)


@migrations()
def m002_rules_texts(db: Database) -> None:
    """Add the learner's own rules texts: editions with their paragraphs."""
    for statement in _RULES_TEXTS:
        db.execute(statement)


@migrations()
def m003_schedule(db: Database) -> None:
    """Add the schedule of families and the summaries of days, made from old answers."""
    for statement in (SESSIONS, *REVIEWS, *OLD_REVIEWS, *ITEMS, DAYS):
        db.execute(statement)
    schedule_old_answers(db)
    for statement in SUMMING:
        db.execute(statement)


@migrations()
def m004_marks(db: Database) -> None:
    """Add what learners keep of a family for themselves: bookmarks and notes."""
    for statement in MARKS:
        db.execute(statement)


@migrations()
def m005_woodpecker(db: Database) -> None:
    """Add woodpecker sets, and to sessions the round of a set and whether they count."""
    for statement in WOODPECKER:
        db.execute(statement)


@migrations()
def m006_insight(db: Database) -> None:
    """Add time spent by day, and what was expected of answers beside what came true."""
    for statement in (*SPENT, *PREDICTED, *RECALL_SUMMING):
        db.execute(statement)
    predict_old_answers(db)


_BLANK = Database(memory=True, execute_plugins=False)
MIGRATION_NAMES: tuple[str, ...] = tuple(
    step.name for step in migrations.pending(_BLANK)
)
"""Every migration that this version knows, oldest first."""
_BLANK.close()

SCHEMA_VERSION = len(MIGRATION_NAMES)
"""Kept in `user_version`: how many migrations made the file what it is."""


def bring_up_to_date(db: Database) -> None:
    """Apply what is missing, all of it or nothing."""
    if not migrations.pending(db):
        return
    with db.atomic():
        migrations.apply(db)
        db.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
