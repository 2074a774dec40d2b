"""Aspects about the order of turns: never their numbers, only who comes after whom."""

from __future__ import annotations

from collections import defaultdict
from typing import ClassVar

from msgspec import Struct

from quizapp.rules.nouns.decisions import Realm
from quizapp.rules.nouns.objects import Player
from quizapp.rules.proof.aspects.aspect import NO, YES, Aspect
from quizapp.rules.proof.graph import Graph, Node


class TurnOf(Struct, frozen=True, kw_only=True):
    """A turn to come, and who decides in it for the player whose turn it is."""

    bare_field: ClassVar[str] = "of"

    of: Player
    decided_by: Player | None = None
    """Another player than the one whose turn it is."""

    @property
    def seen(self) -> set[tuple[Player, Player]]:
        """Return what such a turn shows: the active player, and who decides for them."""
        return {(self.of, self.decided_by or self.of)}


class NextTurns(Aspect, frozen=True, kw_only=True):
    """Are these the turns after the present one, whatever is decided?"""

    bare_field: ClassVar[str] = "are"

    are: tuple[TurnOf, ...]

    @property
    def telling(self) -> tuple[str, ...]:
        """Name what decides about the order of turns."""
        return ("control_waits_out_skips", "extra_turn_is_kept", "newest_control_works")

    def answer(self, graph: Graph) -> str:
        """Compare turn by turn, on all lines of play together."""
        seen: dict[int, set[tuple[Player, Player]]] = defaultdict(set)
        first = graph.nodes[0].state.turn.number
        for node in graph.nodes:
            turn, due = node.state.turn, node.decision
            if due is None or turn.number == first or due.realm is not Realm.GAME:
                continue
            if due.chooser == turn.active:
                seen[turn.number].add((turn.active, due.decider))
        found = [seen[number] for number in sorted(seen)]
        wanted = [each.seen for each in self.are]
        return YES if found[: len(wanted)] == wanted else NO

    def domain(self, roles: tuple[Player, ...]) -> tuple[str, ...]:
        """List yes and no."""
        del roles
        return (YES, NO)

    def fits(self, node: Node) -> bool:
        """Lead to the last of these turns."""
        return node.state.turn.active == self.are[-1].of
