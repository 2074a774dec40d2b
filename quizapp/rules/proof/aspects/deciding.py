"""Aspects about who is asked and who decides."""

from __future__ import annotations

from quizapp.rules.nouns.objects import Player
from quizapp.rules.proof.aspects.aspect import NO, NOBODY, YES, Aspect
from quizapp.rules.proof.graph import Graph, Node
from quizapp.rules.proof.occasions import Occasion
from quizapp.rules.refusal import UnderdeterminedError

DECIDING_POINTS = (
    "newest_control_works",
    "control_works_while_resolving",
    "who_chooses_on_resolution",
    "who_decides",
    "control_works_in_turn",
)
CONDUCT_POINTS = ("realm_of_choice", "tournament_choice")


class WhoDecides(Aspect, frozen=True, kw_only=True):
    """Who really makes certain decisions?"""

    is_of_a_moment = True

    @property
    def telling(self) -> tuple[str, ...]:
        """Name what decides about deciders, in the game or beside it."""
        return DECIDING_POINTS if self.when.matter is None else CONDUCT_POINTS

    when: Occasion

    def answer(self, graph: Graph) -> str:
        """Return the decider of all of these decisions, or nobody if there are none."""
        found = {
            node.decision.decider
            for node in graph.nodes
            if node.decision is not None and self.when.fits(node)
        }
        if len(found) > 1:
            raise UnderdeterminedError(
                f"decisions of the kind {self.when.of} are made now by "
                f"{' and now by '.join(sorted(found))}: say which ones are meant"
            )
        return found.pop() if found else NOBODY

    def domain(self, roles: tuple[Player, ...]) -> tuple[str, ...]:
        """List the players, and nobody."""
        return (*roles, NOBODY)

    def fits(self, node: Node) -> bool:
        """Lead to the first of these decisions."""
        return self.when.fits(node)


class Decides(Aspect, frozen=True, kw_only=True):
    """Is it always this player who makes certain decisions?"""

    is_of_a_moment = True

    @property
    def telling(self) -> tuple[str, ...]:
        """Name what decides about deciders, in the game or beside it."""
        return DECIDING_POINTS if self.when.matter is None else CONDUCT_POINTS

    @property
    def looks_ahead(self) -> bool:
        """Say so of decisions of the game, which may come again."""
        return self.when.matter is None

    who: Player
    when: Occasion

    def answer(self, graph: Graph) -> str:
        """Say yes if there are such decisions and all of them are this player's."""
        found = {
            node.decision.decider
            for node in graph.nodes
            if node.decision is not None and self.when.fits(node)
        }
        return YES if found == {self.who} else NO

    def domain(self, roles: tuple[Player, ...]) -> tuple[str, ...]:
        """List yes and no."""
        del roles
        return (YES, NO)

    def fits(self, node: Node) -> bool:
        """Lead to the first of these decisions."""
        return self.when.fits(node)


class IsAsked(Aspect, frozen=True, kw_only=True):
    """Is a certain decision ever asked for?"""

    is_of_a_moment = True

    @property
    def telling(self) -> tuple[str, ...]:
        """Name what could bring such a decision about."""
        return ("priority_during_resolution",)

    @property
    def looks_ahead(self) -> bool:
        """Say so of decisions of the game, which may come again."""
        return self.when.matter is None

    when: Occasion

    def answer(self, graph: Graph) -> str:
        """Say yes or no."""
        return YES if any(self.when.fits(node) for node in graph.nodes) else NO

    def domain(self, roles: tuple[Player, ...]) -> tuple[str, ...]:
        """List yes and no."""
        del roles
        return (YES, NO)

    def fits(self, node: Node) -> bool:
        """Lead to the first of these decisions."""
        return self.when.fits(node)


class NextAsked(Aspect, frozen=True, kw_only=True):
    """Is the very next decision a certain one, made by this player?"""

    is_of_a_moment = True

    @property
    def telling(self) -> tuple[str, ...]:
        """Name what decides about priority and about deciders."""
        return ("every_seat_passes", *DECIDING_POINTS)

    by: Player
    when: Occasion

    def answer(self, graph: Graph) -> str:
        """Look at the decision that is due."""
        first = graph.nodes[0]
        due = first.decision
        right = due is not None and due.decider == self.by and self.when.fits(first)
        return YES if right else NO

    def domain(self, roles: tuple[Player, ...]) -> tuple[str, ...]:
        """List yes and no."""
        del roles
        return (YES, NO)

    def fits(self, node: Node) -> bool:
        """Lead to it."""
        return self.when.fits(node)
