"""What is written is written whole, also where one whole stands in another."""

from __future__ import annotations

import sqlite3
from contextlib import suppress

import pytest

from quizapp.storage.connection import open_connection
from quizapp.storage.guards import write_whole
from quizapp.training.ports import NotKeptError

_PUT = "INSERT INTO settings (name, value) VALUES (?, ?)"


@pytest.fixture
def db(tmp_path):
    connection = open_connection(tmp_path)
    yield connection.db
    connection.close()


def _names(db) -> list[str]:
    return [name for (name,) in db.execute("SELECT name FROM settings ORDER BY name")]


def test_what_fails_within_another_writing_is_undone_alone(db):
    with write_whole(db):
        db.execute(_PUT, ["kept", "1"])
        with suppress(NotKeptError), write_whole(db):
            db.execute(_PUT, ["undone", "1"])
            db.execute(_PUT, ["kept", "2"])

    assert _names(db) == ["kept"]
    assert not db.conn.in_transaction


def _write(db, *statements: str) -> None:
    with write_whole(db):
        db.execute(_PUT, ["first", "1"])
        for statement in statements:
            db.execute(statement)


def test_a_writing_within_another_one_goes_with_it(db):
    with suppress(KeyError), write_whole(db):
        _write(db)
        raise KeyError

    assert _names(db) == []
    assert not db.conn.in_transaction


def test_what_the_database_refuses_is_told_in_one_way_and_undone(db):
    with pytest.raises(NotKeptError, match="could not be written"):
        _write(db, "INSERT INTO settings (name) VALUES ('without a value')")

    assert _names(db) == []
    assert not db.conn.in_transaction


def test_where_the_commit_itself_is_refused_nothing_is_kept(db):
    db.execute(
        "CREATE TABLE later"
        " (name TEXT REFERENCES settings (name) DEFERRABLE INITIALLY DEFERRED)"
    )

    with pytest.raises(NotKeptError) as refused:
        _write(db, "INSERT INTO later VALUES ('nowhere')")

    assert isinstance(refused.value.__cause__, sqlite3.IntegrityError)
    assert _names(db) == []
    assert not db.conn.in_transaction
