"""A sitting: one candidate's exam in a room, and whether a deed is still taken."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from quizapp.training.room.deeds import Deed, Refused
from quizapp.training.room.room import Candidate, PauseOf, Phase, Room
from quizapp.training.room.shape import Slot, judge_answer
from quizapp.training.room.timing import end_of, is_paused

OF_THE_MOMENT = frozenset(
    {Refused.PAUSED, Refused.LATE, Refused.HANDED_IN, Refused.CLOSED}
)
"""What is refused now, and may have been taken before."""


class Sitting(Struct, frozen=True):
    """A candidate with everything that decides what is taken."""

    room: Room
    candidate: Candidate
    pauses: tuple[PauseOf, ...]
    """Those of the room and of the candidate."""
    shape: tuple[Slot, ...]

    def end_ms(self, now_ms: int) -> int | None:
        """Say when the time is over; None where there is no limit or no start yet."""
        room = self.room
        if room.started_ms is None or room.limit_ms is None:
            return None
        length = room.limit_ms + self.candidate.extra_ms
        spans = [each.pause for each in self.pauses]
        return end_of(room.started_ms, length, spans, now_ms)

    def pause_now(self, now_ms: int) -> PauseOf | None:
        """Give the pause that the candidate is in; that of the room comes first."""
        held = [each for each in self.pauses if is_paused([each.pause], now_ms)]
        return min(held, key=lambda each: each.candidate_id is not None, default=None)

    def is_over(self, now_ms: int) -> bool:
        """Say whether nothing of the candidate's is taken any more."""
        if self.candidate.handed_in_ms is not None or self.room.closed_ms is not None:
            return True
        end = self.end_ms(now_ms)
        return end is not None and now_ms > end + self.room.grace_ms


def judge_deed(sitting: Sitting, deed: Deed, now_ms: int) -> Refused | None:
    """Say why a deed is not taken; None where it is."""
    if not deed.answers and not deed.hand_in:
        return None
    closed = _judge_moment(sitting, now_ms)
    if closed is not None:
        return closed
    for answer in deed.answers:
        wrong = judge_answer(answer, sitting.shape)
        if wrong is not None:
            return wrong
    return None


def is_replay(sitting: Sitting, deed: Deed, stored: Mapping[int, int]) -> bool:
    """Say whether a deed was taken before: its receipt may have been lost on the way.

    Whatever the moment, to send it again is no fault, and to say that it is stored is
    true. `stored` holds the sequence of each answer by the number of its question.
    """
    if deed.hand_in and sitting.candidate.handed_in_ms is None:
        return False
    return all(each.sequence <= stored.get(each.number, -1) for each in deed.answers)


def _judge_moment(sitting: Sitting, now_ms: int) -> Refused | None:
    room, grace_ms = sitting.room, sitting.room.grace_ms
    phase = room.phase
    if phase is Phase.LOBBY:
        return Refused.NOT_STARTED
    if sitting.candidate.handed_in_ms is not None:
        return Refused.HANDED_IN
    if phase is Phase.CLOSED:
        return Refused.CLOSED
    if sitting.is_over(now_ms):
        return Refused.LATE
    pauses = [each.pause for each in sitting.pauses]
    if pauses and is_paused(pauses, now_ms, slack_ms=grace_ms):
        return Refused.PAUSED
    return None
