"""Stores of rooms for tests: a new file each, and one PostgreSQL server for all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from quizapp.storage.rooms.room_store import DatabaseRooms
from quizapp.storage.rooms.sqlite import SqliteRooms
from quizapp.training.room.port import RoomStore
from tests.support.postgres_server import NoPostgresError, postgres_server
from tests.support.room_client import Caller
from tests.support.rooms import Hall


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Give the address of a PostgreSQL server."""
    try:
        with postgres_server() as address:
            yield address
    except NoPostgresError as error:
        pytest.skip(f"PostgreSQL cannot be started: {error}")


@pytest.fixture(scope="session")
def postgres_store(postgres: str) -> Iterator[RoomStore]:
    """Give a store in PostgreSQL."""
    from quizapp.storage.rooms.postgres import PostgresRooms

    store = DatabaseRooms(PostgresRooms(postgres, connections=2))
    yield store
    store.close()


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest) -> Iterator[RoomStore]:
    """Give a store of either kind."""
    if request.param == "postgres":
        yield request.getfixturevalue("postgres_store")
        return
    opened = DatabaseRooms(SqliteRooms(request.getfixturevalue("tmp_path")))
    yield opened
    opened.close()


@pytest.fixture
def hall(store: RoomStore) -> Hall:
    """Give a room that candidates may join."""
    return Hall(store)


@pytest.fixture
def caller(tmp_path: Path) -> Iterator[Caller]:
    """Give somebody who asks a room in a file."""
    caller = Caller(Hall(DatabaseRooms(SqliteRooms(tmp_path))))
    yield caller
    caller.desk.close()
