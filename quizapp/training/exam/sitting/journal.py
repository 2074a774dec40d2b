"""The journal of a sitting: what is kept of it, and the port that keeps it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from msgspec import Struct

from quizapp.training.exam.sealing.sealed_paper import OpenedPaper
from quizapp.training.exam.sitting.acts import Act
from quizapp.training.exam.sitting.clock import Stamp
from quizapp.training.exam.sitting.course import Course

SECONDS_IN_A_MINUTE = 60


class Entry(Struct, frozen=True):
    """One act, when it was done."""

    at: Stamp
    act: Act


class SittingRecord(Struct, frozen=True, kw_only=True):
    """What does not change during a sitting; with it the same paper opens again."""

    sitting_id: str
    candidate: str
    sealed: bytes
    """The sealed paper, as it came."""
    code_secret: bytes
    """Of the start code."""
    key_seed: bytes
    """Of the key that signs what is handed in."""
    begun: Stamp


class KeptSitting(Struct, frozen=True):
    """Everything that is kept of a sitting."""

    record: SittingRecord
    entries: tuple[Entry, ...] = ()
    """Oldest first."""
    seen: Stamp | None = None
    """When the program was last seen alive, after the newest entry or before it."""

    @property
    def last(self) -> Stamp:
        """Give the newest stamp."""
        stamps = [self.record.begun, *(entry.at for entry in self.entries[-1:])]
        if self.seen is not None:
            stamps.append(self.seen)
        return max(stamps, key=lambda stamp: stamp.seconds)


class SittingStore(Protocol):
    """Keeps one sitting; whatever it has taken is on the disk when it returns."""

    def begin(self, record: SittingRecord) -> None:
        """Keep a new sitting.

        :raises NotKeptError: if it cannot be kept.
        """

    def append(self, entry: Entry) -> None:
        """Keep an entry after all others.

        :raises NotKeptError: if it cannot be kept; the sitting is as it was then.
        """

    def keep_seen(self, stamp: Stamp) -> None:
        """Keep when the program was last seen alive.

        :raises NotKeptError: if that cannot be kept.
        """

    def take_knocks(self) -> int:
        """Say how often another process tried to open the sitting since last asked."""


def begin_course(opened: OpenedPaper) -> Course:
    """Give the course of a sitting that has just begun."""
    minutes = opened.paper.minutes
    return Course(
        answers=((),) * len(opened.paper.questions),
        limit_seconds=None if minutes is None else float(minutes * SECONDS_IN_A_MINUTE),
        grace_seconds=float(opened.terms.grace_seconds),
    )


def follow(course: Course, entries: Iterable[Entry]) -> Course:
    """Work out what entries come to."""
    for entry in entries:
        course = entry.act.change(course, entry.at.seconds)
    return course
