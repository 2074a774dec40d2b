"""A port to a hall, for presenters of rooms."""

from __future__ import annotations

import pytest

from quizapp.storage.rooms.room_store import DatabaseRooms
from quizapp.storage.rooms.sqlite import SqliteRooms
from tests.support.room_client import Caller
from tests.support.room_port import HallRooms
from tests.support.rooms import Hall


@pytest.fixture
def caller(tmp_path):
    caller = Caller(Hall(DatabaseRooms(SqliteRooms(tmp_path))))
    yield caller
    caller.desk.close()


@pytest.fixture
def rooms(caller) -> HallRooms:
    return HallRooms(caller)
