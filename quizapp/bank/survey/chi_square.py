"""The chi-square test: how likely counts are that differ so much from what is expected."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import count

from msgspec import Struct


class ChiSquare(Struct, frozen=True):
    """A statistic with its degrees of freedom."""

    statistic: float = 0.0
    freedom: int = 0

    @property
    def p(self) -> float:
        """Return how likely a statistic at least as large is by chance alone."""
        if not self.freedom or self.statistic <= 0:
            return 1.0
        return _upper_gamma(self.freedom / 2, self.statistic / 2)

    def with_other(self, other: ChiSquare) -> ChiSquare:
        """Return the sum with an independent statistic."""
        return ChiSquare(self.statistic + other.statistic, self.freedom + other.freedom)


def compare_with_equal_shares(counts: Sequence[int]) -> ChiSquare:
    """Compare counts with those in which each kind is as frequent as the others."""
    total = sum(counts)
    if not total:
        return ChiSquare()
    share = total / len(counts)
    statistic = sum((each - share) ** 2 for each in counts) / share
    return ChiSquare(statistic, len(counts) - 1)


def _upper_gamma(a: float, x: float) -> float:
    """Return the upper incomplete gamma function of a half or whole number, over Γ(a).

    It is exp(-x) for 1 and erfc(√x) for one half; each step up adds one term.
    """
    half = a % 1 != 0
    start, total = (0.5, math.erfc(math.sqrt(x))) if half else (1.0, math.exp(-x))
    for number in count():
        b = start + number
        if b >= a:
            return min(total, 1.0)
        total += math.exp(b * math.log(x) - x - math.lgamma(b + 1))
    raise AssertionError(a)  # pragma: no cover - counting has no end
