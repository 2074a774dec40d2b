"""A ticket: what leads a candidate back to their place in a room after any end."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from quizapp.training.room.join_link import JoinLink


class Ticket(Struct, frozen=True, kw_only=True):
    """A place in a room, or the attempt to get one."""

    ticket_id: str
    link: JoinLink
    name: str
    attempt: str
    """The same when the same candidate asks again, because no answer came."""
    token: str = ""
    """Empty before the room has let the candidate in."""
    title: str = ""
    """Of the exam, as the room said it."""


class TicketStore(Protocol):
    """Keeps tickets; what it has taken is on the disk when it returns."""

    def keep(self, ticket: Ticket) -> None:
        """Keep a ticket, in place of the one with its id.

        :raises NotKeptError: if it cannot be kept.
        """

    def attempt_of(self, link: JoinLink, name: str) -> Ticket | None:
        """Find an attempt to get into a room that led nowhere yet."""

    def current(self) -> Ticket | None:
        """Give the ticket of the room that has not been left yet, if there is one."""

    def leave(self, ticket: Ticket) -> None:
        """Mark that a room was left for good; what was kept stays."""
