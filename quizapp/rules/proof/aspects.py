"""Aspects: questions about all lines of play whose answer is one word of a known list."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Literal

from msgspec import Struct

from quizapp.rules.nouns.events import Event, Ruled
from quizapp.rules.nouns.objects import Player
from quizapp.rules.policy.ruling import Penalty, Remedy
from quizapp.rules.proof.graph import Graph, Node
from quizapp.rules.proof.occasions import Occasion
from quizapp.rules.proof.reaching import always, can_reach
from quizapp.rules.proof.statements import Statement
from quizapp.rules.refusal import UnderdeterminedError

YES, NO, NOBODY = "yes", "no", "nobody"


DECIDING_POINTS = (
    "newest_control_works",
    "control_works_while_resolving",
    "who_chooses_on_resolution",
    "who_decides",
    "control_works_in_turn",
)


class Aspect(Struct, frozen=True):
    """Something that may be asked about the lines of play."""

    turns_on: ClassVar[tuple[str, ...]] = ()
    """Rule points that it mostly turns on, the most telling one first."""

    @abstractmethod
    def answer(self, graph: Graph) -> str:
        """Return the answer.

        :raises UnderdeterminedError: if the lines of play do not agree on it.
        """

    @abstractmethod
    def domain(self, roles: tuple[Player, ...]) -> tuple[str, ...]:
        """List the answers that could be thought of."""

    @abstractmethod
    def fits(self, node: Node) -> bool:
        """Say whether the derivation leads to a node."""

    def events(self) -> tuple[type[Event], ...]:
        """List the kinds of events that the states must remember for it."""
        return ()


class Can(Aspect, frozen=True, kw_only=True):
    """Can a player bring a statement about, whatever the others decide?"""

    who: Player
    statement: Statement

    def answer(self, graph: Graph) -> str:
        """Say yes or no."""
        return YES if can_reach(graph, self.statement.holds, self.who) else NO

    def domain(self, roles: tuple[Player, ...]) -> tuple[str, ...]:
        """List yes and no."""
        del roles
        return (YES, NO)

    def fits(self, node: Node) -> bool:
        """Lead to a state in which the statement holds."""
        return self.statement.holds(node.state)

    def events(self) -> tuple[type[Event], ...]:
        """Watch what the statement watches."""
        return self.statement.watches


class Always(Aspect, frozen=True, kw_only=True):
    """Does a statement come about whatever anybody decides?"""

    statement: Statement

    def answer(self, graph: Graph) -> str:
        """Say yes or no."""
        return YES if always(graph, self.statement.holds) else NO

    def domain(self, roles: tuple[Player, ...]) -> tuple[str, ...]:
        """List yes and no."""
        del roles
        return (YES, NO)

    def fits(self, node: Node) -> bool:
        """Lead to a state in which the statement holds."""
        return self.statement.holds(node.state)

    def events(self) -> tuple[type[Event], ...]:
        """Watch what the statement watches."""
        return self.statement.watches


class WhoDecides(Aspect, frozen=True, kw_only=True):
    """Who really makes certain decisions?"""

    turns_on = DECIDING_POINTS

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


class IsAsked(Aspect, frozen=True, kw_only=True):
    """Is a certain decision ever asked for?"""

    turns_on = ("priority_during_resolution",)

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


class Decides(Aspect, frozen=True, kw_only=True):
    """Is it always this player who makes certain decisions?"""

    turns_on = DECIDING_POINTS

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


class OfRuling(Aspect, frozen=True, kw_only=True):
    """What does the judge rule?"""

    part: Literal["remedy", "chooser", "penalty", "responsible"]

    _DOMAINS: ClassVar[dict[str, tuple[str, ...]]] = {
        "remedy": tuple(Remedy),
        "penalty": tuple(Penalty),
    }

    def answer(self, graph: Graph) -> str:
        """Return the part of the ruling that is asked for."""
        found = {
            self._read(event)
            for node in graph.nodes
            for event in node.state.history
            if isinstance(event, Ruled)
        }
        if len(found) != 1:
            raise UnderdeterminedError("there is not exactly one ruling to ask about")
        return found.pop()

    def _read(self, ruled: Ruled) -> str:
        match self.part:
            case "remedy":
                return ruled.remedy
            case "penalty":
                return ruled.penalty if ruled.penalised is None else _given(ruled)
            case "chooser":
                return ruled.chooser
        return ruled.responsible

    def domain(self, roles: tuple[Player, ...]) -> tuple[str, ...]:
        """List the remedies, penalties or players."""
        if self.part == "penalty":
            given = (Penalty.WARNING, Penalty.GAME_LOSS)
            return (Penalty.NONE, *(f"{each} {who}" for each in given for who in roles))
        return self._DOMAINS.get(self.part, roles)

    def fits(self, node: Node) -> bool:
        """Lead to the ruling."""
        return any(isinstance(event, Ruled) for event in node.state.history)

    def events(self) -> tuple[type[Event], ...]:
        """Watch rulings."""
        return (Ruled,)


def _given(ruled: Ruled) -> str:
    """Write a penalty with the player who gets it, for example "warning A"."""
    return f"{ruled.penalty} {ruled.penalised}"


ASPECTS: dict[str, type[Aspect]] = {
    "always": Always,
    "can": Can,
    "decides": Decides,
    "is_asked": IsAsked,
    "ruling": OfRuling,
    "who_decides": WhoDecides,
}
"""Aspect by the word that stands for it."""
