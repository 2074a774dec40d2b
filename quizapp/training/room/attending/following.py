"""Following a room: a sitting takes over what the room says of it."""

from __future__ import annotations

from quizapp.training.exam.sitting.course import EndedBy
from quizapp.training.exam.sitting.sitting import Sitting
from quizapp.training.room.attending.heard import Learned
from quizapp.training.room.bodies import SittingBody
from quizapp.training.room.room import Phase

ROOM = "the room"
"""Who gave extra time or opened a sitting again, in its log."""

_WORTH_REOPENING_MS = 3_000
"""Less left than this is only the way that the answer took."""

_MS = 1000


def take_place(sitting: Sitting, said: SittingBody) -> None:
    """Take part in a room for the first time, with what it has from another device.

    :raises NotKeptError: if that cannot be kept; it is done again next time.
    """
    if sitting.course.room is not None:
        return
    sitting.attend(max((each.sequence for each in said.answers), default=0))
    if said.over or said.pause is not None:
        return
    for each in said.answers:
        sitting.answer(each.number, each.chosen)
        sitting.flag(each.number, up=each.flagged)


def follow_room(sitting: Sitting, heard: Learned) -> None:
    """Take over extra time, pauses, the time that is left, and the end.

    :raises NotKeptError: if something cannot be kept; it is heard again.
    """
    said, course = heard.sitting, sitting.course
    if said.extra_s != course.extra_seconds:
        sitting.give_extra_time(float(said.extra_s), ROOM)
    if said.pause is None:
        sitting.go_on()
    if said.left_ms is not None:
        sitting.tell_time(said.left_ms / _MS, heard.at)
    if said.over or said.phase == Phase.CLOSED:
        sitting.hand_in(_ended_by(said))
    elif _was_given_more(sitting, said):
        sitting.reopen(ROOM)
    if said.pause is not None:
        sitting.pause(said.pause.reason)


def _ended_by(said: SittingBody) -> EndedBy:
    if said.handed_in:
        return EndedBy.CANDIDATE
    return EndedBy.INSTRUCTOR if said.phase == Phase.CLOSED else EndedBy.TIME


def _was_given_more(sitting: Sitting, said: SittingBody) -> bool:
    """Say whether time that was over here goes on in the room."""
    ending = sitting.course.ending
    if ending is None or ending.by is EndedBy.CANDIDATE:
        return False
    return said.left_ms is None or said.left_ms > _WORTH_REOPENING_MS
