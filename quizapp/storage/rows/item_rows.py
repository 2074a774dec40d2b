"""Rows of review items: how an item is written and read."""

from __future__ import annotations

import datetime as dt
from typing import Any

from quizapp.training.scheduling.recall import RecallGrade
from quizapp.training.scheduling.review_item import Recalled, ReviewItem

ITEM_FIELDS = (
    "question_id, first_on, first_right, last_on, due_on, stability, difficulty, "
    "repetitions, lapses, last_seed, last_right"
)
PUT_ITEM = f"""
    INSERT INTO review_items ({ITEM_FIELDS})
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (question_id) DO UPDATE SET
        first_on = excluded.first_on,
        first_right = excluded.first_right,
        last_on = excluded.last_on,
        due_on = excluded.due_on,
        stability = excluded.stability,
        difficulty = excluded.difficulty,
        repetitions = excluded.repetitions,
        lapses = excluded.lapses,
        last_seed = excluded.last_seed,
        last_right = excluded.last_right
"""
"""It changes a row where it stands: replacing it would write its index anew, too."""


def item_to_row(item: ReviewItem) -> tuple[Any, ...]:
    """Give the values of an item in the order of its fields."""
    return (
        item.question_id,
        item.first_on.isoformat(),
        int(item.first_right),
        item.last_on.isoformat(),
        item.due_on.isoformat(),
        item.stability,
        item.difficulty,
        item.repetitions,
        item.lapses,
        item.last_seed,
        int(item.last_right),
    )


def item_from_row(row: tuple[Any, ...]) -> ReviewItem:
    """Give back the item that was written.

    :raises ValueError: if it cannot have been one.
    """
    question_id, first_on, first_right, last_on, due_on, *rest = row
    stability, difficulty, repetitions, lapses, last_seed, last_right = rest
    return ReviewItem(
        question_id=question_id,
        first_on=dt.date.fromisoformat(first_on),
        first_right=bool(first_right),
        last_on=dt.date.fromisoformat(last_on),
        due_on=dt.date.fromisoformat(due_on),
        stability=stability,
        difficulty=difficulty,
        repetitions=repetitions,
        lapses=lapses,
        last_seed=last_seed,
        last_right=bool(last_right),
    )


def recalled_from_row(row: tuple[Any, ...]) -> Recalled:
    """Give an answer as the schedule sees it: family, seed, right, grade and day."""
    question_id, seed, correct, grade, day = row
    return Recalled(
        question_id,
        seed,
        bool(correct),
        RecallGrade(grade),
        dt.date.fromisoformat(day),
    )
