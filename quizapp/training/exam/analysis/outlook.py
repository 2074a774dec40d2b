"""Outlook: the score and the reliability to be expected of an exam nobody has sat."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from msgspec import Struct

from quizapp.bank.browsing.summary import Summary
from quizapp.training.exam.analysis.facilities import (
    PRIOR_WORTH,
    Facilities,
    ratings_of,
)
from quizapp.training.exam.blueprint import Blueprint
from quizapp.training.exam.difficulty import predict
from quizapp.training.insight.readiness import share_places

FEWEST = 5
"""With fewer questions nothing is said."""

GROUP_SPREAD = 0.12
"""How far one group of candidates lies from another: a standard deviation, assumed."""

FAMILY_SPREAD = 0.15
"""How far a family nobody has answered lies from what is assumed of it, assumed too."""

ABILITIES = (0.6, 1.0, 1.4)
"""How candidates may differ: standard deviations of their ability, in logits, from
alike to very unlike; the middle one is usual."""

_Z_80 = 1.2815515655446004
_STEPS = tuple(step / 4 for step in range(-14, 15))
_FLATTENING = 0.346
"""A logistic curve over normal abilities is flattened by about so much."""


class ExamOutlook(Struct, frozen=True, kw_only=True):
    """What may be expected, and how sure it is."""

    places: int
    """Places that the bank fills: the figures speak of these alone."""
    measured: float
    """How many of them, on average, ask a family that candidates have answered."""
    score: float
    """Share of the points, on average."""
    low: float
    """The mean of four groups of candidates in five should lie between these."""
    high: float
    alpha: float
    """Reliability for candidates who differ as usual."""
    alpha_low: float
    alpha_high: float
    error: float
    """Standard error of one candidate's score, in points."""


class _Item(Struct, frozen=True):
    weight: float
    """How many places it takes on average."""
    chance: float
    doubt: float
    """Standard deviation of that chance."""
    is_measured: bool


def look_ahead(
    blueprint: Blueprint, families: Sequence[Summary], measured: Facilities
) -> ExamOutlook | None:
    """Estimate an exam before it is built; None where it has too few questions.

    Families that fit a part share its places. How hard they are follows from those who
    answered them, or from level and complexity.
    """
    excluded = set(blueprint.excluded)
    usable = [each for each in families if each.question_id not in excluded]
    shares = share_places(blueprint, usable)
    items = _items(usable, shares, measured)
    places = round(sum(each.weight for each in items))
    if places < FEWEST:
        return None
    whole = sum(each.weight for each in items)
    score = sum(each.weight * each.chance for each in items) / whole
    doubt = sum((each.weight * each.doubt) ** 2 for each in items) / whole**2
    spread = _Z_80 * math.sqrt(GROUP_SPREAD**2 + doubt)
    alphas = [_alpha(items, ability) for ability in ABILITIES]
    low, usual, high = (alpha for alpha, _ in alphas)
    return ExamOutlook(
        places=places,
        measured=sum(each.weight for each in items if each.is_measured),
        score=score,
        low=max(0.0, score - spread),
        high=min(1.0, score + spread),
        alpha=usual,
        alpha_low=low,
        alpha_high=high,
        error=alphas[1][1],
    )


def _items(
    families: Sequence[Summary], shares: Mapping[str, float], measured: Facilities
) -> list[_Item]:
    ratings = ratings_of(families, measured)
    found = []
    for family in families:
        weight = shares.get(family.question_id, 0.0)
        if not weight:
            continue
        chance = float(predict(family, ratings))
        known = measured.get(family.question_id)
        doubt = FAMILY_SPREAD
        if known is not None:
            answers = PRIOR_WORTH + known.reached
            doubt = math.sqrt(max(0.0, chance * (1 - chance)) / answers)
        found.append(_Item(weight, chance, doubt, known is not None))
    return found


def _alpha(items: Sequence[_Item], ability: float) -> tuple[float, float]:
    """Give the reliability and the standard error of a score.

    Each family is a Rasch item whose mean over the abilities is its chance.
    """
    weights = [math.exp(-step * step / 2) for step in _STEPS]
    whole = sum(weights)
    stretch = math.sqrt(1 + _FLATTENING * ability**2)
    by_chance: dict[float, float] = {}
    for each in items:
        by_chance[each.chance] = by_chance.get(each.chance, 0.0) + each.weight
    hardness = {
        p: -stretch * math.log(_within(p) / (1 - _within(p))) for p in by_chance
    }
    totals, inner = [], 0.0
    for step, weight in zip(_STEPS, weights, strict=True):
        chances = {p: _logistic(ability * step - hardness[p]) for p in by_chance}
        totals.append(sum(n * chances[p] for p, n in by_chance.items()))
        variance = sum(n * chances[p] * (1 - chances[p]) for p, n in by_chance.items())
        inner += weight / whole * variance
    mean = sum(w * t for w, t in zip(weights, totals, strict=True)) / whole
    between = (
        sum(w * (t - mean) ** 2 for w, t in zip(weights, totals, strict=True)) / whole
    )
    number = sum(by_chance.values())
    lone = sum(n * p * (1 - p) for p, n in by_chance.items())
    spread = inner + between
    alpha = number / (number - 1) * (1 - lone / spread) if spread else 0.0
    alpha = max(0.0, min(1.0, alpha))
    return alpha, math.sqrt(spread * (1 - alpha))


def _within(chance: float) -> float:
    return min(0.98, max(0.02, chance))


def _logistic(value: float) -> float:
    return 1 / (1 + math.exp(-value))
