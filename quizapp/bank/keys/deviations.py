"""Deviations: what the answers would be under each misconception that matters here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from quizapp.bank.keys.worlds import Answers, Worlds
from quizapp.bank.staging.world import World
from quizapp.rules.proof.misconceptions.index import (
    MISCONCEPTIONS,
    MISCONCEPTIONS_BY_POINT,
)
from quizapp.rules.refusal import RefusalError
from quizapp.rules.rulebook import Misconception, Rulebook, RulePoint, Step

AnyPoint = RulePoint[Any, Any]
About = tuple[Any, ...]
"""What a rule point was asked about."""


class Deviation(NamedTuple):
    """A misconception that the rules contradict in this very scenario."""

    belief: Misconception
    truths: tuple[Step, ...]
    """What the rules say wherever the belief differs from them, sorted."""
    answers: Answers
    """The answers under the belief."""
    states: int


class Deviations:
    """The misconceptions that matter, each played only once somebody asks about it.

    A belief matters if it contradicts something that the rulebook was really asked. One
    under which the scenario cannot be played has no outcome and is left out.
    """

    def __init__(self, worlds: Worlds, rulebook: Rulebook) -> None:
        self._worlds = worlds
        self._rulebook = rulebook
        self._asked = _about_by_point(worlds.under(rulebook).world)
        self._found: dict[str, Deviation | None] = {}

    @property
    def all(self) -> tuple[Deviation, ...]:
        """List all of them."""
        return tuple(self._among(MISCONCEPTIONS))

    def at(self, point: str) -> Iterator[Deviation]:
        """Yield those about one rule point, each found when it is asked for."""
        yield from self._among(MISCONCEPTIONS_BY_POINT.get(point, ()))

    def _among(self, beliefs: Iterable[Misconception]) -> Iterator[Deviation]:
        for belief in beliefs:
            if belief.id not in self._found:
                self._found[belief.id] = self._find(belief)
            found = self._found[belief.id]
            if found is not None:
                yield found

    def _find(self, belief: Misconception) -> Deviation | None:
        about = self._asked.get(belief.point, ())
        truths = _contradicted(belief, self._rulebook, about)
        if not truths:
            return None
        try:
            other, answers = self._worlds.under(self._rulebook.believing(belief))
        except RefusalError:
            return None
        return Deviation(belief, truths, answers, len(other.graph.nodes))


def _about_by_point(world: World) -> dict[AnyPoint, list[About]]:
    found: dict[AnyPoint, list[About]] = {}
    for point, about in world.asked:
        found.setdefault(point, []).append(about)
    return found


def agrees(misconception: str, rulebook: Rulebook, world: World) -> bool:
    """Say whether a misconception of today was the rule, as far as the rules were asked.

    Where nobody asked, nothing was said for it.
    """
    belief = next(each for each in MISCONCEPTIONS if each.id == misconception)
    about = [about for point, about in world.asked if point is belief.point]
    return bool(about) and not _contradicted(belief, rulebook, about)


def _contradicted(
    belief: Misconception, rulebook: Rulebook, asked: Iterable[About]
) -> tuple[Step, ...]:
    """Return what the rules say wherever a belief differs from them."""
    truths = set()
    point = belief.point
    for about in asked:
        true = rulebook.function(point)(*about)
        if belief.function(*about).value != true.value:
            truths.add(Step(point.key, true.rule, true.says))
    return tuple(sorted(truths, key=_order))


def _order(step: Step) -> Any:
    """Order steps by their words, so that the choice never depends on chance."""
    return [(name, str(value)) for name, value in step.says]
