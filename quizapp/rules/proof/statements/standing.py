"""Statements about how things stand: who controls what, and life totals."""

from __future__ import annotations

from quizapp.rules.cards.card import CardName
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.state import State
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.proof.statements.statement import Statement


class Controls(Statement, frozen=True, kw_only=True):
    """A player controls a permanent."""

    telling = ("who_controls_objects",)
    who: Player
    card: CardName

    def holds(self, state: State) -> bool:
        """Look at the player's permanents."""
        there = state.in_zone(Zone.BATTLEFIELD, self.who)
        return any(each.name == self.card for each in there)


class HasLife(Statement, frozen=True, kw_only=True):
    """A player has a certain life total."""

    telling = ("who_controls_objects",)
    who: Player
    life: int

    def holds(self, state: State) -> bool:
        """Look at the life total."""
        return state.player(self.who).life == self.life
