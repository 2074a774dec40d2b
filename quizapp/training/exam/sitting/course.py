"""The course of a sitting: all that its journal comes to, at one moment."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class EndedBy(StrEnum):
    """Why a sitting is over."""

    CANDIDATE = "candidate"
    TIME = "time"
    INSTRUCTOR = "instructor"


class Ending(Struct, frozen=True):
    """When a sitting was handed in, and by whom."""

    by: EndedBy
    seconds: float
    """After its start."""


class Incident(StrEnum):
    """What is written down and has no consequence by itself."""

    FOCUS_LOST = "focus lost"
    FOCUS_BACK = "focus back"
    SUSPENDED = "suspended"
    CLOCK_SET = "clock set"
    RESTARTED = "restarted"
    CLOCK_RESTARTED = "clock restarted"
    """The computer was started anew, as far as it tells; the wall clock counts then."""
    SECOND_INSTANCE = "second instance"


class Pause(Struct, frozen=True):
    """A pause that lasts."""

    since: float
    """Seconds after the start."""
    reason: str


class InRoom(Struct, frozen=True):
    """What a room has of a sitting. Answers are numbered by their entries."""

    first: int
    """The highest number that the room knew before this sitting began."""
    received: int
    """The highest number that it has; what comes after is only here."""


class Course(Struct, frozen=True, kw_only=True):
    """Where a sitting stands."""

    answers: tuple[tuple[str, ...], ...]
    """Letters, question by question; empty where nothing is chosen."""
    limit_seconds: float | None
    """None: there is no time limit."""
    grace_seconds: float
    current: int = 1
    """Number of the open question."""
    flags: frozenset[int] = frozenset()
    late: frozenset[int] = frozenset()
    """Numbers of questions that were last answered in the grace period."""
    extra_seconds: float = 0.0
    paused_seconds: float = 0.0
    """How long all pauses that are over were."""
    shift_seconds: float = 0.0
    """By how much a room said that the end is later than all this comes to."""
    room: InRoom | None = None
    """None: the sitting is in no room."""
    pause: Pause | None = None
    ending: Ending | None = None

    @property
    def deadline(self) -> float | None:
        """Say how many seconds after the start the time is over, pauses included."""
        if self.limit_seconds is None:
            return None
        moved = self.extra_seconds + self.paused_seconds + self.shift_seconds
        return self.limit_seconds + moved

    def seconds_left(self, seconds: float) -> float | None:
        """Say how much is left at a time; it stands still in a pause."""
        if self.deadline is None:
            return None
        at = self.pause.since if self.pause is not None else seconds
        return self.deadline - at

    def is_time_over(self, seconds: float) -> bool:
        """Say whether the time is over: an answer is late from now on."""
        left = self.seconds_left(seconds)
        return left is not None and left < 0

    def is_grace_over(self, seconds: float) -> bool:
        """Say whether the grace period is over, too: the sitting is handed in."""
        left = self.seconds_left(seconds)
        return left is not None and left < -self.grace_seconds
