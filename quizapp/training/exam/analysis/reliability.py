"""Reliability: how far the items of an exam measure one thing."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from fractions import Fraction

from msgspec import Struct

from quizapp.training.exam.analysis.moments import (
    mean,
    sample_deviation,
    total,
    variance,
)

SMALL_SAMPLE = 30
"""With fewer candidates no number here is more than a hint."""

Scores = Sequence[Sequence[Fraction]]
"""Points by candidate and item; what was left open counts 0."""


class Reliability(Struct, frozen=True, kw_only=True):
    """Coefficients of one exam; None where they cannot be worked out."""

    items: int
    candidates: int
    alpha: float | None
    """Cronbach's alpha."""
    kr20: float | None
    """Kuder and Richardson's formula 20; only where every item gives 0 or 1."""
    error_of_alpha: float | None
    """Standard error of alpha, large-sample; needs three candidates."""
    error_of_measurement: float | None
    """Standard error of one candidate's score, in points."""

    @property
    def is_small_sample(self) -> bool:
        """Say whether there are too few candidates to rely on it."""
        return self.candidates < SMALL_SAMPLE


def find_reliability(scores: Scores) -> Reliability:
    """Work out the coefficients of reliability.

    Alpha has the standard error (1 - alpha) * sqrt(2k / ((k - 1)(n - 2))) for k items
    and n candidates, which takes items to be alike and scores to be normal. A score has
    the standard error s * sqrt(1 - alpha), with the standard deviation s of the sample;
    a negative alpha counts as 0 there.
    """
    candidates = len(scores)
    items = len(scores[0]) if scores else 0
    alpha = cronbach_alpha(scores)
    totals = [total(row) for row in scores]
    error = measured = None
    if alpha is not None:
        measured = sample_deviation(totals) * math.sqrt(1 - max(0.0, float(alpha)))
        if candidates > 2:
            share = 2 * items / ((items - 1) * (candidates - 2))
            error = (1 - float(alpha)) * math.sqrt(share)
    kr20 = kuder_richardson_20(scores)
    return Reliability(
        items=items,
        candidates=candidates,
        alpha=None if alpha is None else float(alpha),
        kr20=None if kr20 is None else float(kr20),
        error_of_alpha=error,
        error_of_measurement=measured,
    )


def cronbach_alpha(scores: Scores) -> Fraction | None:
    """Return k / (k - 1) * (1 - sum of item variances / variance of the totals)."""
    return _from_items(scores, variance)


def kuder_richardson_20(scores: Scores) -> Fraction | None:
    """Return the same with p * (1 - p) for the variance of an item with share p right."""
    if any(point not in (0, 1) for row in scores for point in row):
        return None

    def spread(values: Sequence[Fraction]) -> Fraction:
        share = mean(values)
        return share * (1 - share)

    return _from_items(scores, spread)


def _from_items(
    scores: Scores, spread: Callable[[Sequence[Fraction]], Fraction]
) -> Fraction | None:
    if len(scores) < 2 or len(scores[0]) < 2:
        return None
    whole = variance([total(row) for row in scores])
    if not whole:
        return None
    columns = list(zip(*scores, strict=True))
    parts = sum((spread(column) for column in columns), Fraction())
    return Fraction(len(columns), len(columns) - 1) * (1 - parts / whole)
