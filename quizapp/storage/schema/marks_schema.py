"""The schema of marks: bookmarks and notes by the id of their family."""

from __future__ import annotations

MARKS = (
    """
    CREATE TABLE bookmarks (
        question_id TEXT PRIMARY KEY NOT NULL CHECK (question_id <> '')
    ) STRICT
    """,
    """
    CREATE TABLE notes (
        question_id TEXT PRIMARY KEY NOT NULL CHECK (question_id <> ''),
        words TEXT NOT NULL CHECK (trim(words) <> '')
    ) STRICT
    """,
)
