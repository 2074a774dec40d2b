"""Statements about what persons did, and what remedies did to the game."""

from __future__ import annotations

from typing import Literal

from quizapp.rules.cards.card import CardName
from quizapp.rules.nouns.events import (
    Answered,
    Decided,
    Resolved,
    Returned,
    Sacrificed,
    StayedSilent,
    ability_name,
)
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.state import State
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.policy.conduct.matter import Matter
from quizapp.rules.proof.statements.statement import Statement


class HasLost(Statement, frozen=True, kw_only=True):
    """A player has lost the game."""

    watches = (Decided,)
    who: Player

    def holds(self, state: State) -> bool:
        """Look at the player."""
        return state.player(self.who).lost


class HasDone(Statement, frozen=True, kw_only=True):
    """A person has done something outside the flow of the game."""

    watches = (Decided,)
    is_conduct = True
    what: Matter
    by: Player

    def holds(self, state: State) -> bool:
        """Look for it."""
        return any(
            isinstance(event, Decided)
            and (event.what, event.by) == (self.what.value, self.by)
            for event in state.history
        )


class HasStayedSilent(Statement, frozen=True, kw_only=True):
    """A person could have called a judge, and did not."""

    watches = (StayedSilent,)
    is_conduct = True
    by: Player

    def holds(self, state: State) -> bool:
        """Look for the silence."""
        return StayedSilent(by=self.by) in state.history


class HasAnswered(Statement, frozen=True, kw_only=True):
    """A player has answered in a certain way, or has told or kept a change unasked."""

    watches = (Answered,)
    is_conduct = True
    by: Player
    how: Literal["truth", "nothing", "falsehood", "announcement", "silence"]

    def holds(self, state: State) -> bool:
        """Look for the answer."""
        return any(
            isinstance(event, Answered) and (event.by, event.how) == (self.by, self.how)
            for event in state.history
        )


class HasReturned(Statement, frozen=True, kw_only=True):
    """A remedy put cards of a player back into their library."""

    watches = (Returned,)
    of: Player
    place: Literal["top", "random part"]
    count: int | None = None
    card: CardName | None = None
    """A card that is among them."""

    def holds(self, state: State) -> bool:
        """Look for it."""
        return any(
            isinstance(event, Returned)
            and (event.of, event.place) == (self.of, self.place)
            and self.count in (None, len(event.cards))
            and (self.card is None or self.card in event.cards)
            for event in state.history
        )


class WasKept(Statement, frozen=True, kw_only=True):
    """A permanent stays, and so many others were sacrificed to keep it."""

    watches = (Sacrificed, Resolved)
    telling = ("age_counters_to_pay",)
    card: CardName
    sacrifices: int

    def holds(self, state: State) -> bool:
        """Count what was sacrificed to its ability, once that has resolved."""
        resolved = any(
            isinstance(event, Resolved)
            and event.name in (self.card, ability_name(self.card))
            for event in state.history
        )
        given = [
            event
            for event in state.history
            if isinstance(event, Sacrificed) and event.to == self.card
        ]
        stays = any(each.name == self.card for each in state.in_zone(Zone.BATTLEFIELD))
        return resolved and stays and len(given) == self.sacrifices
