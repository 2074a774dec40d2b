"""Opening a room for papers, or going on with the one that is open for them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from quizapp.hub.steady_clock import SteadyClock
from quizapp.interchange.exams.sealed_folder import SealedFolder
from quizapp.training.exam.paper import Paper
from quizapp.training.room.codes import Entropy, hash_token, make_token
from quizapp.training.room.opening import Terms, make_form, make_room
from quizapp.training.room.port import RoomStore
from quizapp.training.room.room import Room


class Opened(NamedTuple):
    """A room, and the token that instructs it."""

    room: Room
    instructor_token: str
    is_new: bool
    sealed: SealedFolder | None = None
    """What the seals said, where the papers had some."""


class Opener:
    """Opens rooms; the instructor's token is kept in a file of the data folder."""

    def __init__(
        self, store: RoomStore, folder: Path, clock: SteadyClock, entropy: Entropy
    ) -> None:
        self._store = store
        self._folder = folder
        self._clock = clock
        self._entropy = entropy

    def open(self, papers: Sequence[Paper], terms: Terms, *, anew: bool) -> Opened:
        """Go on with the room that is open for these papers, or open one.

        :raises UnfitPapersError: if they cannot be forms of one exam.
        """
        token = make_token(self._entropy)
        wanted = make_room(papers, terms, token, self._entropy)
        room = None if anew else self._find(papers)
        if room is not None:
            return Opened(room, self._token_of(room), is_new=False)
        room = self._store.open_room(wanted, self._clock.now_ms())
        self._write(room, token)
        return Opened(room, token, is_new=True)

    def _find(self, papers: Sequence[Paper]) -> Room | None:
        texts = {form.label: form.paper for form in map(make_form, papers)}
        for room in self._store.rooms():
            if room.closed_ms is None and self._has(room, texts):
                return room
        return None

    def _has(self, room: Room, texts: dict[str, str]) -> bool:
        kept = self._store.papers(room.room_id)
        return kept == texts

    def _token_of(self, room: Room) -> str:
        """Give the token from its file; without that, hand the room over to a new one."""
        try:
            kept = self._path(room).read_text(encoding="ascii").strip()
        except (OSError, UnicodeDecodeError):
            kept = ""
        found = self._store.room_of(hash_token(kept)) if kept else None
        if found is not None and found.room_id == room.room_id:
            return kept
        token = make_token(self._entropy)
        self._store.hand_over(room.room_id, hash_token(token), self._clock.now_ms())
        self._write(room, token)
        return token

    def _write(self, room: Room, token: str) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        path = self._path(room)
        path.unlink(missing_ok=True)
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(f"{token}\n")

    def _path(self, room: Room) -> Path:
        code = room.join_code.replace(" ", "-").lower()
        return self._folder / f"instructor-{code}.token"
