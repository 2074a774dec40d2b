"""What is shown of all the facts that may be otherwise: the most telling few."""

from __future__ import annotations

from typing import NamedTuple

from quizapp.bank.keys.derive import Findings
from quizapp.bank.what_if.facts import DecidesFor, Fact, NobodyDecides, RelIs

MOST_CHANGING = 4
MOST_STAYING = 2

ALWAYS_SHOWN = (RelIs, NobodyDecides, DecidesFor)
"""Facts whose outcome is shown even where the engine cannot answer."""


class Alternative(NamedTuple):
    """One fact that is otherwise, and what the engine finds out then."""

    fact: Fact
    right: tuple[str, ...]
    """Ids of the options posed that are right then."""
    changes: bool
    then: Findings | None
    """None where the engine cannot answer."""
    why: str = ""
    """What the engine lacks, where it cannot answer."""


class Shown:
    """Gathers what is shown, and knows what there is still room for.

    A fact for which there is no room need not be played.
    """

    def __init__(self) -> None:
        self._changing: list[Alternative] = []
        self._staying: list[Alternative] = []
        self._uncovered: list[Alternative] = []

    def add(self, found: Alternative) -> None:
        """Take what was found in, if there is room for it."""
        if self.has_room(found):
            self._list_for(found).append(found)

    def has_room(self, found: Alternative) -> bool:
        """Say whether there is room for what was found."""
        if found.then is None:
            return not self._uncovered
        return self._may_change if found.changes else self._may_stay

    def has_room_for(self, fact: Fact) -> bool:
        """Say whether there is room for a fact, whatever is found out about it."""
        if self._may_change or self._may_stay:
            return True
        return isinstance(fact, ALWAYS_SHOWN) and not self._uncovered

    @property
    def in_order(self) -> tuple[Alternative, ...]:
        """List what is shown: what changes the key, what does not, what is not covered."""
        staying = _spread(self._staying)[:MOST_STAYING]
        return (*_spread(self._changing), *staying, *self._uncovered)

    @property
    def _may_change(self) -> bool:
        return len(self._changing) < MOST_CHANGING

    @property
    def _may_stay(self) -> bool:
        """Whether one more would be shown: of several kinds each has its first one."""
        return len({type(each.fact) for each in self._staying}) < MOST_STAYING

    def _list_for(self, found: Alternative) -> list[Alternative]:
        if found.then is None:
            return self._uncovered
        return self._changing if found.changes else self._staying


def _spread(found: list[Alternative]) -> tuple[Alternative, ...]:
    """Put one fact of each kind before a second one of the same kind."""
    seen: dict[type[Fact], int] = {}
    ranked = []
    for each in found:
        rank = seen[type(each.fact)] = seen.get(type(each.fact), 0) + 1
        ranked.append((rank, each))
    return tuple(each for _, each in sorted(ranked, key=lambda pair: pair[0]))
