"""Reaching: who can bring about what, whatever the others decide."""

from __future__ import annotations

from collections.abc import Callable

from quizapp.rules.nouns.decisions import Realm
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.state import State
from quizapp.rules.proof.graph import Graph, Node

NOBODY = Player("")
"""Stands for no player: every decision is somebody else's."""

Goal = Callable[[State], bool]


def can_reach(graph: Graph, goal: Goal, player: Player | None = None) -> bool:
    """Say whether a player can bring about a goal, or everybody together can.

    At decisions of that player one way that leads there is enough; at all others, and
    wherever chance decides, every way must. Without a player every decision is theirs.
    """
    return 0 in winning_nodes(graph, goal, player)


def winning_nodes(
    graph: Graph, goal: Goal, player: Player | None = None
) -> frozenset[int]:
    """List the nodes from which the goal can be brought about.

    It is the smallest such set: going round in circles reaches nothing.
    """
    won = {place for place, node in enumerate(graph.nodes) if goal(node.state)}
    missing = [
        1 if _is_theirs(node, player) else len({edge.node for edge in node.edges})
        for node in graph.nodes
    ]
    before = _predecessors(graph)
    queue = list(won)
    while queue:
        for place in before[queue.pop()]:
            missing[place] -= 1
            if missing[place] <= 0 and place not in won:
                won.add(place)
                queue.append(place)
    return frozenset(won)


def always(graph: Graph, goal: Goal) -> bool:
    """Say whether every line of play brings a goal about."""
    return 0 in winning_nodes(graph, goal, NOBODY)


def _is_theirs(node: Node, player: Player | None) -> bool:
    if node.decision is None or node.decision.realm is Realm.CHANCE:
        return False
    return player is None or node.decision.decider == player


def _predecessors(graph: Graph) -> list[list[int]]:
    before: list[list[int]] = [[] for _ in graph.nodes]
    for place, node in enumerate(graph.nodes):
        for successor in {edge.node for edge in node.edges}:
            before[successor].append(place)
    return before
