"""Aspects about amounts: how many there are, and whether a number is right."""

from __future__ import annotations

from quizapp.rules.nouns.events import Event
from quizapp.rules.nouns.objects import Player
from quizapp.rules.proof.aspects.aspect import NO, YES, Aspect
from quizapp.rules.proof.graph import Graph, Node
from quizapp.rules.proof.quantities.quantity import Quantity
from quizapp.rules.refusal import UnderdeterminedError


class Amount(Aspect, frozen=True, kw_only=True):
    """How many are there in the end, or at most along all lines of play?"""

    of: Quantity
    most: bool = False
    """Ask for the largest number that ever comes about, instead of that in the end."""
    among: tuple[int, ...] = ()
    """Numbers that could be thought of."""

    @property
    def telling(self) -> tuple[str, ...]:
        """Name what the quantity names."""
        return self.of.telling

    @property
    def looks_ahead(self) -> bool:
        """Say so: it is about the end of the lines of play."""
        return True

    def answer(self, graph: Graph) -> str:
        """Return the number."""
        found = self.numbers(graph)
        if len(found) > 1:
            raise UnderdeterminedError(
                "the amount depends on the line of play: it is "
                + " or ".join(str(each) for each in sorted(found))
            )
        return str(found.pop())

    def numbers(self, graph: Graph) -> set[int]:
        """Return every number that it could be."""
        if self.most:
            return {max(self.of.amount(node.state) for node in graph.nodes)}
        ends = (node for node in graph.nodes if not node.edges)
        return {self.of.amount(node.state) for node in ends}

    def domain(self, roles: tuple[Player, ...]) -> tuple[str, ...]:
        """List the numbers that could be thought of."""
        del roles
        return tuple(str(each) for each in self.among)

    def fits(self, node: Node) -> bool:
        """Lead to an end of the lines of play."""
        return not node.edges

    def events(self) -> tuple[type[Event], ...]:
        """Watch what the quantity watches."""
        return self.of.watches


class AmountIs(Amount, frozen=True, kw_only=True):
    """Is the amount this number, whatever anybody decides?"""

    number: int

    def answer(self, graph: Graph) -> str:
        """Say yes or no."""
        return YES if self.numbers(graph) == {self.number} else NO

    def domain(self, roles: tuple[Player, ...]) -> tuple[str, ...]:
        """List yes and no."""
        del roles
        return (YES, NO)
