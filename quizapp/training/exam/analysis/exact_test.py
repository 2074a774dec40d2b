"""Fisher's exact test of two shares, and Holm's correction for many tests."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import comb


def fisher_exact(
    right: int, wrong: int, other_right: int, other_wrong: int
) -> Fraction:
    """Return the two-sided p of two groups with these counts.

    It is the chance, with all sums as they are, of a split no likelier than this one.
    """
    group, others = right + wrong, other_right + other_wrong
    rights = right + other_right
    first = max(0, rights - others)
    ways = {first: comb(group, first) * comb(others, rights - first)}
    for hits in range(first, min(group, rights)):
        more = ways[hits] * (group - hits) * (rights - hits)
        ways[hits + 1] = more // ((hits + 1) * (others - rights + hits + 1))
    unlikely = sum(each for each in ways.values() if each <= ways[right])
    return Fraction(unlikely, sum(ways.values()))


def holm(values: Sequence[Fraction]) -> tuple[Fraction, ...]:
    """Correct p values for their number, so that none is called small by mere chance."""
    order = sorted(range(len(values)), key=lambda number: values[number])
    adjusted = [Fraction(1)] * len(values)
    reached = Fraction()
    for rank, number in enumerate(order):
        reached = max(reached, min(Fraction(1), (len(values) - rank) * values[number]))
        adjusted[number] = reached
    return tuple(adjusted)
