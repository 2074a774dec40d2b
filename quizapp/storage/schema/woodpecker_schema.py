"""The schema of woodpecker sets, and of what a session was started for."""

from __future__ import annotations

_MOMENT = "GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]T*+00:00'"

WOODPECKER = (
    f"""
    CREATE TABLE woodpecker_sets (
        set_id TEXT PRIMARY KEY NOT NULL CHECK (set_id <> ''),
        name TEXT NOT NULL CHECK (trim(name) <> ''),
        made_at TEXT NOT NULL CHECK (made_at {_MOMENT})
    ) STRICT
    """,
    """
    CREATE TABLE woodpecker_questions (
        set_id TEXT NOT NULL
            REFERENCES woodpecker_sets (set_id) ON DELETE CASCADE,
        place INTEGER NOT NULL CHECK (place >= 0),
        question_id TEXT NOT NULL CHECK (question_id <> ''),
        PRIMARY KEY (set_id, place),
        UNIQUE (set_id, question_id)
    ) STRICT
    """,
    """
    ALTER TABLE sessions ADD COLUMN counts INTEGER NOT NULL DEFAULT 1
        CHECK (counts IN (0, 1))
    """,
    "ALTER TABLE sessions ADD COLUMN set_id TEXT NOT NULL DEFAULT ''",
    """
    ALTER TABLE sessions ADD COLUMN round INTEGER NOT NULL DEFAULT 0
        CHECK (round >= 0 AND (round > 0) = (set_id <> ''))
    """,
    "CREATE INDEX sessions_of_set ON sessions (set_id) WHERE set_id <> ''",
)
"""A session names its set without a reference: answers outlive the set."""
