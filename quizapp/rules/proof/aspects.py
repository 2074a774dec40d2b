"""Aspects: questions about all lines of play whose answer is one word of a known list."""

from __future__ import annotations

from abc import abstractmethod
from typing import Literal

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

    @property
    def telling(self) -> tuple[str, ...]:
        """List rule points that it mostly turns on, the most telling one first."""
        return ()

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

    @property
    def telling(self) -> tuple[str, ...]:
        """Name what the statement names."""
        return self.statement.telling


class Cannot(Can, frozen=True, kw_only=True):
    """Is it out of a player's power to bring a statement about?"""

    def answer(self, graph: Graph) -> str:
        """Say yes or no."""
        return NO if super().answer(graph) == YES else YES


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

    @property
    def telling(self) -> tuple[str, ...]:
        """Name what the statement names."""
        return self.statement.telling


class WhoDecides(Aspect, frozen=True, kw_only=True):
    """Who really makes certain decisions?"""

    @property
    def telling(self) -> tuple[str, ...]:
        """Name what decides about deciders."""
        return DECIDING_POINTS

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

    @property
    def telling(self) -> tuple[str, ...]:
        """Name what could bring such a decision about."""
        return ("priority_during_resolution",)

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

    @property
    def telling(self) -> tuple[str, ...]:
        """Name what decides about deciders."""
        return DECIDING_POINTS

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
                return with_player(ruled.remedy, ruled.chooser)
            case "penalty":
                return with_player(ruled.penalty, ruled.penalised)
            case "chooser":
                return ruled.chooser
        return ruled.responsible

    def domain(self, roles: tuple[Player, ...]) -> tuple[str, ...]:
        """List the remedies with whoever chooses, the penalties, or the players."""
        words: tuple[str, ...] = roles
        if self.part == "penalty":
            words = tuple(with_player(each, who) for each in Penalty for who in roles)
        if self.part == "remedy":
            words = tuple(with_player(each, who) for each in Remedy for who in roles)
        return tuple(dict.fromkeys(words))

    def fits(self, node: Node) -> bool:
        """Lead to the ruling."""
        return any(isinstance(event, Ruled) for event in node.state.history)

    def events(self) -> tuple[type[Event], ...]:
        """Watch rulings."""
        return (Ruled,)


def with_player(word: str, player: Player | None) -> str:
    """Write a penalty or remedy with the player it names, for example "warning A"."""
    alone = (Penalty.NONE, Remedy.PLAY_ON, Remedy.STACK_AT_ONCE)
    return str(word) if word in alone else f"{word} {player}"


ASPECTS: dict[str, type[Aspect]] = {
    "always": Always,
    "can": Can,
    "cannot": Cannot,
    "decides": Decides,
    "is_asked": IsAsked,
    "ruling": OfRuling,
    "who_decides": WhoDecides,
}
"""Aspect by the word that stands for it."""
