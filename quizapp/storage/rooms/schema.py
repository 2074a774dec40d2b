"""The schema of rooms, the same in SQLite and PostgreSQL but for the names of types."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from string import Template

VERSION = 2
"""Counts changes of the schema."""

_TABLES = (
    """
    CREATE TABLE rooms (
        room_id $identity,
        title TEXT NOT NULL,
        language TEXT NOT NULL,
        join_code TEXT NOT NULL UNIQUE,
        instructor_hash TEXT NOT NULL UNIQUE,
        limit_ms $whole CHECK (limit_ms > 0),
        grace_ms $whole NOT NULL CHECK (grace_ms >= 0),
        joining $whole NOT NULL CHECK (joining IN (0, 1)),
        opened_ms $whole NOT NULL,
        started_ms $whole,
        closed_ms $whole,
        score_told $whole NOT NULL CHECK (score_told IN (0, 1)),
        answers_told $whole NOT NULL CHECK (answers_told IN (0, 1)),
        explanations_told $whole NOT NULL CHECK (explanations_told IN (0, 1)),
        debrief $whole CHECK (debrief > 0),
        news $whole NOT NULL,
        scoring TEXT NOT NULL DEFAULT '{}'
    ) $strict
    """,
    """
    CREATE TABLE forms (
        room_id $whole NOT NULL REFERENCES rooms (room_id),
        label TEXT NOT NULL,
        place $whole NOT NULL,
        shape TEXT NOT NULL,
        paper TEXT NOT NULL,
        PRIMARY KEY (room_id, label)
    ) $strict
    """,
    """
    CREATE TABLE candidates (
        candidate_id $identity,
        room_id $whole NOT NULL,
        name TEXT NOT NULL,
        name_key TEXT NOT NULL,
        form TEXT NOT NULL,
        token_hash TEXT NOT NULL UNIQUE,
        attempt_hash TEXT NOT NULL,
        return_hash TEXT UNIQUE,
        joined_ms $whole NOT NULL,
        seen_ms $whole NOT NULL,
        place $whole NOT NULL,
        extra_ms $whole NOT NULL,
        handed_in_ms $whole,
        away_count $whole NOT NULL,
        away_ms $whole NOT NULL,
        UNIQUE (room_id, name_key),
        UNIQUE (room_id, attempt_hash),
        FOREIGN KEY (room_id, form) REFERENCES forms (room_id, label)
    ) $strict
    """,
    """
    CREATE TABLE answers (
        candidate_id $whole NOT NULL REFERENCES candidates (candidate_id),
        number $whole NOT NULL CHECK (number > 0),
        sequence $whole NOT NULL,
        chosen TEXT NOT NULL,
        flagged $whole NOT NULL CHECK (flagged IN (0, 1)),
        stored_ms $whole NOT NULL,
        PRIMARY KEY (candidate_id, number)
    ) $strict
    """,
    """
    CREATE TABLE pauses (
        pause_id $identity,
        room_id $whole NOT NULL REFERENCES rooms (room_id),
        candidate_id $whole REFERENCES candidates (candidate_id),
        begun_ms $whole NOT NULL,
        ended_ms $whole,
        reason TEXT NOT NULL
    ) $strict
    """,
    "CREATE INDEX pauses_of_rooms ON pauses (room_id)",
    """
    CREATE TABLE messages (
        message_id $identity,
        room_id $whole NOT NULL REFERENCES rooms (room_id),
        candidate_id $whole REFERENCES candidates (candidate_id),
        text TEXT NOT NULL,
        sent_ms $whole NOT NULL
    ) $strict
    """,
    "CREATE INDEX messages_of_rooms ON messages (room_id)",
    """
    CREATE TABLE results (
        candidate_id $whole PRIMARY KEY NOT NULL
            REFERENCES candidates (candidate_id),
        score TEXT NOT NULL,
        answers TEXT NOT NULL,
        explanations TEXT NOT NULL
    ) $strict
    """,
    """
    CREATE TABLE acts (
        act_id $identity,
        room_id $whole NOT NULL REFERENCES rooms (room_id),
        at_ms $whole NOT NULL,
        act TEXT NOT NULL,
        candidate_id $whole,
        detail TEXT NOT NULL
    ) $strict
    """,
    "CREATE INDEX acts_of_rooms ON acts (room_id)",
)

_CHANGES = {2: ("ALTER TABLE rooms ADD COLUMN scoring TEXT NOT NULL DEFAULT '{}'",)}
"""What brings older tables to a version: the same statements in both databases."""

_VIEWS = {2: ("CREATE TEMP VIEW rooms AS SELECT *, '{}' AS scoring FROM main.rooms",)}
"""What shows older tables of a file that is only read as those of a version."""

_SQLITE = {
    "identity": "INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL",
    "whole": "INTEGER",
    "strict": "STRICT",
}
_POSTGRES = {
    "identity": "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
    "whole": "BIGINT",
    "strict": "",
}


def changes_since(version: int) -> tuple[str, ...]:
    """Give the statements that bring tables of a version to the newest one."""
    return _since(_CHANGES, version)


def views_since(version: int) -> tuple[str, ...]:
    """Give the statements that show tables of a version as those of the newest one."""
    return _since(_VIEWS, version)


def _since(changes: Mapping[int, tuple[str, ...]], version: int) -> tuple[str, ...]:
    later = (each for number, each in sorted(changes.items()) if number > version)
    return tuple(chain.from_iterable(later))


def sqlite_tables() -> tuple[str, ...]:
    """Give the statements that make the tables in SQLite."""
    return tuple(Template(each).substitute(_SQLITE) for each in _TABLES)


def postgres_tables() -> tuple[str, ...]:
    """Give the statements that make the tables in PostgreSQL."""
    return tuple(Template(each).substitute(_POSTGRES) for each in _TABLES)
