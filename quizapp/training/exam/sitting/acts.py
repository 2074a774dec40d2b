"""Acts: what is written into the journal of a sitting, and what each one changes."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from quizapp.training.exam.sitting.course import (
    Course,
    EndedBy,
    Ending,
    Incident,
    InRoom,
    Pause,
)


class Opened(Struct, frozen=True, tag="opened"):
    """A question was opened."""

    number: int

    def change(self, course: Course, _seconds: float) -> Course:
        """Open it."""
        return replace(course, current=self.number)


class Answered(Struct, frozen=True, tag="answered"):
    """A question was answered, or its answer taken away."""

    number: int
    letters: tuple[str, ...]

    def change(self, course: Course, seconds: float) -> Course:
        """Put the answer in the place of the one before."""
        answers = list(course.answers)
        answers[self.number - 1] = self.letters
        late = course.late - {self.number}
        if course.is_time_over(seconds):
            late |= {self.number}
        return replace(course, answers=tuple(answers), late=late)


class Flagged(Struct, frozen=True, tag="flagged"):
    """A flag was put up or taken down."""

    number: int
    up: bool

    def change(self, course: Course, _seconds: float) -> Course:
        """Put it up or take it down."""
        flags = course.flags - {self.number}
        return replace(course, flags=flags | {self.number} if self.up else flags)


class ExtraTime(Struct, frozen=True, tag="extra time"):
    """The instructor gave extra time: so much in all, not on top of what was given."""

    seconds: float
    reason: str

    def change(self, course: Course, _seconds: float) -> Course:
        """Move the deadline."""
        return replace(course, extra_seconds=self.seconds)


class Paused(Struct, frozen=True, tag="paused"):
    """The sitting was interrupted."""

    reason: str

    def change(self, course: Course, seconds: float) -> Course:
        """Stop the time, unless it stands already."""
        if course.pause is not None:
            return course
        return replace(course, pause=Pause(seconds, self.reason))


class Continued(Struct, frozen=True, tag="continued"):
    """The pause is over."""

    def change(self, course: Course, seconds: float) -> Course:
        """Move the deadline by the length of the pause."""
        if course.pause is None:
            return course
        paused = course.paused_seconds + seconds - course.pause.since
        return replace(course, pause=None, paused_seconds=paused)


class HandedIn(Struct, frozen=True, tag="handed in"):
    """The sitting is over."""

    by: EndedBy

    def change(self, course: Course, seconds: float) -> Course:
        """End it; only the first end counts."""
        if course.ending is not None:
            return course
        return replace(course, ending=Ending(self.by, seconds))


class Reopened(Struct, frozen=True, tag="reopened"):
    """The instructor lets a candidate go on."""

    reason: str

    def change(self, course: Course, _seconds: float) -> Course:
        """Take the end back."""
        return replace(course, ending=None)


class Attended(Struct, frozen=True, tag="attended"):
    """The sitting is one of a room, which had answers up to this number before."""

    first: int

    def change(self, course: Course, _seconds: float) -> Course:
        """Number all further answers beyond it."""
        return replace(course, room=InRoom(self.first, self.first))


class Received(Struct, frozen=True, tag="received"):
    """The room has every answer up to this number."""

    number: int

    def change(self, course: Course, _seconds: float) -> Course:
        """Keep the highest number."""
        if course.room is None:
            return course
        received = max(course.room.received, self.number)
        return replace(course, room=replace(course.room, received=received))


class TimeTold(Struct, frozen=True, tag="time told"):
    """The room said how much time is left: its clock decides."""

    seconds_left: float

    def change(self, course: Course, seconds: float) -> Course:
        """Move the deadline so that exactly this is left."""
        left = course.seconds_left(seconds)
        if left is None:
            return course
        shift = course.shift_seconds + self.seconds_left - left
        return replace(course, shift_seconds=shift)


class Noted(Struct, frozen=True, tag="noted"):
    """Something happened that only a reader of the log judges."""

    incident: Incident
    seconds: float = 0.0
    """How long it took, or by how much a clock was set."""

    def change(self, course: Course, _seconds: float) -> Course:
        """Change nothing: the log locks nobody out."""
        return course


Act: TypeAlias = (
    Opened
    | Answered
    | Flagged
    | ExtraTime
    | Paused
    | Continued
    | HandedIn
    | Reopened
    | Attended
    | Received
    | TimeTold
    | Noted
)
