"""The shelf of tickets: a folder for each room that was attended, with its sitting in it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from quizapp.training.ports import NotKeptError
from quizapp.training.room.attending.heard import Learned
from quizapp.training.room.attending.ticket import Ticket
from quizapp.training.room.join_link import JoinLink

FOLDER = "room-sittings"
TICKET = "ticket.json"
LEFT = "left"
"""Stands beside the ticket of a room that was left for good."""

HEARD = "heard.json"
"""Stands there once the exam is over: then nothing waits to be gone on with."""

READ = "read.json"
"""Says which messages of the room were put away."""

T = TypeVar("T", bound=Struct)


class _Read(Struct, frozen=True):
    """How far the messages of a room were read."""

    message_id: int


class TicketShelf:
    """Keeps tickets for their owner alone: a token opens the place of a candidate."""

    def __init__(self, data_folder: Path) -> None:
        self.folder = data_folder / FOLDER

    def folder_of(self, ticket: Ticket) -> Path:
        """Say where everything of a ticket is kept."""
        return self.folder / ticket.ticket_id

    def keep(self, ticket: Ticket) -> None:
        """Keep a ticket, in place of the one with its id.

        :raises NotKeptError: if it cannot be kept.
        """
        _write(self.folder_of(ticket) / TICKET, ticket)

    def keep_heard(self, ticket: Ticket, heard: Learned) -> None:
        """Keep what a room said last, to be shown when it is silent.

        :raises NotKeptError: if it cannot be kept.
        """
        _write(self.folder_of(ticket) / HEARD, heard)

    def heard(self, ticket: Ticket) -> Learned | None:
        """Give what a room said last; None where nothing is kept."""
        return _read(self.folder_of(ticket) / HEARD, Learned)

    def keep_read(self, ticket: Ticket, message_id: int) -> None:
        """Keep that the messages of a room were put away, up to this one.

        :raises NotKeptError: if it cannot be kept.
        """
        _write(self.folder_of(ticket) / READ, _Read(message_id))

    def read(self, ticket: Ticket) -> int:
        """Give the id of the last message that was put away; 0 if none was."""
        found = _read(self.folder_of(ticket) / READ, _Read)
        return 0 if found is None else found.message_id

    def attempt_of(self, link: JoinLink, name: str) -> Ticket | None:
        """Find an attempt to get into a room that led nowhere yet."""
        fits = (
            each
            for each in self._tickets()
            if not each.token and (each.link, each.name) == (link, name)
        )
        return next(fits, None)

    def current(self) -> Ticket | None:
        """Give the ticket of the room that has not been left yet, if there is one."""
        waiting = (
            each
            for each in self._tickets()
            if each.token and not (self.folder_of(each) / LEFT).exists()
        )
        return next(waiting, None)

    def leave(self, ticket: Ticket) -> None:
        """Mark that a room was left for good; what was kept stays.

        :raises NotKeptError: if that cannot be kept.
        """
        try:
            (self.folder_of(ticket) / LEFT).touch()
        except OSError as error:
            raise NotKeptError(f"{ticket.title}: {error.strerror}") from error

    def drop(self, ticket: Ticket) -> None:
        """Forget an attempt that was refused."""
        with suppress(OSError):
            (self.folder_of(ticket) / TICKET).unlink()
            self.folder_of(ticket).rmdir()

    def _tickets(self) -> Iterator[Ticket]:
        """Yield what can be read, the newest first."""
        paths = sorted(self.folder.glob(f"*/{TICKET}"), key=_age, reverse=True)
        found = (_read(path, Ticket) for path in paths)
        return (each for each in found if each is not None)


def _age(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _read(path: Path, type_: type[T]) -> T | None:
    try:
        return msgspec.json.decode(path.read_bytes(), type=type_)
    except (OSError, msgspec.MsgspecError, ValueError, RecursionError):
        return None


def _write(path: Path, kept: Struct) -> None:
    """Put a file in its place, whole, and for nobody else to read."""
    beside = path.with_name(f".{path.name}.new")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        beside.unlink(missing_ok=True)
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
        with os.fdopen(os.open(beside, flags, 0o600), "wb") as file:
            file.write(msgspec.json.encode(kept))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        raise NotKeptError(f"{path}: {error.strerror or error}") from error
