"""Reading rooms: what several statements of a store begin with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from quizapp.storage.rooms.database import Pick, Transaction, listed, only
from quizapp.storage.rooms.rows import (
    CANDIDATE,
    PAUSE,
    ROOM,
    candidate_from,
    pause_from,
    room_from,
    shape_from,
)
from quizapp.training.room.port import UnknownRoomError
from quizapp.training.room.room import PauseOf
from quizapp.training.room.shape import Slot
from quizapp.training.room.sitting import Sitting

_OF_THEIR_ROOMS = "room_id IN (SELECT room_id FROM candidates WHERE token_hash {among})"
_MOST_KNOWN = 20_000
"""So many sittings are remembered; beyond that, all are read again."""


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


class Sittings:
    """Sittings as they were when this store wrote last; read anew after any change.

    Only where nobody else writes: with several servers they are read each time.
    """

    def __init__(self, shapes: Shapes) -> None:
        self._shapes = shapes
        self._known: dict[str, Sitting] = {}
        self._changes: int | None = None

    def read(self, run: Transaction, tokens: Iterable[str]) -> Mapping[str, Sitting]:
        """Give sittings, those of these tokens among them if anybody has them."""
        if run.changes is None:
            return self._read(run, list(tokens))
        if run.changes != self._changes or len(self._known) > _MOST_KNOWN:
            self._known, self._changes = {}, run.changes
        wanted = [each for each in tokens if each not in self._known]
        if wanted:
            self._known |= self._read(run, wanted)
        return self._known

    def remember(self, changed: Mapping[str, Sitting], changes: int | None) -> None:
        """Remember what has just been committed, and how many changes that made."""
        if changes is not None:
            self._known |= changed
            self._changes = changes

    def _read(self, run: Transaction, tokens: Sequence[str]) -> dict[str, Sitting]:
        rows, of_rooms, of_pauses = run.picked(
            sorted(tokens),
            Pick(CANDIDATE, "candidates", "token_hash {among}", locks=True),
            Pick(ROOM, "rooms", _OF_THEIR_ROOMS),
            Pick(PAUSE, "pauses", _OF_THEIR_ROOMS),
        )
        candidates = dict(map(candidate_from, rows))
        rooms = {room.room_id: room for room in map(room_from, of_rooms)}
        pauses = list(map(pause_from, of_pauses))
        return {
            token: Sitting(
                rooms[candidate.room_id],
                candidate,
                tuple([each for each in pauses if each.covers(candidate)]),
                self._shapes.get(run, candidate.room_id, candidate.form),
            )
            for token, candidate in candidates.items()
        }


def pauses_of(run: Transaction, room_ids: Sequence[int]) -> list[PauseOf]:
    """Read all pauses of rooms, those of single candidates too."""
    found: list[PauseOf] = []
    for names, values in listed(room_ids):
        statement = f"SELECT {PAUSE} FROM pauses WHERE room_id IN ({names})"
        found.extend(map(pause_from, run.rows(statement, values)))
    return found
