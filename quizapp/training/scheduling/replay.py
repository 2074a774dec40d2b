"""Replay: the schedule of a family made again from its answers alone."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator

from quizapp.training.scheduling.memory import after_answer, after_move
from quizapp.training.scheduling.review_item import Recalled, ReviewItem
from quizapp.training.scheduling.study_settings import StudySettings


def replay(
    answers: Iterable[Recalled], retention: float = StudySettings().retention
) -> ReviewItem:
    """Give the item that the answers to one family lead to, oldest first.

    :raises ValueError: if there is none.
    """
    last = deque(replay_each(answers, retention), maxlen=1)
    if not last:
        raise ValueError("a family without an answer has no schedule")
    return last[0]


def replay_each(
    answers: Iterable[Recalled], retention: float = StudySettings().retention
) -> Iterator[ReviewItem]:
    """Yield the item after each answer to one family, oldest first."""
    item: ReviewItem | None = None
    for recalled in answers:
        item = after_answer(item, recalled, retention)
        yield item


def items_before(moving: Iterable[Recalled]) -> Iterator[ReviewItem | None]:
    """Yield the item before each answer that moved it, oldest first; None at the first.

    What was remembered does not depend on the retention that was wished for then.
    """
    item: ReviewItem | None = None
    for recalled in moving:
        yield item
        item = after_move(item, recalled, StudySettings().retention)
