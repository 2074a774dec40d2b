"""Rooms of an older version go on: their tables are brought up to date, or read as such."""

from __future__ import annotations

import sqlite3

import pytest

from quizapp.storage.rooms.opening import open_rooms_to_read
from quizapp.storage.rooms.room_store import DatabaseRooms
from quizapp.storage.rooms.sqlite import FILE_NAME, SqliteRooms
from quizapp.training.exam.crediting import Credit, Scoring
from quizapp.training.room.codes import hash_token
from quizapp.training.room.opening import Terms
from tests.support.rooms import Hall

_OLDER = "ALTER TABLE rooms DROP COLUMN scoring"
"""What makes tables of the newest version those of the first one."""


@pytest.fixture
def old(tmp_path):
    """Leave a room in a file of the first version."""
    store = DatabaseRooms(SqliteRooms(tmp_path))
    hall = Hall(store)
    store.close()
    connection = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
    connection.execute(_OLDER)
    connection.execute("PRAGMA user_version = 1")
    connection.close()
    return hall


def test_a_file_of_the_first_version_is_brought_up_to_date(old, tmp_path):
    store = DatabaseRooms(SqliteRooms(tmp_path))
    (room,) = store.rooms()
    Hall(store, terms=Terms(pass_percent=80))
    store.close()

    again = DatabaseRooms(SqliteRooms(tmp_path))
    new, first = again.rooms()
    again.close()
    assert room == first
    assert (first.join_code, first.scoring) == (old.room.join_code, Scoring())
    assert new.scoring == Scoring(80, select_all=Credit.ALL_OR_NOTHING)


def test_a_file_of_the_first_version_is_read_without_changing_it(old, tmp_path):
    path = tmp_path / FILE_NAME
    before = path.read_bytes()

    store = open_rooms_to_read(tmp_path)
    (room,) = store.rooms()
    store.close()

    assert (room.join_code, room.scoring) == (old.room.join_code, Scoring())
    assert path.read_bytes() == before


def test_a_database_of_the_first_version_is_brought_up_to_date(postgres):
    import psycopg

    from quizapp.storage.rooms.postgres import PostgresRooms

    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("CREATE DATABASE older")
    address = postgres.replace("/postgres?", "/older?")
    store = DatabaseRooms(PostgresRooms(address, connections=1))
    hall = Hall(store)
    store.close()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(_OLDER)
        connection.execute("UPDATE room_schema SET version = 1")

    store = DatabaseRooms(PostgresRooms(address, connections=1))
    found = store.room_of(hash_token(hall.instructor_token))
    store.close()

    assert found is not None
    assert (found.join_code, found.scoring) == (hall.room.join_code, Scoring())
