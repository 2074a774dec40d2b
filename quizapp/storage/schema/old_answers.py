"""Old answers: a schedule for those that were given before there was one."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from sqlite_utils import Database

from quizapp.storage.rows.item_rows import PUT_ITEM, item_to_row, recalled_from_row
from quizapp.training.scheduling.memory import moves_schedule
from quizapp.training.scheduling.replay import replay_each
from quizapp.training.scheduling.review_item import ReviewItem

_ANSWERS = """
    SELECT question_id, seed, correct, grade, day, review_id FROM reviews
    ORDER BY question_id, review_id
"""


def schedule_old_answers(db: Database) -> None:
    """Replay the answers of each family, and note which of them moved it."""
    rows = db.execute(_ANSWERS).fetchall()
    for _, of_family in groupby(rows, key=lambda row: row[0]):
        item, moved = _replay(of_family)
        db.execute(PUT_ITEM, item_to_row(item))
        db.conn.executemany(
            "UPDATE reviews SET moved = 1 WHERE review_id = ?",
            [(review_id,) for review_id in moved],
        )


def _replay(rows: Iterable[tuple[Any, ...]]) -> tuple[ReviewItem, list[int]]:
    answers = list(rows)
    before: ReviewItem | None = None
    moved: list[int] = []
    recalled = [recalled_from_row(row[:-1]) for row in answers]
    for row, answer, item in zip(answers, recalled, replay_each(recalled), strict=True):
        if moves_schedule(before, answer.day):
            moved.append(row[-1])
        before = item
    assert before is not None
    return before, moved
