"""Today: how much waits, how long it takes, and what comes next."""

from __future__ import annotations

import datetime as dt
import math
from collections.abc import Sequence

from msgspec import Struct

from quizapp.training.day_summary import DaySummary
from quizapp.training.scheduling.day_queue import DayQueue
from quizapp.training.scheduling.learner_day import count_streak, longest_streak


class Today(Struct, frozen=True):
    """What the start page says about the review queue."""

    day: dt.date
    due: int
    """Families that come back today and are still to be asked."""
    new: int
    """New families that are still to be asked today."""
    new_answered: int
    """New families that were asked today already."""
    put_off: int
    """Families that are due and wait for another day: a limit or a sibling."""
    minutes: int
    """Estimate for `due` and `new`, from the learner's own pace."""
    next_due_on: dt.date | None
    """The first later day on which something comes back."""
    streak: int
    """Days in a row with an answer."""
    best_streak: int
    answers: tuple[tuple[dt.date, int], ...]
    """Answers by day, oldest first; days without any are left out."""
    leeches: tuple[str, ...]
    """Families forgotten again and again that are still in the queue."""


class Waiting(Struct, frozen=True):
    """What a summary of the day is made from."""

    queue: DayQueue
    new_answered: int
    seconds_per_answer: float
    leeches: tuple[str, ...]


def sum_up(waiting: Waiting, days: Sequence[DaySummary], today: dt.date) -> Today:
    """Sum up the day; minutes are rounded up, feedback is not counted in."""
    queue = waiting.queue
    seconds = len(queue.question_ids) * waiting.seconds_per_answer
    return Today(
        day=today,
        due=len(queue.due),
        new=len(queue.new),
        new_answered=waiting.new_answered,
        put_off=queue.put_off,
        minutes=math.ceil(seconds / 60),
        next_due_on=queue.next_due_on,
        streak=count_streak([each.day for each in days], today),
        best_streak=longest_streak([each.day for each in days]),
        answers=tuple((each.day, each.answers) for each in days),
        leeches=waiting.leeches,
    )
