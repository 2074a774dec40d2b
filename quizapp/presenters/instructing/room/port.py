"""What the room page asks of the server; all of it takes a while."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from quizapp.training.room.standing import Standing


class RoomFront(Struct, frozen=True, kw_only=True):
    """How a room is reached."""

    title: str
    address: str
    link: str
    join_code: str
    fingerprint: str
    """SHA-256 of the certificate; empty without TLS."""


class Held(Struct, frozen=True):
    """A pause that goes on: of one candidate, or of all."""

    candidate_id: int | None
    reason: str


class ToldNow(Struct, frozen=True):
    """Which parts of the results are told."""

    score: bool
    answers: bool
    explanations: bool


class RoomSeen(Struct, frozen=True, kw_only=True):
    """The room as it stands now."""

    title: str
    join_code: str
    phase: str
    joining: bool
    limit_s: int | None
    started_ms: int | None
    closed_ms: int | None
    told: ToldNow
    debrief: int | None
    forms: dict[str, int]
    candidates: tuple[Standing, ...]
    pauses: tuple[Held, ...]
    now_ms: int


class RoomTroubleError(Exception):
    """The room cannot do what was asked; the sentence says why."""


class RoomServer(Protocol):
    """Serves one room in a process of its own."""

    def start(self, key: str) -> RoomFront:
        """Serve the papers of an exam.

        :raises RoomTroubleError: if that is not possible.
        """

    def stop(self) -> None:
        """End the server; nothing is lost, and it can be started again."""

    def look(self) -> RoomSeen:
        """See how everybody stands.

        :raises RoomTroubleError: if the server does not answer.
        """

    def ask(self, path: str, **body: object) -> None:
        """Ask for something as the instructor.

        :raises RoomTroubleError: if it is refused.
        """

    def take_answers(self) -> int:
        """Write the answers of all into the folder of the exam; count the candidates.

        :raises RoomTroubleError: if that is not possible.
        """
