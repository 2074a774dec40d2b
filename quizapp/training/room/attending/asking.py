"""The port to a room as a candidate asks it, and how that can go wrong."""

from __future__ import annotations

from typing import Protocol

from quizapp.training.exam.paper import Paper
from quizapp.training.room.bodies import DeedBody, ReceiptBody, SittingBody
from quizapp.training.room.outcome import Outcome


class NoContactError(Exception):
    """The room did not answer, or not now: what was sent may be sent again."""


class NoRoomError(NoContactError):
    """Something answers there that is no room."""


class OtherCertificateError(Exception):
    """Another certificate is shown than was expected; nothing was sent."""


class UnknownCertificateError(Exception):
    """No fingerprint was said, and no authority vouches for what is shown."""

    def __init__(self, fingerprint: str, *, by_date: bool = False) -> None:
        super().__init__(fingerprint)
        self.fingerprint = fingerprint
        """Of the certificate that is shown."""
        self.by_date = by_date
        """Whether it is not valid on the day that the clock of this computer says."""


class RefusedError(Exception):
    """The room says no."""

    def __init__(self, word: str, said: str, wait_seconds: int = 0) -> None:
        super().__init__(said)
        self.word = word
        """A fixed word, such as "late"."""
        self.wait_seconds = wait_seconds


class RoomAsking(Protocol):
    """Asks a room for whoever has joined; each question may raise the errors above."""

    def sitting(self) -> SittingBody:
        """See how the exam stands."""

    def paper(self) -> Paper:
        """Get the questions."""

    def answer(self, body: DeedBody) -> ReceiptBody:
        """Hand answers over; to do so again is harmless, the latest counts."""

    def hand_in(self, body: DeedBody) -> ReceiptBody:
        """Hand in, with the answers that the room does not have yet."""

    def results(self) -> Outcome:
        """See what is told of the result."""

    def close(self) -> None:
        """Hang up."""
