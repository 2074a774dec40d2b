"""Statements about what spells and abilities have done as they resolved."""

from __future__ import annotations

from quizapp.rules.cards.card import CardName
from quizapp.rules.nouns.events import Resolved, Revealed, Shuffled
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.state import State
from quizapp.rules.proof.statements.statement import Statement


class HasResolved(Statement, frozen=True, kw_only=True):
    """A spell has resolved."""

    watches = (Resolved,)
    card: CardName

    def holds(self, state: State) -> bool:
        """Look for its resolution."""
        return any(
            isinstance(event, Resolved) and event.name == self.card
            for event in state.history
        )


class HasShuffled(Statement, frozen=True, kw_only=True):
    """A player has shuffled their library."""

    watches = (Shuffled,)
    telling = ("search_shuffles",)
    by: Player

    def holds(self, state: State) -> bool:
        """Look for the shuffle."""
        return any(
            isinstance(event, Shuffled) and event.by == self.by
            for event in state.history
        )


class HasRevealed(Statement, frozen=True, kw_only=True):
    """A player has revealed a card."""

    watches = (Revealed,)
    by: Player
    card: CardName

    def holds(self, state: State) -> bool:
        """Look for it among the cards revealed."""
        return any(
            isinstance(event, Revealed)
            and event.by == self.by
            and self.card in event.cards
            for event in state.history
        )
