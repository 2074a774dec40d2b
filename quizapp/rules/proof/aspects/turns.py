"""Aspects about the order of turns: never their numbers, only who comes after whom."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from quizapp.rules.nouns.decisions import Realm
from quizapp.rules.nouns.objects import Player
from quizapp.rules.proof.aspects.aspect import NO, YES, Aspect
from quizapp.rules.proof.graph import Graph, Node
from quizapp.rules.refusal import UnderdeterminedError
from quizapp.rules.rulebook import Step

Shown = set[tuple[Player, Player]]
"""The active player of a turn and who decides for them, for every line of play."""


class TurnOf(Struct, frozen=True, gc=False, kw_only=True):
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
        found = turns_to_come(graph)
        wanted = [each.seen for each in self.are]
        return YES if found[: len(wanted)] == wanted else NO

    def domain(self, roles: tuple[Player, ...]) -> tuple[str, ...]:
        """List yes and no."""
        del roles
        return (YES, NO)

    def fits(self, node: Node) -> bool:
        """Lead to the last of these turns."""
        return node.state.turn.active == self.are[-1].of


class OrderOfTurns(Aspect, frozen=True, kw_only=True):
    """Which turns come after the present one, and who decides in each of them?"""

    bare_field: ClassVar[str] = "count"
    beside: ClassVar[tuple[str, ...]] = ("among",)

    count: Annotated[int, Meta(ge=1, le=5)]
    """How many turns."""
    among: tuple[tuple[TurnOf, ...], ...] = ()
    """Orders that could be thought of."""

    def __post_init__(self) -> None:
        """Refuse an order with more or fewer turns than are asked for."""
        if any(len(order) != self.count for order in self.among):
            raise ValueError(f"each order among: must have {self.count} turns")

    @property
    def telling(self) -> tuple[str, ...]:
        """Name what decides about the order of turns."""
        return ("control_waits_out_skips", "extra_turn_is_kept", "newest_control_works")

    def answer(self, graph: Graph) -> str:
        """Write the turns down, for example "A N/A" if A decides in the turn of N.

        :raises UnderdeterminedError: if the lines of play do not agree.
        """
        found = turns_to_come(graph)[: self.count]
        if len(found) < self.count or any(len(each) > 1 for each in found):
            raise UnderdeterminedError(
                f"the next {self.count} turns depend on the line of play, or lie beyond "
                "the horizon"
            )
        return self.write(pair for each in found for pair in each)

    @staticmethod
    def write(turns: Iterable[tuple[Player, Player]]) -> str:
        """Write down an order of turns."""
        return " ".join(of if of == by else f"{of}/{by}" for of, by in turns)

    @staticmethod
    def read(answer: str) -> tuple[tuple[Player, Player], ...]:
        """Read an order of turns that was written down."""
        parts = (each.partition("/") for each in answer.split())
        return tuple((Player(of), Player(by or of)) for of, _, by in parts)

    def domain(self, roles: tuple[Player, ...]) -> tuple[str, ...]:
        """List the orders that could be thought of."""
        del roles
        return tuple(
            self.write((each.of, each.decided_by or each.of) for each in order)
            for order in self.among
        )

    def fits(self, node: Node) -> bool:
        """Lead to an end of the lines of play."""
        return not node.edges


def turns_to_come(graph: Graph) -> list[Shown]:
    """List what each turn after the present one shows, on all lines of play together."""
    seen: dict[int, Shown] = defaultdict(set)
    for node in graph.nodes:
        due = node.decision
        if due is not None and _shows_a_turn(node, graph):
            seen[node.state.turn.number].add((node.state.turn.active, due.decider))
    return [seen[number] for number in sorted(seen)]


def ways_into_turns(graph: Graph) -> list[tuple[Step, ...]]:
    """List what the rules said from the start into each turn after the present one."""
    shown = [node for node in graph.nodes if _shows_a_turn(node, graph)]
    numbers = sorted({node.state.turn.number for node in shown})
    return [_way_into(number, graph) for number in numbers]


def _way_into(number: int, graph: Graph) -> tuple[Step, ...]:
    def is_there(node: Node) -> bool:
        return node.state.turn.number == number and _shows_a_turn(node, graph)

    return graph.steps_along(graph.path_to(is_there) or (0,))


def _shows_a_turn(node: Node, graph: Graph) -> bool:
    """Say whether the active player of a turn to come has to decide something here."""
    turn, due = node.state.turn, node.decision
    if due is None or turn.number == graph.nodes[0].state.turn.number:
        return False
    return due.realm is Realm.GAME and due.chooser == turn.active
