"""Predicted difficulty: the share of candidates who should be right, before anybody was."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache

from quizapp.bank.browsing.summary import Summary

EASIEST = Fraction(85, 100)
"""Expected of a family of level 1 and complexity 1. An assumption, not a measurement."""
LOSS_BY_LEVEL = Fraction(10, 100)
LOSS_BY_COMPLEXITY = Fraction(5, 100)

Ratings = Mapping[str, Fraction]
"""Facilities that were measured, by id of the family; they replace the assumption."""

NO_RATINGS: Ratings = {}


def predict(family: Summary, ratings: Ratings = NO_RATINGS) -> Fraction:
    """Say which share of candidates should be right.

    Without a rating this is assumed from level and complexity alone; it orders
    families, and says little of how hard one really is.
    """
    rated = ratings.get(family.question_id)
    if rated is not None:
        return rated
    return _assumed(family.level, family.complexity)


@lru_cache(maxsize=256)
def _assumed(level: int, complexity: int) -> Fraction:
    lost = (level - 1) * LOSS_BY_LEVEL
    return EASIEST - lost - (complexity - 1) * LOSS_BY_COMPLEXITY


def predict_mean(
    families: Iterable[Summary], ratings: Ratings = NO_RATINGS
) -> Fraction:
    """Say which share of its points a form should give; 0 for an empty one."""
    found = [predict(each, ratings) for each in families]
    return sum(found, Fraction()) / len(found) if found else Fraction()
