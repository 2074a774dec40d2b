"""Aspects that claim something about everything a judge ruled in a situation."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from quizapp.rules.nouns.events import Event, Ruled
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.sights import Sight
from quizapp.rules.policy.ruling import Infraction, Penalty, Remedy
from quizapp.rules.proof.aspects.aspect import NO, YES, Aspect
from quizapp.rules.proof.aspects.deciding import IsAsked
from quizapp.rules.proof.graph import Graph, Node


class RulingClaim(Aspect, frozen=True, kw_only=True):
    """A claim about all rulings that were given, taken together."""

    def answer(self, graph: Graph) -> str:
        """Say whether the rulings are as claimed."""
        given = {
            event
            for node in graph.nodes
            for event in node.state.history
            if isinstance(event, Ruled)
        }
        return YES if given and self.is_so(given) else NO

    @abstractmethod
    def is_so(self, given: set[Ruled]) -> bool:
        """Say whether these rulings are as claimed."""

    def domain(self, roles: tuple[Player, ...]) -> tuple[str, ...]:
        """List yes and no."""
        del roles
        return (YES, NO)

    def fits(self, node: Node) -> bool:
        """Lead to the first ruling."""
        return any(isinstance(event, Ruled) for event in node.state.history)

    def events(self) -> tuple[type[Event], ...]:
        """Watch rulings."""
        return (Ruled,)


def _infringing(given: set[Ruled]) -> set[Ruled]:
    """Leave out the rulings that something was allowed."""
    return {each for each in given if each.infraction != Infraction.NONE}


class Answerable(RulingClaim, frozen=True, kw_only=True):
    """Exactly these players are answerable for what went wrong."""

    bare_field: ClassVar[str] = "who"

    who: tuple[Player, ...]

    @property
    def telling(self) -> tuple[str, ...]:
        """Name what decides who answers."""
        return ("who_answers", "other_players_infraction")

    def is_so(self, given: set[Ruled]) -> bool:
        """Compare the players."""
        return {each.responsible for each in _infringing(given)} == set(self.who)


class Infractions(RulingClaim, frozen=True, kw_only=True):
    """Exactly these infractions were committed, each by one player."""

    found: tuple[tuple[Player, Infraction], ...]

    @property
    def telling(self) -> tuple[str, ...]:
        """Name what decides which infractions there are."""
        return (
            "which_infraction",
            "hidden_card_exception",
            "false_answer",
            "other_players_infraction",
            "regular_is_apart",
        )

    def is_so(self, given: set[Ruled]) -> bool:
        """Compare players and infractions."""
        there = {(each.responsible, each.infraction) for each in _infringing(given)}
        return there == set(self.found)


class Penalties(RulingClaim, frozen=True, kw_only=True):
    """Exactly these penalties were given."""

    given: tuple[tuple[Player, Penalty], ...]

    @property
    def telling(self) -> tuple[str, ...]:
        """Name what decides how severe a penalty is."""
        return (
            "assistance_is_lessened",
            "infraction_penalty",
            "warnings_that_count",
            "missed_trigger_penalty",
            "regular_is_apart",
        )

    def is_so(self, given: set[Ruled]) -> bool:
        """Compare players and penalties."""
        there = {(e.penalised, e.penalty) for e in given if e.penalised is not None}
        return there == set(self.given)


class RemedyIs(RulingClaim, frozen=True, kw_only=True):
    """One of the rulings has this remedy, and this player chooses in it.

    That nothing is done to the game is so only if no ruling has another remedy.
    """

    remedy: Remedy
    by: Player | None = None

    @property
    def telling(self) -> tuple[str, ...]:
        """Name what decides what is done to the game."""
        return (
            "simple_backup",
            "violation_remedy",
            "error_remedy",
            "regular_remedy",
            "regular_trigger_remedy",
            "missed_trigger_remedy",
        )

    def is_so(self, given: set[Ruled]) -> bool:
        """Look for the remedy."""
        if self.remedy is Remedy.NOTHING:
            return all(each.remedy == self.remedy for each in given)
        return any(
            each.remedy == self.remedy and self.by in (None, each.chooser)
            for each in given
        )


class IsNotAsked(IsAsked, frozen=True, kw_only=True):
    """Is a certain decision never asked for of any player?"""

    def answer(self, graph: Graph) -> str:
        """Say yes or no."""
        return NO if super().answer(graph) == YES else YES


class AllOf(Aspect, frozen=True, kw_only=True):
    """Do several claims hold together?"""

    bare_field: ClassVar[str] = "claims"

    claims: tuple[Aspect, ...]

    @property
    def telling(self) -> tuple[str, ...]:
        """Name what the parts name."""
        points = (point for each in self.claims for point in each.telling)
        return tuple(dict.fromkeys(points))

    @property
    def looks_ahead(self) -> bool:
        """Say so if any part does."""
        return any(each.looks_ahead for each in self.claims)

    def answer(self, graph: Graph) -> str:
        """Say yes if every part is answered so."""
        return YES if all(each.answer(graph) == YES for each in self.claims) else NO

    def domain(self, roles: tuple[Player, ...]) -> tuple[str, ...]:
        """List yes and no."""
        del roles
        return (YES, NO)

    def fits(self, node: Node) -> bool:
        """Lead to what the first part leads to."""
        return self.claims[0].fits(node)

    def events(self) -> tuple[type[Event], ...]:
        """Watch what the parts watch."""
        kinds = (kind for each in self.claims for kind in each.events())
        return tuple(dict.fromkeys(kinds))

    def sights(self) -> tuple[Sight, ...]:
        """Note what the parts ask about."""
        seen = (sight for each in self.claims for sight in each.sights())
        return tuple(dict.fromkeys(seen))
