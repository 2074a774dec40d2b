"""What a room should know by now of a sitting: worked out from its journal alone."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from quizapp.training.exam.sitting.acts import Answered, Flagged, Noted
from quizapp.training.exam.sitting.course import EndedBy, Incident
from quizapp.training.exam.sitting.journal import Entry
from quizapp.training.exam.sitting.sitting import Sitting
from quizapp.training.room.bodies import AnswerBody, DeedBody
from quizapp.training.room.deeds import MOST_ANSWERS

_MS = 1000


class Outgoing(Struct, frozen=True):
    """What is to be sent, as often as it takes."""

    has_paper: bool = False
    """Whether the questions are here already."""
    answers: tuple[AnswerBody, ...] = ()
    """Those that the room does not have yet, the earliest first."""
    hand_in: bool = False
    place: int = 0
    away_count: int = 0
    away_ms: int = 0

    @property
    def number(self) -> int:
        """Give the highest number of these answers; 0 without any."""
        return max((each.sequence for each in self.answers), default=0)

    def deed(self, *, with_answers: bool) -> DeedBody:
        """Write it as the room takes it."""
        return DeedBody(
            answers=self.answers[:MOST_ANSWERS] if with_answers else (),
            place=self.place,
            away_count=self.away_count,
            away_ms=self.away_ms,
        )


def outgoing_of(sitting: Sitting) -> Outgoing:
    """Work out what the room should know."""
    course = sitting.course
    away_count, away_ms = _away(sitting.entries)
    ending = course.ending
    return Outgoing(
        has_paper=True,
        answers=_unsent(sitting),
        # What time ended, the room has ended as well, unless it gave more.
        hand_in=ending is not None and ending.by is EndedBy.CANDIDATE,
        place=course.current if ending is None else 0,
        away_count=away_count,
        away_ms=away_ms,
    )


def _unsent(sitting: Sitting) -> tuple[AnswerBody, ...]:
    course = sitting.course
    room = course.room
    if room is None:
        return ()
    last: dict[int, int] = {}
    since = max(0, room.received - room.first)
    for place, entry in enumerate(sitting.entries[since:], since + 1):
        if isinstance(entry.act, Answered | Flagged):
            last[entry.act.number] = room.first + place
    return tuple(
        AnswerBody(
            number=number,
            sequence=sequence,
            chosen=course.answers[number - 1],
            flagged=number in course.flags,
        )
        for number, sequence in sorted(last.items(), key=lambda each: each[1])
    )


def _away(entries: Iterable[Entry]) -> tuple[int, int]:
    """Count how often the window was left, and how long it was each time it came back."""
    count, milliseconds, left = 0, 0, None
    for entry in entries:
        if not isinstance(entry.act, Noted):
            continue
        if entry.act.incident is Incident.FOCUS_LOST:
            count, left = count + 1, entry.at.seconds
        elif entry.act.incident is Incident.FOCUS_BACK and left is not None:
            milliseconds += round((entry.at.seconds - left) * _MS)
            left = None
    return count, milliseconds
