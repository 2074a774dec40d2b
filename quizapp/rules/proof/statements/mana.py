"""Statements about mana and about abilities that were activated."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from quizapp.rules.cards.card import CardName
from quizapp.rules.cards.mana import Mana
from quizapp.rules.nouns.events import Activated, TappedForMana, TriggerPlaced
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.state import State
from quizapp.rules.nouns.turn import Step
from quizapp.rules.proof.statements.statement import Statement


class HasMana(Statement, frozen=True, kw_only=True):
    """A player has unspent mana at this moment."""

    telling = ("whose_pool", "undefined_mana", "counts_as_producible", "mana_empties")
    of: Player
    type: Mana | None = None
    """Only mana of this type; None for all of it."""
    least: Annotated[int, Meta(ge=1, le=99)] = 1
    step: Step | None = None

    def holds(self, state: State) -> bool:
        """Count what is in the pool."""
        pool = state.player(self.of).pool
        count = len(pool) if self.type is None else pool.count(self.type)
        return count >= self.least and self.step in (None, state.turn.step)


class WasTappedForMana(Statement, frozen=True, kw_only=True):
    """A permanent was tapped for mana."""

    watches = (TappedForMana,)
    telling = ("is_tapped_for_mana", "summoning_sick")
    card: CardName
    step: Step | None = None

    def holds(self, state: State) -> bool:
        """Look for such tapping."""
        return any(
            isinstance(event, TappedForMana)
            and event.card == self.card
            and self.step in (None, event.step)
            for event in state.history
        )


class WasActivated(Statement, frozen=True, kw_only=True):
    """An ability of a permanent was activated."""

    watches = (Activated,)
    telling = ("activated_as_sorcery", "untap_symbol_payable", "summoning_sick")
    card: CardName
    by: Player | None = None
    step: Step | None = None
    turn_of: Player | None = None

    def holds(self, state: State) -> bool:
        """Look for such an activation."""
        return any(
            isinstance(event, Activated)
            and event.card == self.card
            and self.by in (None, event.by)
            and self.step in (None, event.step)
            and self.turn_of in (None, event.turn_of)
            for event in state.history
        )


class HasTriggered(Statement, frozen=True, kw_only=True):
    """A triggered ability of a card was put on the stack."""

    watches = (TriggerPlaced,)
    telling = ("mana_trigger_fires",)
    card: CardName

    def holds(self, state: State) -> bool:
        """Look for such an ability."""
        return any(
            isinstance(event, TriggerPlaced) and event.card == self.card
            for event in state.history
        )
