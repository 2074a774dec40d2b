"""The port to rooms: what the window asks for beside its own thread."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Protocol

from msgspec import Struct

from quizapp.presenters.sitting.measured import Measured
from quizapp.training.exam.paper import Paper
from quizapp.training.exam.sealing.sealed_paper import OpenedPaper
from quizapp.training.exam.sitting.sitting import Sitting
from quizapp.training.room.attending.heard import Heard, Learned
from quizapp.training.room.attending.outgoing import Outgoing
from quizapp.training.room.attending.ticket import Ticket
from quizapp.training.room.bodies import SittingBody
from quizapp.training.room.join_link import JoinLink


class RoomNearby(Struct, frozen=True):
    """A room that was announced in the network."""

    name: str
    address: str


class Entry(Struct, frozen=True, kw_only=True):
    """What somebody wants to get in with."""

    link: JoinLink
    name: str
    return_code: str = ""
    """Of the instructor, for whoever goes on on this computer; or empty."""


class RoomPort(Protocol):
    """Gets into a room, and keeps in contact with it beside the window."""

    def measure(self) -> Future[Measured]:
        """Try what an exam needs of this computer."""

    def candidate(self) -> str:
        """Name the learner."""

    def nearby(self) -> tuple[RoomNearby, ...]:
        """List the rooms found so far; the first time that begins to look."""

    def stop_looking(self) -> None:
        """Look for no more rooms."""

    def enter(self, entry: Entry) -> Future[Ticket]:
        """Get in; the answer raises what stands in the way."""

    def current(self) -> Ticket | None:
        """Give the ticket of a room that was entered and not left."""

    def unfinished(self) -> Ticket | None:
        """Give that ticket unless the exam is over, as far as is known here."""

    def attend(self, ticket: Ticket) -> Future[OpenedPaper | None]:
        """Keep in contact from now on; give the paper of a sitting that was begun."""

    def last_heard(self) -> Learned | None:
        """Give what the room said last before the program ended."""

    def seal(self, paper: Paper, said: SittingBody) -> Future[OpenedPaper]:
        """Make the questions a paper as every sitting has one."""

    def sit(self, opened: OpenedPaper) -> Sitting:
        """Begin the sitting, or go on where it was.

        :raises NotKeptError: if it cannot be kept.
        """

    def say(self, outgoing: Outgoing) -> None:
        """Let the room know; what was to be sent before is in it or was received."""

    def hear(self) -> tuple[Heard, ...]:
        """Give what was heard since last asked, the earliest first."""

    def keep(self, heard: Learned) -> None:
        """Keep what the room said, for when it is silent."""

    def read(self) -> int:
        """Give the id of the last message of the room that was put away, or 0."""

    def keep_read(self, message_id: int) -> None:
        """Keep that messages were put away, up to this one.

        :raises NotKeptError: if that cannot be kept.
        """

    def seconds(self) -> float:
        """Give the seconds of a stopwatch."""

    def leave(self) -> None:
        """Leave the room for good; what was kept stays.

        :raises NotKeptError: if that cannot be kept.
        """

    def close(self) -> None:
        """Let go of the contact and the sitting's file."""
