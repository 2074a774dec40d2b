"""The chi-square test agrees with printed tables."""

from __future__ import annotations

import pytest

from quizapp.bank.survey.chi_square import ChiSquare, compare_with_equal_shares


@pytest.mark.parametrize(
    ("statistic", "freedom", "p"),
    [
        (3.841, 1, 0.05),
        (5.991, 2, 0.05),
        (7.815, 3, 0.05),
        (9.488, 4, 0.05),
        (18.307, 10, 0.05),
        (124.342, 100, 0.05),
        (10.828, 1, 0.001),
        (0.297, 4, 0.99),
    ],
)
def test_a_statistic_is_as_likely_as_the_tables_say(statistic, freedom, p):
    assert ChiSquare(statistic, freedom).p == pytest.approx(p, rel=2e-3)


def test_equal_counts_differ_from_nothing():
    found = compare_with_equal_shares((7, 7, 7))

    assert (found.statistic, found.freedom, found.p) == (0, 2, 1)


def test_uneven_counts_are_unlikely():
    found = compare_with_equal_shares((90, 10))

    assert found.statistic == pytest.approx(64)
    assert found.p < 1e-14


def test_where_nothing_was_counted_nothing_is_unlikely():
    assert compare_with_equal_shares((0, 0)).p == 1
    assert ChiSquare().p == 1


def test_independent_statistics_add_up():
    assert ChiSquare(2.0, 1).with_other(ChiSquare(3.0, 4)) == ChiSquare(5.0, 5)
