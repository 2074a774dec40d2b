"""A day's summary: how much was answered, kept beside the answers themselves."""

from __future__ import annotations

import datetime as dt

from msgspec import Struct


class DaySummary(Struct, frozen=True):
    """Everything answered on one day of the learner."""

    day: dt.date
    answers: int
    right: int
    first_tries: int
    """Families answered for the very first time."""
    first_tries_right: int
    duration_ms: int

    @property
    def seconds(self) -> float:
        """Give the time that the answers took, feedback not counted."""
        return self.duration_ms / 1000
