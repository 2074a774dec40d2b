"""Rows of reviews and of their days: how they are written and read."""

from __future__ import annotations

import datetime as dt
from functools import lru_cache
from typing import Any

import msgspec

from quizapp.training.day_summary import DaySummary
from quizapp.training.review import Review
from quizapp.training.scheduling.recall import RecallGrade

REVIEW_FIELDS = (
    "session_id, question_id, seed, as_of, engine, chosen, key, correct, "
    "misconception, duration_ms, answered_at, day, grade, moved, first_try, hinted, "
    "complexity, words"
)

_as_json = msgspec.json.Encoder().encode


def review_to_row(review: Review) -> tuple[Any, ...]:
    """Give the values of a review in the order of its fields."""
    return (
        review.session_id,
        review.question_id,
        review.seed,
        review.as_of,
        review.engine,
        _as_json(review.chosen).decode(),
        _as_json(review.key).decode(),
        int(review.correct),
        review.misconception,
        review.duration_ms,
        review.answered_at.isoformat(timespec="microseconds"),
        review.day.isoformat(),
        int(review.grade),
        int(review.moved),
        int(review.first_try),
        int(review.hinted),
        review.complexity,
        review.words,
    )


def review_from_row(row: tuple[Any, ...]) -> Review:
    """Give back the review that was written.

    :raises ValueError: if it cannot have been one.
    """
    session_id, question_id, seed, as_of, engine, chosen, key, correct, *rest = row
    misconception, duration_ms, answered_at, day, grade, *rest = rest
    moved, first_try, hinted, complexity, words = rest
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
        day=dt.date.fromisoformat(day),
        grade=RecallGrade(grade),
        moved=bool(moved),
        first_try=bool(first_try),
        hinted=bool(hinted),
        complexity=complexity,
        words=words,
    )


@lru_cache(maxsize=1_024)
def known_review_from_row(row: tuple[Any, ...]) -> Review:
    """Give back a review of the newest ones, which are read again and again."""
    return review_from_row(row)


@lru_cache(maxsize=8_192)
def day_from_row(row: tuple[Any, ...]) -> DaySummary:
    """Give back the sum of a day; days of twenty years are made once, not at each look.

    :raises ValueError: if it cannot have been one.
    """
    day, *counts = row
    return DaySummary(dt.date.fromisoformat(day), *counts)
