"""Old predictions: what the memory model expected of answers that are kept already."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from sqlite_utils import Database

from quizapp.storage.rows.item_rows import recalled_from_row
from quizapp.training.scheduling.memory import predicted_parts
from quizapp.training.scheduling.replay import items_before

_MOVED = """
    SELECT question_id, seed, correct, grade, day, review_id FROM reviews
    WHERE moved ORDER BY question_id, review_id
"""


def predict_old_answers(db: Database) -> None:
    """Note with each answer that moved its family what was expected of it."""
    rows = db.execute(_MOVED).fetchall()
    db.conn.executemany(
        "UPDATE reviews SET predicted = ? WHERE review_id = ?", _predictions(rows)
    )


def _predictions(rows: list[tuple[Any, ...]]) -> Iterator[tuple[int, int]]:
    for _, of_family in groupby(rows, key=lambda row: row[0]):
        answers = list(of_family)
        recalled = [recalled_from_row(row[:-1]) for row in answers]
        for row, each, before in zip(
            answers, recalled, items_before(recalled), strict=True
        ):
            if before is not None:
                known = (before.stability, before.last_on)
                yield predicted_parts(*known, each.day), row[-1]
