"""The learner's day: it begins at a set hour of the clock on the wall."""

from __future__ import annotations

import datetime as dt
from collections.abc import Collection

from msgspec import Struct

_A_DAY = dt.timedelta(days=1)


class DayBoundary(Struct, frozen=True):
    """Where one day of the learner ends and the next begins."""

    zone: dt.tzinfo | None = dt.UTC
    """None is the zone of the computer."""
    hour: int = 0
    """Hour on the wall at which a new day begins."""

    def day_of(self, moment: dt.datetime) -> dt.date:
        """Give the learner's day of a moment: the local date, hours of night taken off.

        It is reckoned on the clock on the wall, so that a change of summer time never
        makes a day begin an hour early or late, and never begins a day twice.
        """
        wall = moment.astimezone(self.zone)
        return wall.date() if wall.hour >= self.hour else wall.date() - _A_DAY

    def start_of(self, day: dt.date) -> dt.datetime:
        """Give the moment at which a day begins, aware and in UTC."""
        wall = dt.datetime.combine(day, dt.time(self.hour))
        local = wall.astimezone() if self.zone is None else self._aware(wall)
        return local.astimezone(dt.UTC)

    def _aware(self, wall: dt.datetime) -> dt.datetime:
        return wall.replace(tzinfo=self.zone)


def count_streak(days: Collection[dt.date], today: dt.date) -> int:
    """Count the days in a row with an answer, up to today or, so far, to yesterday.

    A day later than today, as after a flight to the west, does not end the row.
    """
    answered = set(days)
    day = today
    if day not in answered:
        day -= _A_DAY
    while day + _A_DAY in answered:
        day += _A_DAY
    count = 0
    while day in answered:
        count += 1
        day -= _A_DAY
    return count


def longest_streak(days: Collection[dt.date]) -> int:
    """Count the days of the longest row that there ever was."""
    longest = count = before = 0
    for day in sorted({each.toordinal() for each in days}):
        count = count + 1 if day == before + 1 else 1
        before = day
        if count > longest:
            longest = count
    return longest
