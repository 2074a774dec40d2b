"""Deviations: what the answers would be under each misconception that matters here."""

from __future__ import annotations

from typing import Any, NamedTuple

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.family import Family
from quizapp.bank.staging.world import World, build_world
from quizapp.rules.proof.misconceptions import MISCONCEPTIONS
from quizapp.rules.refusal import RefusalError
from quizapp.rules.rulebook import Misconception, Rulebook, Step

Answers = tuple[str, ...]


class Deviation(NamedTuple):
    """A misconception that the rules contradict in this very scenario."""

    belief: Misconception
    truth: Step
    """What the rules say at the point where the belief differs."""
    answers: Answers
    """The answers under the belief."""
    states: int


def answers_in(family: Family, world: World) -> Answers:
    """Return the answer to each aspect that a family asks about.

    :raises RefusalError: if one of them has no single answer.
    """
    return tuple(aspect.answer(world.graph) for aspect in family.ask.aspects)


def find_deviations(
    family: Family, catalogue: Catalogue, rulebook: Rulebook, world: World
) -> tuple[Deviation, ...]:
    """List the misconceptions that matter, with the answers they lead to.

    A belief matters if it contradicts something that the rulebook was really asked. One
    under which the scenario cannot be played has no outcome and is left out.
    """
    found = []
    for belief in MISCONCEPTIONS:
        truth = _contradicted(belief, rulebook, world)
        if truth is None:
            continue
        try:
            other = build_world(family, catalogue, rulebook.believing(belief))
            answers = answers_in(family, other)
        except RefusalError:
            continue
        found.append(Deviation(belief, truth, answers, len(other.graph.nodes)))
    return tuple(found)


def _contradicted(
    belief: Misconception, rulebook: Rulebook, world: World
) -> Step | None:
    """Return what the rules say where a belief differs from them, if it does anywhere."""
    truths = []
    for point, about in world.asked:
        if point is belief.point:
            true = rulebook.function(point)(*about)
            if belief.function(*about).value != true.value:
                truths.append(Step(point.key, true.rule, true.says))
    return min(truths, key=_order) if truths else None


def _order(step: Step) -> Any:
    """Order steps by their words, so that the choice never depends on chance."""
    return [(name, str(value)) for name, value in step.says]
