"""The distribution of scores, and where one candidate stands in it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct

from quizapp.training.exam.analysis.moments import mean, sample_deviation


class Distribution(Struct, frozen=True, kw_only=True):
    """How the scores of an exam spread."""

    candidates: int
    counts: tuple[tuple[Fraction, int], ...]
    """Each score that occurs, lowest first, with how many have it."""
    mean: Fraction
    median: Fraction
    deviation: float | None
    """Standard deviation of the sample; needs two candidates."""


class Standing(Struct, frozen=True, kw_only=True):
    """Where a score stands among all."""

    percentile: float
    """0 to 100: the share below, and half of those with the same score."""
    error: float
    """Standard error of the percentile, were these candidates drawn from many."""


def distribute(scores: Sequence[Fraction]) -> Distribution | None:
    """Describe scores; None where there are none."""
    if not scores:
        return None
    in_order = sorted(scores)
    half = len(in_order) // 2
    middle = in_order[half]
    if not len(in_order) % 2:
        middle = (in_order[half - 1] + middle) / 2
    return Distribution(
        candidates=len(scores),
        counts=tuple(sorted(Counter(scores).items())),
        mean=mean(scores),
        median=middle,
        deviation=sample_deviation(scores) if len(scores) > 1 else None,
    )


def find_standings(scores: Sequence[Fraction]) -> tuple[Standing, ...]:
    """Say where each score stands among all, in the order given.

    The error is the binomial one, sqrt(P(1 - P) / n). It leaves aside that the score
    itself would be another one on another day.
    """
    counts = Counter(scores)
    by_score: dict[Fraction, Standing] = {}
    below = 0
    for score in sorted(counts):
        share = (below + counts[score] / 2) / len(scores)
        error = math.sqrt(share * (1 - share) / len(scores))
        by_score[score] = Standing(percentile=100 * share, error=100 * error)
        below += counts[score]
    return tuple(by_score[score] for score in scores)


def find_fifths(scores: Sequence[Fraction]) -> tuple[int, ...]:
    """Give the fifth of each score, 0 for the lowest; equal scores share a fifth.

    A score belongs to the fifth in which the middle of all equal ones falls, so fifths
    need not be equally large.
    """
    return tuple(int(each.percentile / 100 * 5) for each in find_standings(scores))
