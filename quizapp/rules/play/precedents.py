"""Precedents: where states led under one rulebook, taken over by others that agree."""

from __future__ import annotations

from collections.abc import Set
from typing import NamedTuple

from msgspec import Struct

from quizapp.rules.game import Question
from quizapp.rules.nouns.decisions import Decision, Option
from quizapp.rules.nouns.state import State
from quizapp.rules.rulebook import Consulted, Rulebook, Step

MOST_KEPT = 10_000
"""More are not kept, so that a question over the budget does not fill the memory."""


class Advanced(Struct, frozen=True, gc=False):
    """A state that waits for a decision, or that needs none any more."""

    state: State
    decision: Decision | None
    steps: tuple[Step, ...]
    """What the rules said on the way there."""


class Precedent(NamedTuple):
    """Where a state led, and from what of the rules that follows."""

    consulted: Consulted
    asked: Set[Question]
    there: Advanced


Way = tuple[State, Option | None]
"""A state and the option taken in it; none where it only goes on."""


class Precedents:
    """Where states led under equal assumptions and up to one horizon.

    A misconception or an edition changes few steps of a game. Every other step follows
    from what the rules said at the points that were asked on the way, so that it is the
    same under each rulebook that says the same there.
    """

    def __init__(self) -> None:
        self._by_way: dict[Way, list[Precedent]] = {}
        self._kept = 0

    def find(self, way: Way, rulebook: Rulebook) -> Precedent | None:
        """Find the one that a rulebook agrees with, which then counts as consulted."""
        for each in self._by_way.get(way, ()):
            if rulebook.agrees_with(each.consulted):
                rulebook.follow(each.consulted)
                return each
        return None

    def keep(self, way: Way, found: Precedent) -> None:
        """Keep one, unless there are too many."""
        if self._kept < MOST_KEPT:
            self._kept += 1
            self._by_way.setdefault(way, []).append(found)
