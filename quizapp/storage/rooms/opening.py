"""Opening a store of rooms: a folder, or a database by its address."""

from __future__ import annotations

from pathlib import Path

from quizapp.storage.rooms.postgres import PostgresRooms
from quizapp.storage.rooms.room_store import DatabaseRooms
from quizapp.storage.rooms.sqlite import SqliteRooms, SqliteRoomsToRead
from quizapp.training.room.port import RoomStore


def open_rooms(place: Path | str, connections: int = 4) -> RoomStore:
    """Open the rooms of a folder, or those of a PostgreSQL database by its address.

    :raises StorageTroubleError: if the folder is in use or cannot be written to.
    :raises RoomStoreError: if file or database cannot be used.
    """
    if isinstance(place, Path):
        return DatabaseRooms(SqliteRooms(place))
    return DatabaseRooms(PostgresRooms(place, connections))


def open_rooms_to_read(folder: Path) -> RoomStore:
    """Open the rooms of a folder beside the server that may be using them.

    :raises RoomStoreError: if there are none, or the file cannot be used.
    """
    return DatabaseRooms(SqliteRoomsToRead(folder))
