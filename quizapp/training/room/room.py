"""A room: one exam, held for many candidates at once, and how far it has come."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from quizapp.training.exam.crediting import Scoring
from quizapp.training.room.timing import Pause


class Phase(StrEnum):
    """How far a room has come."""

    LOBBY = "lobby"
    """Candidates join and wait; nobody has seen a question."""
    RUNNING = "running"
    CLOSED = "closed"
    """Nothing is taken any more."""


class Told(Struct, frozen=True):
    """What candidates are told after the exam, each part for itself."""

    score: bool = False
    answers: bool = False
    explanations: bool = False


class Room(Struct, frozen=True, kw_only=True):
    """One exam room. Moments are milliseconds since 1970, in UTC."""

    room_id: int
    title: str
    language: str
    join_code: str
    limit_ms: int | None
    """None: there is no limit."""
    grace_ms: int
    """How long answers are still taken when the time is over: they may be on their way."""
    joining: bool
    opened_ms: int
    started_ms: int | None = None
    closed_ms: int | None = None
    told: Told = Told()
    debrief: int | None = None
    """Number of the question that is being discussed."""
    news: int = 0
    """Grows with everything that candidates should hear of."""
    scoring: Scoring = Scoring()
    """How the exam scores, as far as it is known here."""

    @property
    def phase(self) -> Phase:
        """Say how far it has come."""
        if self.closed_ms is not None:
            return Phase.CLOSED
        return Phase.LOBBY if self.started_ms is None else Phase.RUNNING


class Candidate(Struct, frozen=True, kw_only=True):
    """Who sits in a room."""

    candidate_id: int
    room_id: int
    name: str
    form: str
    joined_ms: int
    seen_ms: int
    place: int = 0
    """Number of the question that is open; 0 if none is."""
    extra_ms: int = 0
    handed_in_ms: int | None = None
    away_count: int = 0
    """How often the page was left for another; said as it is, and never punished."""
    away_ms: int = 0


class PauseOf(Struct, frozen=True, kw_only=True):
    """A pause of the whole room or of one candidate."""

    room_id: int
    candidate_id: int | None
    """None: everybody pauses."""
    pause: Pause
    reason: str

    @property
    def goes_on(self) -> bool:
        """Say whether it has not been ended."""
        return self.pause.ended_ms is None

    def covers(self, candidate: Candidate) -> bool:
        """Say whether a candidate pauses with it."""
        return self.room_id == candidate.room_id and self.candidate_id in (
            None,
            candidate.candidate_id,
        )


class Message(Struct, frozen=True):
    """A message to the room, or to one candidate."""

    message_id: int
    candidate_id: int | None
    text: str
    sent_ms: int


class Act(Struct, frozen=True):
    """One line of the audit trail: what the instructor did, and never a name."""

    at_ms: int
    act: str
    candidate_id: int | None
    detail: str
