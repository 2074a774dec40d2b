"""The standing of a room: what the instructor sees of everybody at one moment."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from quizapp.training.room.room import Candidate, Message, PauseOf, Phase, Room
from quizapp.training.room.shape import Slot
from quizapp.training.room.sitting import Sitting


class Seat(Struct, frozen=True):
    """A candidate with what has come from them."""

    candidate: Candidate
    answered: int
    flagged: int
    stored_ms: int | None
    """When the last answer came; None where none did."""


class Snapshot(Struct, frozen=True):
    """A room as it is stored."""

    room: Room
    seats: tuple[Seat, ...]
    pauses: tuple[PauseOf, ...]
    messages: tuple[Message, ...]
    shapes: dict[str, tuple[Slot, ...]]
    """By label of the form."""


class Doing(StrEnum):
    """What a candidate is doing."""

    WAITING = "waiting"
    WORKING = "working"
    CUT_OFF = "cut off"
    PAUSED = "paused"
    HANDED_IN = "handed in"
    OVER = "over"
    """The time ran out, or the room was closed."""


class Standing(Struct, frozen=True, kw_only=True):
    """One line of the instructor's list."""

    candidate_id: int
    name: str
    form: str
    doing: Doing
    place: int
    answered: int
    questions: int
    flagged: int
    extra_s: int
    left_s: int | None
    """None where no time runs."""
    silent_s: int
    """How long nothing came from the candidate's page."""
    stored_ms: int | None
    away_count: int
    away_s: int


def standings(
    snapshot: Snapshot, now_ms: int, silent_after_ms: int
) -> tuple[Standing, ...]:
    """Say what everybody is doing, in the order in which they joined."""
    return tuple(
        _standing(snapshot, seat, now_ms, silent_after_ms) for seat in snapshot.seats
    )


def _standing(
    snapshot: Snapshot, seat: Seat, now_ms: int, silent_after_ms: int
) -> Standing:
    candidate = seat.candidate
    shape = snapshot.shapes[candidate.form]
    pauses = tuple(each for each in snapshot.pauses if each.covers(candidate))
    sitting = Sitting(snapshot.room, candidate, pauses, shape)
    silent_ms = max(0, now_ms - candidate.seen_ms)
    end = sitting.end_ms(now_ms)
    over = sitting.is_over(now_ms)
    return Standing(
        candidate_id=candidate.candidate_id,
        name=candidate.name,
        form=candidate.form,
        doing=_doing(sitting, now_ms, cut_off=silent_ms > silent_after_ms),
        place=candidate.place,
        answered=seat.answered,
        questions=len(shape),
        flagged=seat.flagged,
        extra_s=candidate.extra_ms // 1000,
        left_s=None if end is None or over else max(0, end - now_ms) // 1000,
        silent_s=silent_ms // 1000,
        stored_ms=seat.stored_ms,
        away_count=candidate.away_count,
        away_s=candidate.away_ms // 1000,
    )


def _doing(sitting: Sitting, now_ms: int, *, cut_off: bool) -> Doing:
    if sitting.candidate.handed_in_ms is not None:
        return Doing.HANDED_IN
    if sitting.is_over(now_ms):
        return Doing.OVER
    if cut_off:
        return Doing.CUT_OFF
    if sitting.room.phase is Phase.LOBBY:
        return Doing.WAITING
    return Doing.WORKING if sitting.pause_now(now_ms) is None else Doing.PAUSED
