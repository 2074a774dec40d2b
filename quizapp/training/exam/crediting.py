"""Crediting: which share of a point an answer earns, by a rule that is said."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from fractions import Fraction
from itertools import combinations

from msgspec import Struct

WHOLE = Fraction(1)
NOTHING = Fraction()


class Credit(StrEnum):
    """How a part of an answer counts."""

    ALL_OR_NOTHING = "all-or-nothing"
    """A point for the whole answer, or none."""
    RIGHT_MINUS_WRONG = "right-minus-wrong"
    """Right choices less wrong ones, as a share of all right ones; never below 0."""
    JUDGED_RIGHTLY = "judged-rightly"
    """The share of options that are chosen if right and left if wrong."""


class Credited(Struct, frozen=True):
    """Points, and everything that they follow from."""

    points: Fraction
    """0 to 1."""
    rule: Credit
    gained: int
    """What counted for the answer: right choices, options or pairs judged rightly."""
    lost: int
    """What counted against it."""
    of: int
    """What `gained` less `lost` is a share of; 0 where the answer counts as a whole."""


def credit_choice(
    options: Sequence[str], right: Sequence[str], chosen: Sequence[str], rule: Credit
) -> Credited:
    """Credit an answer to a select-all question.

    Nothing chosen is no answer and earns nothing, by whichever rule: else leaving
    everything open would earn the share of options that are wrong.
    """
    hits = len(set(right) & set(chosen))
    wrong = len(set(chosen) - set(right))
    if not chosen:
        return Credited(NOTHING, rule, 0, 0, 0)
    if rule is Credit.ALL_OR_NOTHING:
        whole = WHOLE if set(chosen) == set(right) else NOTHING
        return Credited(whole, rule, hits, wrong, 0)
    if rule is Credit.RIGHT_MINUS_WRONG:
        return _share(rule, hits, wrong, len(set(right)))
    left = len(set(options) - set(right) - set(chosen))
    return _share(rule, hits + left, 0, len(set(options)))


def credit_one(right: Sequence[str], chosen: Sequence[str]) -> Credited:
    """Credit an answer to a select-one question: there is no part of it.

    Under another date several of its options may have become right; any of them will do.
    """
    hit = len(chosen) == 1 and chosen[0] in right
    wrong = bool(chosen) and not hit
    points = WHOLE if hit else NOTHING
    return Credited(points, Credit.ALL_OR_NOTHING, int(hit), int(wrong), 0)


def credit_order(right: Sequence[str], chosen: Sequence[str], rule: Credit) -> Credited:
    """Credit an order that was given step by step, by the pairs that stand rightly.

    :raises ValueError: if not the same steps were put in order.
    """
    if not chosen:
        return Credited(NOTHING, rule, 0, 0, 0)
    if sorted(right) != sorted(chosen) or len(set(right)) < len(right):
        raise ValueError("an order has each of the steps once")
    place = {step: number for number, step in enumerate(chosen)}
    pairs = list(combinations(right, 2))
    kept = sum(place[first] < place[second] for first, second in pairs)
    turned = len(pairs) - kept
    if rule is Credit.ALL_OR_NOTHING or not pairs:
        return Credited(NOTHING if turned else WHOLE, rule, kept, turned, 0)
    if rule is Credit.RIGHT_MINUS_WRONG:
        return _share(rule, kept, turned, len(pairs))
    return _share(rule, kept, 0, len(pairs))


def _share(rule: Credit, gained: int, lost: int, of: int) -> Credited:
    points = Fraction(max(0, gained - lost), of) if of else NOTHING
    return Credited(points, rule, gained, lost, of)
