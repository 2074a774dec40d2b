"""The graph of all lines of play from a state to the horizon, each state looked at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from msgspec import Struct

from quizapp.rules.nouns.decisions import Decision
from quizapp.rules.nouns.state import State
from quizapp.rules.play.engine import Engine
from quizapp.rules.play.precedents import Advanced
from quizapp.rules.refusal import OverBudgetError
from quizapp.rules.rulebook import Step

BUDGET = 200_000
"""States that may be looked at for one question."""


class Edge(Struct, frozen=True, gc=False):
    """One way to take a decision."""

    option_key: str
    node: int
    """Where it leads."""
    steps: tuple[Step, ...]
    """What the rules said on the way."""


class Node(Struct, frozen=True, gc=False):
    """A state that waits for a decision, or an end of the lines of play."""

    state: State
    decision: Decision | None
    edges: tuple[Edge, ...]


class Graph(NamedTuple):
    """All lines of play: the first node is where they start."""

    nodes: tuple[Node, ...]
    steps: tuple[Step, ...]
    """What the rules said before the first decision."""

    def path_to(self, fits: Callable[[Node], bool]) -> tuple[int, ...] | None:
        """Return the shortest way from the start to a node that fits, both included."""
        came_from: dict[int, int] = {0: -1}
        queue = deque([0])
        while queue:
            here = queue.popleft()
            if fits(self.nodes[here]):
                return self._unwind(came_from, here)
            for edge in self.nodes[here].edges:
                if edge.node not in came_from:
                    came_from[edge.node] = here
                    queue.append(edge.node)
        return None

    def _unwind(self, came_from: dict[int, int], last: int) -> tuple[int, ...]:
        path = [last]
        while came_from[path[-1]] >= 0:
            path.append(came_from[path[-1]])
        return tuple(reversed(path))

    def steps_along(self, path: tuple[int, ...]) -> tuple[Step, ...]:
        """Return what the rules said along a path."""
        steps = list(self.steps)
        for here, there in pairwise(path):
            edge = next(edge for edge in self.nodes[here].edges if edge.node == there)
            steps.extend(edge.steps)
        return tuple(steps)


def explore(engine: Engine, start: State, budget: int = BUDGET) -> Graph:
    """Look at every state that can be reached before the horizon.

    :raises OverBudgetError: if there are more of them than the budget allows.
    """
    first = engine.advance(start)
    reached: list[Advanced] = [first]
    places: dict[State, int] = {first.state: 0}
    nodes: list[Node] = []
    while len(nodes) < len(reached):
        here = reached[len(nodes)]
        edges = _edges(engine, here, places, reached)
        nodes.append(Node(here.state, here.decision, edges))
        if len(reached) > budget:
            raise OverBudgetError(
                f"more than {budget} states would have to be looked at; "
                "narrow the horizon or the focus"
            )
    return Graph(tuple(nodes), first.steps)


def _edges(
    engine: Engine,
    here: Advanced,
    places: dict[State, int],
    reached: list[Advanced],
) -> tuple[Edge, ...]:
    if here.decision is None:
        return ()
    edges = []
    for option in here.decision.options:
        there = engine.take(here.state, here.decision, option.key)
        place = places.get(there.state)
        if place is None:
            place = places[there.state] = len(reached)
            reached.append(there)
        edges.append(Edge(option.key, place, there.steps))
    return tuple(edges)
