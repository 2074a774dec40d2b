"""The repository of reviews: each is on the disk before `add` returns."""

from __future__ import annotations

import datetime as dt
from typing import Any

import msgspec
from sqlite_utils import Database

from quizapp.storage.guards import read_soundly, write_whole
from quizapp.training.ports import NotKeptError
from quizapp.training.review import Review

_FIELDS = (
    "session_id, question_id, seed, as_of, engine, chosen, key, correct, "
    "misconception, duration_ms, answered_at"
)
_INSERT = f"""
    INSERT INTO reviews (place, {_FIELDS})
    SELECT sessions.position, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
    FROM sessions JOIN session_questions
        ON session_questions.session_id = sessions.session_id
        AND session_questions.place = sessions.position
    WHERE sessions.session_id = ?
        AND session_questions.question_id = ? AND session_questions.seed = ?
"""
_MOVE_ON = """
    UPDATE sessions SET
        position = position + 1,
        is_open = is_open AND EXISTS (
            SELECT 1 FROM session_questions
            WHERE session_questions.session_id = sessions.session_id
                AND place = sessions.position + 1
        )
    WHERE session_id = ?
"""


class ReviewRepository:
    """Keeps reviews and gives them back."""

    def __init__(self, db: Database) -> None:
        self._db = db

    def add(self, review: Review) -> None:
        """Keep one review and move its session on, or do nothing at all.

        :raises NotKeptError: if it cannot be kept, for whatever reason.
        """
        place = (review.session_id, review.question_id, review.seed)
        with write_whole(self._db):
            added = self._db.execute(_INSERT, (*_to_row(review), *place))
            if added.rowcount != 1:
                raise NotKeptError("the answer is not the next one of its session")
            self._db.execute(_MOVE_ON, [review.session_id])

    def all(self) -> list[Review]:
        """List every review, oldest first.

        :raises DamagedDatabaseError: if one of them cannot be read.
        """
        with read_soundly(self._db):
            rows = self._db.execute(f"SELECT {_FIELDS} FROM reviews ORDER BY review_id")
            return [_from_row(row) for row in rows]


def _to_row(review: Review) -> tuple[Any, ...]:
    return (
        review.session_id,
        review.question_id,
        review.seed,
        review.as_of,
        review.engine,
        msgspec.json.encode(review.chosen).decode(),
        msgspec.json.encode(review.key).decode(),
        int(review.correct),
        review.misconception,
        review.duration_ms,
        review.answered_at.isoformat(timespec="microseconds"),
    )


def _from_row(row: tuple[Any, ...]) -> Review:
    session_id, question_id, seed, as_of, engine, chosen, key, *rest = row
    correct, misconception, duration_ms, answered_at = rest
    return Review(
        session_id=session_id,
        question_id=question_id,
        seed=seed,
        as_of=as_of,
        engine=engine,
        chosen=msgspec.json.decode(chosen, type=tuple[str, ...]),
        key=msgspec.json.decode(key, type=tuple[str, ...]),
        correct=bool(correct),
        misconception=misconception,
        duration_ms=duration_ms,
        answered_at=dt.datetime.fromisoformat(answered_at),
    )
