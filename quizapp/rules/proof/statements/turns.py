"""Statements about turns, about leaving the game and about triggers on the stack."""

from __future__ import annotations

from quizapp.rules.cards.card import CardName
from quizapp.rules.nouns.events import LeftGame, TriggerPlaced, TurnSkipped
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.state import State
from quizapp.rules.proof.statements.statement import Statement


class HasSkippedTurn(Statement, frozen=True, kw_only=True):
    """A player has skipped a turn."""

    watches = (TurnSkipped,)
    telling = ("extra_turn_is_skipped",)
    by: Player

    def holds(self, state: State) -> bool:
        """Look for such a turn."""
        return any(
            isinstance(event, TurnSkipped) and event.by == self.by
            for event in state.history
        )


class HasLeftGame(Statement, frozen=True, kw_only=True):
    """A card has left the game with its owner."""

    watches = (LeftGame,)
    telling = ("owned_objects_leave",)
    card: CardName

    def holds(self, state: State) -> bool:
        """Look for such a card."""
        return any(
            isinstance(event, LeftGame) and event.card == self.card
            for event in state.history
        )


class TriggersPlaced(Statement, frozen=True, kw_only=True):
    """Triggered abilities were put on the stack by these players, in this order."""

    watches = (TriggerPlaced,)
    telling = ("who_places_first",)
    by: tuple[Player, ...]

    def holds(self, state: State) -> bool:
        """Compare the first ones placed."""
        placed = tuple(
            event.by for event in state.history if isinstance(event, TriggerPlaced)
        )
        return placed[: len(self.by)] == self.by
