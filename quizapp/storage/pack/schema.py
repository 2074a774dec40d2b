"""The schema of a pack, which is made anew and never migrated."""

from __future__ import annotations

import sqlite3

PACK_ID = 0x4A515A50
"""Marks a SQLite file as a pack of this program."""

SCHEMA = (
    f"PRAGMA application_id = {PACK_ID}",
    "CREATE TABLE facts (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) STRICT",
    """
    CREATE TABLE families (
        question_id TEXT PRIMARY KEY NOT NULL,
        content_hash TEXT NOT NULL,
        entry BLOB NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE variants (
        question_id TEXT NOT NULL REFERENCES families (question_id),
        filling TEXT NOT NULL CHECK (json_valid(filling)),
        key BLOB NOT NULL,
        PRIMARY KEY (question_id, filling)
    ) STRICT
    """,
    """
    CREATE TABLE texts (
        question_id TEXT NOT NULL,
        filling TEXT NOT NULL,
        language TEXT NOT NULL,
        question BLOB NOT NULL,
        explanations BLOB NOT NULL,
        dated BLOB NOT NULL,
        PRIMARY KEY (question_id, filling, language),
        FOREIGN KEY (question_id, filling) REFERENCES variants (question_id, filling)
    ) STRICT
    """,
    """
    CREATE TABLE proofs (
        question_id TEXT PRIMARY KEY NOT NULL,
        proof BLOB NOT NULL
    ) STRICT
    """,
)

COLUMNS = {
    "families": "question_id, content_hash, entry",
    "variants": "question_id, filling, key",
    "texts": "question_id, filling, language, question, explanations, dated",
}
"""The tables that are filled family by family, in the order in which they are filled."""

WORDS = "question_id, language, texts, cards, topics, rules"
"""Columns of the index."""

_INDEX = """
    CREATE VIRTUAL TABLE words USING fts5 (
        question_id UNINDEXED, language UNINDEXED, texts, cards, topics, rules,
        tokenize = 'unicode61 remove_diacritics 2'
    )
"""
_WITHOUT_INDEX = f"CREATE TABLE words ({WORDS})"


def make_schema(connection: sqlite3.Connection, *, full_text: bool) -> None:
    """Make the tables of a new pack; without FTS5 its words are searched one by one."""
    for statement in (*SCHEMA, _INDEX if full_text else _WITHOUT_INDEX):
        connection.execute(statement)
