"""Records of rooms: finding the room or candidate meant, and the audit trail."""

from __future__ import annotations

from quizapp.storage.rooms.database import RoomDatabase, Transaction, only
from quizapp.storage.rooms.rows import ROOM, room_from
from quizapp.training.room.port import UnknownRoomError
from quizapp.training.room.room import Room

_PUT_ACT = """
    INSERT INTO acts (room_id, at_ms, act, candidate_id, detail)
    VALUES (:room, :now, :act, :candidate, :detail)
"""


class RoomRecords:
    """Holds the database that rooms are kept in."""

    def __init__(self, database: RoomDatabase) -> None:
        self._db = database

    def rest(self) -> None:
        """Do what can wait until nobody asks for anything."""
        self._db.rest()

    def close(self) -> None:
        """Let go of the database."""
        self._db.close()


def get_room(run: Transaction, room_id: int) -> Room:
    """Read a room.

    :raises UnknownRoomError: if there is none.
    """
    statement = f"SELECT {ROOM} FROM rooms WHERE room_id = :room"
    row = only(run.rows(statement, {"room": room_id}))
    if row is None:
        raise UnknownRoomError("there is no such room")
    return room_from(row)


def check_there(run: Transaction, room_id: int, candidate_id: int | None) -> None:
    """See that a room has a candidate; None is everybody.

    :raises UnknownRoomError: if it has not.
    """
    if candidate_id is None:
        return
    found = run.rows(
        "SELECT 1 FROM candidates WHERE candidate_id = :candidate AND room_id = :room",
        {"candidate": candidate_id, "room": room_id},
    )
    if not found:
        raise UnknownRoomError("there is no such candidate")


def write_down(
    run: Transaction,
    room_id: int,
    now_ms: int,
    act: str,
    about: tuple[int | None, str] = (None, ""),
) -> None:
    """Add a line to the audit trail, and let pages know that something is new."""
    candidate_id, detail = about
    run.rows(
        _PUT_ACT,
        {
            "room": room_id,
            "now": now_ms,
            "act": act,
            "candidate": candidate_id,
            "detail": detail,
        },
    )
    run.rows(
        "UPDATE rooms SET news = news + 1 WHERE room_id = :room", {"room": room_id}
    )
