"""A hall with one candidate whose program attends it."""

from __future__ import annotations

import pytest

from quizapp.storage.rooms.room_store import DatabaseRooms
from quizapp.storage.rooms.sqlite import SqliteRooms
from tests.support.attending import Attendee
from tests.support.room_client import Caller
from tests.support.rooms import Hall


@pytest.fixture
def caller(tmp_path):
    caller = Caller(Hall(DatabaseRooms(SqliteRooms(tmp_path))))
    yield caller
    caller.desk.close()


@pytest.fixture
def kim(caller) -> Attendee:
    """Give a candidate who has joined."""
    return Attendee(caller)
