"""How rooms and candidates become values again."""

from __future__ import annotations

from typing import Any

import msgspec

from quizapp.storage.rooms.database import Row
from quizapp.training.exam.crediting import Scoring
from quizapp.training.room.deeds import StoredAnswer
from quizapp.training.room.room import Candidate, PauseOf, Room, Told
from quizapp.training.room.shape import Slot
from quizapp.training.room.timing import Pause

ROOM = (
    "room_id, title, language, join_code, limit_ms, grace_ms, joining, opened_ms, "
    "started_ms, closed_ms, score_told, answers_told, explanations_told, debrief, news, scoring"
)
CANDIDATE = (
    "candidate_id, room_id, name, form, joined_ms, seen_ms, place, extra_ms, "
    "handed_in_ms, away_count, away_ms, token_hash"
)
ANSWER = "number, sequence, chosen, flagged, stored_ms"
PAUSE = "room_id, candidate_id, begun_ms, ended_ms, reason"

_letters = msgspec.json.Decoder(tuple[str, ...])
_scorings = msgspec.json.Decoder(Scoring)
_shapes = msgspec.json.Decoder(tuple[Slot, ...])


def room_from(row: Row) -> Room:
    """Make a room of the columns of `ROOM`."""
    known = dict(zip(ROOM.split(", "), row, strict=True))
    told = Told(
        bool(known.pop("score_told")),
        bool(known.pop("answers_told")),
        bool(known.pop("explanations_told")),
    )
    joining = bool(known.pop("joining"))
    scoring = _scorings.decode(known.pop("scoring"))
    return Room(told=told, joining=joining, scoring=scoring, **known)


def candidate_from(row: Row) -> tuple[str, Candidate]:
    """Make the hash of the token and the candidate of the columns of `CANDIDATE`."""
    known: dict[str, Any] = dict(zip(CANDIDATE.split(", "), row, strict=True))
    return known.pop("token_hash"), Candidate(**known)


def answer_from(row: Row) -> StoredAnswer:
    """Make an answer of the columns of `ANSWER`."""
    number, sequence, chosen, flagged, stored_ms = row
    letters = _letters.decode(chosen)
    return StoredAnswer(number, sequence, letters, bool(flagged), stored_ms)


def pause_from(row: Row) -> PauseOf:
    """Make a pause of the columns of `PAUSE`."""
    room_id, candidate_id, begun_ms, ended_ms, reason = row
    return PauseOf(
        room_id=room_id,
        candidate_id=candidate_id,
        pause=Pause(begun_ms, ended_ms),
        reason=reason,
    )


def shape_from(text: str) -> tuple[Slot, ...]:
    """Make a shape of its text."""
    return _shapes.decode(text)


def as_json(value: object) -> str:
    """Write a value as text."""
    return msgspec.json.encode(value).decode()
