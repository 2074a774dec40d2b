"""Statements about how things stand: who controls what, and life totals."""

from __future__ import annotations

from typing import Literal

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


class Lies(Statement, frozen=True, kw_only=True):
    """A card is in a zone at this moment: its owner's, or its controller's permanents."""

    telling = ("backup_reaches", "violation_remedy")
    card: CardName
    zone: Literal["hand", "battlefield", "graveyard", "stack", "exile"]
    of: Player

    def holds(self, state: State) -> bool:
        """Look into the zone."""
        there = state.in_zone(Zone(self.zone), self.of)
        return any(each.name == self.card for each in there)


class HasLife(Statement, frozen=True, kw_only=True):
    """A player has a certain life total."""

    telling = ("who_controls_objects",)
    who: Player
    life: int

    def holds(self, state: State) -> bool:
        """Look at the life total."""
        return state.player(self.who).life == self.life
