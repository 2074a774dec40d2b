"""Reading rooms: what several statements of a store begin with."""

from __future__ import annotations

from collections.abc import Sequence

from quizapp.storage.rooms.database import Transaction, listed, only
from quizapp.storage.rooms.rows import (
    PAUSE,
    ROOM,
    pause_from,
    room_from,
    shape_from,
)
from quizapp.training.room.port import UnknownRoomError
from quizapp.training.room.room import PauseOf, Room
from quizapp.training.room.shape import Slot


class Shapes:
    """Shapes of forms, each read once: they never change."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, str], tuple[Slot, ...]] = {}

    def get(self, run: Transaction, room_id: int, label: str) -> tuple[Slot, ...]:
        """Give the shape of a form."""
        at = (room_id, label)
        if at not in self._known:
            row = only(
                run.rows(
                    "SELECT shape FROM forms WHERE room_id = :room AND label = :label",
                    {"room": room_id, "label": label},
                )
            )
            if row is None:
                raise UnknownRoomError(f"there is no form {label}")
            self._known[at] = shape_from(row[0])
        return self._known[at]


def rooms_by_id(run: Transaction, room_ids: Sequence[int]) -> dict[int, Room]:
    """Read rooms."""
    found: dict[int, Room] = {}
    for names, values in listed(room_ids):
        rows = run.rows(f"SELECT {ROOM} FROM rooms WHERE room_id IN ({names})", values)
        found |= {room.room_id: room for room in map(room_from, rows)}
    return found


def pauses_of(run: Transaction, room_ids: Sequence[int]) -> list[PauseOf]:
    """Read all pauses of rooms, those of single candidates too."""
    found: list[PauseOf] = []
    for names, values in listed(room_ids):
        statement = f"SELECT {PAUSE} FROM pauses WHERE room_id IN ({names})"
        found.extend(map(pause_from, run.rows(statement, values)))
    return found
