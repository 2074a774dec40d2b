"""Remembered: what the memory model expected of answers, beside what came true."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from quizapp.training.day_summary import RecallBin
from quizapp.training.progress import wilson_interval
from quizapp.training.scheduling.memory import PARTS

ENOUGH_IN_BIN = 5
"""Of fewer answers than this nothing is drawn."""


class Remembered(Struct, frozen=True):
    """Answers of which about the same was expected, or all of them."""

    lower: float
    """Least recall that was expected, 0 to 1."""
    answers: int
    recalled: int
    expected: float
    """Mean of what was expected."""
    low: float
    """Lower end of the 90 % Wilson interval of the share that was known."""
    high: float

    @property
    def share(self) -> float:
        """Give the share that was known."""
        return self.recalled / self.answers

    @property
    def is_enough(self) -> bool:
        """Say whether there are enough answers for a share to mean something."""
        return self.answers >= ENOUGH_IN_BIN

    @property
    def surprise(self) -> int:
        """Give 1 if more was known than expected, -1 if less, 0 if that may be chance."""
        if self.low <= self.expected <= self.high:
            return 0
        return 1 if self.expected < self.low else -1


def compare(bins: Sequence[RecallBin]) -> tuple[Remembered, ...]:
    """Compare bin by bin, from the least to the most that was expected."""
    return tuple(
        _remembered(each) for each in sorted(bins, key=lambda each: each.lower)
    )


def compare_all(bins: Sequence[RecallBin]) -> Remembered | None:
    """Compare all answers at once; None without any."""
    whole = RecallBin(
        lower=0,
        answers=sum(each.answers for each in bins),
        recalled=sum(each.recalled for each in bins),
        predicted=sum(each.predicted for each in bins),
    )
    return _remembered(whole) if whole.answers else None


def _remembered(found: RecallBin) -> Remembered:
    low, high = wilson_interval(found.recalled, found.answers)
    return Remembered(
        lower=found.lower / PARTS,
        answers=found.answers,
        recalled=found.recalled,
        expected=found.predicted / (PARTS * found.answers),
        low=low,
        high=high,
    )
