"""Means, variances and correlations, exact until a root is taken."""

from __future__ import annotations

import math
import operator
from collections.abc import Sequence
from fractions import Fraction

Values = Sequence[Fraction]


def total(values: Values) -> Fraction:
    """Add values up; much faster than adding fractions one by one."""
    whole, over = _over_one_denominator(values)
    return Fraction(sum(whole), over)


def mean(values: Values) -> Fraction:
    """Return the mean of at least one value."""
    return total(values) / len(values)


def sum_of_squares(values: Values) -> Fraction:
    """Add up the squared distances from the mean."""
    return _sum_of_products(values, values)


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
    return float(_sum_of_products(first, second)) / math.sqrt(spread)


def _sum_of_products(first: Values, second: Values) -> Fraction:
    """Add up the products of the distances from both means."""
    ones, over = _over_one_denominator(first)
    others, other_over = _over_one_denominator(second)
    count = len(first)
    products = sum(map(operator.mul, ones, others))
    return Fraction(
        count * products - sum(ones) * sum(others), count * over * other_over
    )


def _over_one_denominator(values: Values) -> tuple[list[int], int]:
    """Give the numerators over the least common denominator."""
    over = math.lcm(*{value.denominator for value in values})
    return [value.numerator * (over // value.denominator) for value in values], over
