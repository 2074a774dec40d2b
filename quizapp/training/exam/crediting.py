"""Crediting: which share of a point an answer earns, by a rule that is said."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from fractions import Fraction

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


class OrderCredit(StrEnum):
    """How a part of an order counts."""

    ALL_OR_NOTHING = "all-or-nothing"
    """A point for the whole order, or none."""
    PLACES = "places"
    """The share of places at which the right turn stands."""
    SEQUENCE = "sequence"
    """The longest part of the right order that was kept, as a share of its places."""


class Scoring(Struct, frozen=True, omit_defaults=True):
    """How an exam scores, as candidates are told before they begin."""

    pass_percent: int | None = None
    """None: there is no pass mark, or nobody knows it here."""
    select_all: Credit | None = None
    """None where no question asks for all that is right."""
    order: OrderCredit | None = None
    """None where no question asks for an order."""


class Credited(Struct, frozen=True):
    """Points, and everything that they follow from."""

    points: Fraction
    """0 to 1."""
    rule: Credit | OrderCredit
    gained: int
    """What counted for the answer: right choices, options judged rightly, or places."""
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


def credit_order(
    right: Sequence[str], chosen: Sequence[str], rule: OrderCredit
) -> Credited:
    """Credit an order; what was put together of it stands at the first places.

    :raises ValueError: if it has more places than the right one.
    """
    if len(chosen) > len(right):
        raise ValueError(f"an order has {len(right)} places, not {len(chosen)}")
    if not chosen:
        return Credited(NOTHING, rule, 0, 0, 0)
    kept = sum(one == other for one, other in zip(right, chosen, strict=False))
    if rule is OrderCredit.SEQUENCE:
        kept = _longest_in_both(right, chosen)
    missed = len(right) - kept
    if rule is OrderCredit.ALL_OR_NOTHING:
        return Credited(NOTHING if missed else WHOLE, rule, kept, missed, 0)
    return Credited(Fraction(kept, len(right)), rule, kept, 0, len(right))


def _longest_in_both(one: Sequence[str], other: Sequence[str]) -> int:
    """Count the longest sequence that both have, with gaps wherever they are."""
    before = [0] * (len(other) + 1)
    for each in one:
        now = [0]
        for place, there in enumerate(other):
            same = before[place] + 1 if each == there else 0
            now.append(max(same, before[place + 1], now[place]))
        before = now
    return before[-1]


def _share(rule: Credit, gained: int, lost: int, of: int) -> Credited:
    points = Fraction(max(0, gained - lost), of) if of else NOTHING
    return Credited(points, rule, gained, lost, of)
