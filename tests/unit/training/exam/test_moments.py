"""Moments are exact, and what the definitions say."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizapp.training.exam.analysis.moments import (
    correlation,
    mean,
    sum_of_squares,
    total,
    variance,
)

POINTS = st.fractions(min_value=-5, max_value=5, max_denominator=12)
PAIRS = st.lists(st.tuples(POINTS, POINTS), min_size=2, max_size=12)


@given(st.lists(POINTS, min_size=1, max_size=12))
def test_sum_mean_and_variance_are_exact(values):
    middle = sum(values, Fraction()) / len(values)
    squares = sum(((value - middle) ** 2 for value in values), Fraction())

    assert total(values) == sum(values, Fraction())
    assert mean(values) == middle
    assert sum_of_squares(values) == squares
    assert variance(values) == squares / len(values)


@given(PAIRS)
def test_a_correlation_is_what_its_definition_says(pairs):
    first, second = ([pair[side] for pair in pairs] for side in (0, 1))
    a, b = mean(first), mean(second)
    shared = sum(((x - a) * (y - b) for x, y in pairs), Fraction())
    spread = sum_of_squares(first) * sum_of_squares(second)
    found = correlation(first, second)

    if not spread:
        assert found is None
    else:
        assert found == pytest.approx(float(shared) / math.sqrt(spread), abs=1e-12)
        assert -1 - 1e-12 <= found <= 1 + 1e-12


def test_nothing_adds_up_to_nothing():
    assert total([]) == 0
