"""Seating: giving families to the parts of an exam so that most places are filled."""

from __future__ import annotations

import random
from collections.abc import Sequence

from quizapp.bank.browsing.summary import Summary
from quizapp.training.exam.blueprint import Blueprint


class Seating:
    """Families in parts; one that comes later may move earlier ones to other parts.

    No family is ever unseated, so that the order in which they come is a preference:
    whoever comes first stays, and as many places are filled as can be.
    """

    def __init__(self, blueprint: Blueprint) -> None:
        self._parts = blueprint.parts
        self._members: list[list[Summary]] = [[] for _ in blueprint.parts]

    def members(self, part: int) -> tuple[Summary, ...]:
        """List the families in a part."""
        return tuple(self._members[part])

    @property
    def is_full(self) -> bool:
        """Say whether no place is free."""
        return all(
            len(members) >= part.count
            for part, members in zip(self._parts, self._members, strict=True)
        )

    def seat(self, family: Summary) -> bool:
        """Give a family a place, if that can be done without unseating another."""
        return self._seat(family, set())

    def _seat(self, family: Summary, tried: set[int]) -> bool:
        fitting = [
            number
            for number, part in enumerate(self._parts)
            if part.count and number not in tried and part.criteria.fits(family)
        ]
        for number in fitting:
            if len(self._members[number]) < self._parts[number].count:
                self._members[number].append(family)
                return True
        for number in fitting:
            if number not in tried and self._makes_room(number, family, tried):
                return True
        return False

    def _makes_room(self, number: int, family: Summary, tried: set[int]) -> bool:
        tried.add(number)
        for place, member in enumerate(tuple(self._members[number])):
            if self._seat(member, tried):
                self._members[number][place] = family
                return True
        return False


def seat_families(
    blueprint: Blueprint, families: Sequence[Summary], rng: random.Random | None = None
) -> Seating:
    """Seat families: those that a margin still needs first, then the others.

    One margin is reached wherever it can be; of several that compete, one may be
    missed although another choice would have reached all. Without chance the order
    of the families decides.
    """
    waiting = list(families)
    if rng is not None:
        rng.shuffle(waiting)
    waiting = [each for each in waiting if _fits_any(blueprint, each)]
    seating = Seating(blueprint)
    lacking = {number: each.count for number, each in enumerate(blueprint.margins)}
    while waiting and not seating.is_full:
        family = max(waiting, key=lambda each: _need(blueprint, lacking, each))
        waiting.remove(family)
        if seating.seat(family):
            for number in _margins_of(blueprint, family):
                lacking[number] -= 1
    return seating


def _fits_any(blueprint: Blueprint, family: Summary) -> bool:
    return any(part.count and part.criteria.fits(family) for part in blueprint.parts)


def _margins_of(blueprint: Blueprint, family: Summary) -> list[int]:
    return [
        number
        for number, margin in enumerate(blueprint.margins)
        if margin.criteria.fits(family)
    ]


def _need(blueprint: Blueprint, lacking: dict[int, int], family: Summary) -> int:
    """Say how much a family is needed: 1 for each margin that lacks it, -1 if not."""
    margins = _margins_of(blueprint, family)
    return sum(1 if lacking[number] > 0 else -1 for number in margins)
