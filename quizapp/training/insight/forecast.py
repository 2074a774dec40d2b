"""Forecast: how many families come back on each of the next days."""

from __future__ import annotations

import datetime as dt
from collections import Counter
from collections.abc import Collection, Iterable

from msgspec import Struct

from quizapp.training.scheduling.review_item import ReviewItem

DAYS_AHEAD = 14


class DueOn(Struct, frozen=True):
    """A day to come."""

    day: dt.date
    due: int
    """What was put off counts for today."""


def forecast(
    items: Iterable[ReviewItem], suspended: Collection[str], today: dt.date
) -> tuple[DueOn, ...]:
    """Count what comes back today and on the days after it."""
    counts = Counter(
        max(item.due_on, today) for item in items if item.question_id not in suspended
    )
    days = (today + dt.timedelta(days=ahead) for ahead in range(DAYS_AHEAD))
    return tuple(DueOn(day, counts[day]) for day in days)
