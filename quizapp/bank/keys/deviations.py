"""Deviations: what the answers would be under each misconception that matters here."""

from __future__ import annotations

from typing import Any, NamedTuple

from quizapp.bank.keys.worlds import Answers, Worlds
from quizapp.bank.staging.world import World
from quizapp.rules.proof.misconceptions.index import MISCONCEPTIONS
from quizapp.rules.refusal import RefusalError
from quizapp.rules.rulebook import Misconception, Rulebook, Step


class Deviation(NamedTuple):
    """A misconception that the rules contradict in this very scenario."""

    belief: Misconception
    truths: tuple[Step, ...]
    """What the rules say wherever the belief differs from them, sorted."""
    answers: Answers
    """The answers under the belief."""
    states: int


def find_deviations(worlds: Worlds, rulebook: Rulebook) -> tuple[Deviation, ...]:
    """List the misconceptions that matter, with the answers they lead to.

    A belief matters if it contradicts something that the rulebook was really asked. One
    under which the scenario cannot be played has no outcome and is left out.
    """
    world = worlds.under(rulebook).world
    found = []
    for belief in MISCONCEPTIONS:
        truths = _contradicted(belief, rulebook, world)
        if not truths:
            continue
        try:
            other, answers = worlds.under(rulebook.believing(belief))
        except RefusalError:
            continue
        found.append(Deviation(belief, truths, answers, len(other.graph.nodes)))
    return tuple(found)


def agrees(misconception: str, rulebook: Rulebook, world: World) -> bool:
    """Say whether a misconception of today was the rule, as far as the rules were asked.

    Where nobody asked, nothing was said for it.
    """
    belief = next(each for each in MISCONCEPTIONS if each.id == misconception)
    was_asked = any(point is belief.point for point, _ in world.asked)
    return was_asked and not _contradicted(belief, rulebook, world)


def _contradicted(
    belief: Misconception, rulebook: Rulebook, world: World
) -> tuple[Step, ...]:
    """Return what the rules say wherever a belief differs from them."""
    truths = set()
    for point, about in world.asked:
        if point is belief.point:
            true = rulebook.function(point)(*about)
            if belief.function(*about).value != true.value:
                truths.add(Step(point.key, true.rule, true.says))
    return tuple(sorted(truths, key=_order))


def _order(step: Step) -> Any:
    """Order steps by their words, so that the choice never depends on chance."""
    return [(name, str(value)) for name, value in step.says]
