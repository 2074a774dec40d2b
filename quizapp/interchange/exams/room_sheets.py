"""Answers of a room as sheets for grading, the same as those that came as files."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator, Sequence

from msgspec import Struct

from quizapp.interchange.exams.files import AnswerSheet
from quizapp.training.room.port import Sheet
from quizapp.training.room.sitting import Sitting
from quizapp.training.room.standing import Seat, Snapshot


class RoomLog(Struct, frozen=True, kw_only=True):
    """What is told of one candidate of a room."""

    candidate: str
    form: str
    handed_in_at: str | None
    """None: the paper was left open."""
    minutes: float | None
    """From the start of the exam to handing in."""
    extra_minutes: float
    late_questions: tuple[int, ...]
    """Answered after the time was over, within the grace period."""
    away_count: int
    """How often the page was left."""
    away_minutes: float


def room_sheet(sheet: Sheet) -> AnswerSheet:
    """Make the sheet that is graded; what was left open is left out."""
    chosen = {str(each.number): each.chosen for each in sheet.answers if each.chosen}
    return AnswerSheet(candidate=sheet.name, form=sheet.form, answers=chosen)


def room_logs(snapshot: Snapshot, sheets: Sequence[Sheet]) -> Iterator[RoomLog]:
    """Tell of each candidate what the room knows."""
    by_candidate = {each.candidate_id: each for each in sheets}
    for seat in snapshot.seats:
        sheet = by_candidate.get(seat.candidate.candidate_id)
        if sheet is not None:
            yield _log(snapshot, seat, sheet)


def _log(snapshot: Snapshot, seat: Seat, sheet: Sheet) -> RoomLog:
    candidate, started_ms = seat.candidate, snapshot.room.started_ms
    ended_ms = candidate.handed_in_ms
    known = started_ms is not None and ended_ms is not None
    return RoomLog(
        candidate=candidate.name,
        form=candidate.form,
        handed_in_at=None if ended_ms is None else _moment(ended_ms),
        minutes=_minutes((ended_ms or 0) - (started_ms or 0)) if known else None,
        extra_minutes=_minutes(candidate.extra_ms),
        late_questions=tuple(_late(snapshot, seat, sheet)),
        away_count=candidate.away_count,
        away_minutes=_minutes(candidate.away_ms),
    )


def _late(snapshot: Snapshot, seat: Seat, sheet: Sheet) -> Iterator[int]:
    pauses = tuple(each for each in snapshot.pauses if each.covers(seat.candidate))
    sitting = Sitting(snapshot.room, seat.candidate, pauses, ())
    for answer in sheet.answers:
        end = sitting.end_ms(answer.stored_ms)
        if end is not None and answer.stored_ms > end:
            yield answer.number


def _minutes(milliseconds: int) -> float:
    return round(milliseconds / 60_000, 1)


def _moment(milliseconds: int) -> str:
    moment = dt.datetime.fromtimestamp(milliseconds // 1000, dt.UTC)
    return moment.isoformat(timespec="seconds")
