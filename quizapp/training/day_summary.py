"""Summaries kept beside the answers: how much a day brought, what was remembered."""

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
    spent_ms: int = 0
    """The same, with at most five minutes for each answer."""

    @property
    def seconds(self) -> float:
        """Give the time that the answers took, feedback not counted."""
        return self.duration_ms / 1000


class RecallBin(Struct, frozen=True):
    """Answers of which about the same was expected."""

    lower: int
    """Least recall that was expected, in ten-thousandths."""
    answers: int
    recalled: int
    """Of these, the ones that were known: graded above again."""
    predicted: int
    """Sum of what was expected, in ten-thousandths."""
