"""Aspects about what players can bring about, and what comes about anyway."""

from __future__ import annotations

from quizapp.rules.instructions.subgames.playing import main_game
from quizapp.rules.nouns.events import Event
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.state import State
from quizapp.rules.proof.aspects.aspect import NO, YES, Aspect
from quizapp.rules.proof.graph import Graph, Node
from quizapp.rules.proof.reaching import always, can_reach
from quizapp.rules.proof.statements.statement import Statement

WHO_DECIDES = "who_decides"


class AboutStatement(Aspect, frozen=True, kw_only=True):
    """Whether a statement comes about, in one way or another."""

    statement: Statement

    def domain(self, roles: tuple[Player, ...]) -> tuple[str, ...]:
        """List yes and no."""
        del roles
        return (YES, NO)

    def _goal(self, state: State) -> bool:
        """Say whether the statement holds in the game, which no subgame is."""
        return self.statement.holds(main_game(state))

    def fits(self, node: Node) -> bool:
        """Lead to a state in which the statement holds."""
        return self._goal(node.state)

    def events(self) -> tuple[type[Event], ...]:
        """Watch what the statement watches."""
        return self.statement.watches

    @property
    def telling(self) -> tuple[str, ...]:
        """Name what the statement names."""
        return self.statement.telling

    @property
    def looks_ahead(self) -> bool:
        """Say so of whatever may come about later in the game."""
        return not self.statement.is_conduct


class Can(AboutStatement, frozen=True, kw_only=True):
    """Can a player bring a statement about, whatever the others decide?"""

    who: Player

    @property
    def telling(self) -> tuple[str, ...]:
        """Name what the statement names, then who decides for whoever does it."""
        if self._doer is None:
            return super().telling
        return (*super().telling, WHO_DECIDES)

    @property
    def foremost(self) -> tuple[str, ...]:
        """Name who decides, where it is asked what a player can do themselves."""
        return (WHO_DECIDES,) if self._doer == self.who else ()

    @property
    def _doer(self) -> Player | None:
        doer: Player | None = getattr(self.statement, "by", None)
        return doer

    def answer(self, graph: Graph) -> str:
        """Say yes or no."""
        return YES if can_reach(graph, self._goal, self.who) else NO


class Cannot(Can, frozen=True, kw_only=True):
    """Is it out of a player's power to bring a statement about?"""

    def answer(self, graph: Graph) -> str:
        """Say yes or no."""
        return NO if super().answer(graph) == YES else YES


class Always(AboutStatement, frozen=True, kw_only=True):
    """Does a statement come about whatever anybody decides?"""

    def answer(self, graph: Graph) -> str:
        """Say yes or no."""
        return YES if always(graph, self._goal) else NO
