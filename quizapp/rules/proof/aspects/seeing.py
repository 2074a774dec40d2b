"""Aspects about who may look at what."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from quizapp.rules.cards.card import CardName
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.sights import ON_CARDS, Seen, Sight
from quizapp.rules.nouns.state import State
from quizapp.rules.nouns.turn import Step
from quizapp.rules.proof.aspects.aspect import NO, YES, Aspect
from quizapp.rules.proof.graph import Graph, Node

SEEING_POINTS = (
    "sees_with_controlled_player",
    "outside_the_game_is_closed",
    "may_see",
    "remembered_exile",
    "remembered_permanent",
    "separate_piles",
    "teammates_show_hands",
    "controlled_player_still_sees",
)


class _OfSight(Aspect, frozen=True, kw_only=True):
    """Something that may be asked about one thing to look at."""

    what: Seen
    of: Player
    card: CardName | None = None
    """The card that is face down."""

    def __post_init__(self) -> None:
        """Refuse a face-down card without its name."""
        if (self.what in ON_CARDS) != (self.card is not None):
            raise ValueError("card: goes with a face-down card, and only with that")

    @property
    def telling(self) -> tuple[str, ...]:
        """Name what decides about looking."""
        return SEEING_POINTS

    @property
    def sight(self) -> Sight:
        """Return what is looked at."""
        return Sight(what=self.what, of=self.of, card=self.card or "")

    def sights(self) -> tuple[Sight, ...]:
        """Note who may look at it."""
        return (self.sight,)

    def viewers(self, state: State) -> frozenset[Player]:
        """Return who may look at it in a state."""
        return frozenset(
            each.by for each in state.sightings if each.sight == self.sight
        )

    def moments(self, graph: Graph) -> tuple[State, ...]:
        """List the states in which somebody must decide, the first one in any case."""
        first, *rest = graph.nodes
        waiting = (node.state for node in rest if node.decision is not None)
        return (first.state, *waiting)

    def domain(self, roles: tuple[Player, ...]) -> tuple[str, ...]:
        """List yes and no."""
        del roles
        return (YES, NO)

    def fits(self, node: Node) -> bool:
        """Lead to nowhere in particular: it begins where the question is asked."""
        del node
        return True


class Sees(_OfSight, frozen=True, kw_only=True):
    """May a player look at something: now, all the time, at some time, in some steps?"""

    who: Player
    when: Literal["now", "always", "ever"] = "now"
    only_in: tuple[Step, ...] = ()
    """In exactly these steps, of all that are looked at."""

    @property
    def looks_ahead(self) -> bool:
        """Say so unless it is about this moment alone."""
        return self.when != "now" or bool(self.only_in)

    def answer(self, graph: Graph) -> str:
        """Say yes or no."""
        moments = self.moments(graph)
        sees = [self.who in self.viewers(state) for state in moments]
        if self.only_in:
            right = [state.turn.step in self.only_in for state in moments]
            return YES if sees == right else NO
        holds = {"now": sees[0], "always": all(sees), "ever": any(sees)}[self.when]
        return YES if holds else NO


class HiddenFrom(_OfSight, frozen=True, kw_only=True):
    """Is a player not allowed to look at something, at any of the moments looked at?"""

    who: Player

    @property
    def looks_ahead(self) -> bool:
        """Say so: it is about every moment."""
        return True

    def answer(self, graph: Graph) -> str:
        """Say yes or no."""
        seen = any(self.who in self.viewers(each) for each in self.moments(graph))
        return NO if seen else YES


class SeenBy(_OfSight, frozen=True, kw_only=True):
    """Is it exactly these players who may look at something now?"""

    players: tuple[Player, ...] = field(default=(), name="exactly")

    def answer(self, graph: Graph) -> str:
        """Say yes or no."""
        viewers = self.viewers(graph.nodes[0].state)
        return YES if viewers == frozenset(self.players) else NO
