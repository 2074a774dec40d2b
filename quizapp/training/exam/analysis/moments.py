"""Means, variances and correlations, exact until a root is taken."""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction

Values = Sequence[Fraction]


def mean(values: Values) -> Fraction:
    """Return the mean of at least one value."""
    return sum(values, Fraction()) / len(values)


def sum_of_squares(values: Values) -> Fraction:
    """Add up the squared distances from the mean."""
    middle = mean(values)
    return sum(((value - middle) ** 2 for value in values), Fraction())


def variance(values: Values) -> Fraction:
    """Return the variance of all there are: divided by their number."""
    return sum_of_squares(values) / len(values)


def sample_deviation(values: Values) -> float:
    """Return the standard deviation of a sample: divided by one less than its number."""
    return math.sqrt(sum_of_squares(values) / (len(values) - 1))


def correlation(first: Values, second: Values) -> float | None:
    """Correlate two lists; None where one of them does not vary."""
    if len(first) < 2:
        return None
    spread = sum_of_squares(first) * sum_of_squares(second)
    if not spread:
        return None
    middle, other = mean(first), mean(second)
    shared = sum(
        ((a - middle) * (b - other) for a, b in zip(first, second, strict=True)),
        Fraction(),
    )
    return float(shared) / math.sqrt(spread)
