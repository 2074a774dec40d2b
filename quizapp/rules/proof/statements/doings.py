"""Statements about what players have done."""

from __future__ import annotations

from typing import Literal

from quizapp.rules.cards.card import CardName
from quizapp.rules.nouns.events import Discarded, Drew, ManaSpent, Searched, Voted
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.state import State
from quizapp.rules.proof.statements.statement import Statement


class Found(Statement, frozen=True, kw_only=True):
    """A player's search has found these cards, or none."""

    watches = (Searched,)
    telling = ("search_minimum", "too_few_to_find")
    by: Player
    cards: Literal["none"] | tuple[CardName, ...]

    def holds(self, state: State) -> bool:
        """Look for such a search."""
        wanted = () if self.cards == "none" else tuple(sorted(self.cards))
        return any(
            isinstance(event, Searched)
            and event.by == self.by
            and tuple(sorted(event.found)) == wanted
            for event in state.history
        )


class SpentMana(Statement, frozen=True, kw_only=True):
    """A player has paid for a spell or ability with mana of somebody's permanents."""

    watches = (ManaSpent,)
    telling = ("payment_sources",)
    by: Player
    on: CardName
    of: Player

    def holds(self, state: State) -> bool:
        """Look for such a payment."""
        return any(
            isinstance(event, ManaSpent)
            and (event.by, event.on, event.source_owner) == (self.by, self.on, self.of)
            for event in state.history
        )


class HasDrawn(Statement, frozen=True, kw_only=True):
    """A player has drawn a card."""

    watches = (Drew,)
    by: Player

    def holds(self, state: State) -> bool:
        """Look for a draw."""
        return any(
            isinstance(event, Drew) and event.by == self.by for event in state.history
        )


class HasDiscarded(Statement, frozen=True, kw_only=True):
    """A player has discarded a card."""

    watches = (Discarded,)
    by: Player
    card: CardName | None = None

    def holds(self, state: State) -> bool:
        """Look for a discard."""
        return any(
            isinstance(event, Discarded)
            and event.by == self.by
            and self.card in (None, event.card)
            for event in state.history
        )


class HasVoted(Statement, frozen=True, kw_only=True):
    """A vote of a player has been cast for a choice, whoever chose it."""

    watches = (Voted,)
    telling = ("moved_vote", "voting_order")
    by: Player
    choice: str
    """The word that stands for the choice."""

    def holds(self, state: State) -> bool:
        """Look for such a vote."""
        return any(
            isinstance(event, Voted)
            and (event.by, event.choice) == (self.by, self.choice)
            for event in state.history
        )
