"""Statements about attackers, blockers, their damage and their size."""

from __future__ import annotations

from quizapp.rules.cards.abilities import PositiveInt
from quizapp.rules.cards.card import CardName
from quizapp.rules.nouns.events import (
    A_WHOLE_TEAM,
    Attacked,
    Blocked,
    DamageDealt,
)
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.state import State
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.characteristics import power, toughness
from quizapp.rules.proof.statements.statement import Statement
from quizapp.rules.refusal import UnderdeterminedError


class HasAttacked(Statement, frozen=True, kw_only=True):
    """A creature was declared as an attacker."""

    watches = (Attacked,)
    telling = ("summoning_sick",)
    card: CardName
    whom: Player | CardName | None = None
    """The player or the planeswalker that it attacks."""

    def holds(self, state: State) -> bool:
        """Look for such an attack.

        :raises UnderdeterminedError: if a player is asked for and a team was attacked.
        """
        attacked = {
            event.whom
            for event in state.history
            if isinstance(event, Attacked) and event.card == self.card
        }
        if self.whom in state.roles and A_WHOLE_TEAM in attacked:
            raise UnderdeterminedError(
                "a team was attacked as a whole, and none of its players alone"
            )
        return bool(attacked) if self.whom is None else self.whom in attacked


class HasBlocked(Statement, frozen=True, kw_only=True):
    """A creature was declared as a blocker."""

    watches = (Blocked,)
    card: CardName
    attacker: CardName | None = None

    def holds(self, state: State) -> bool:
        """Look for such a block."""
        return any(
            isinstance(event, Blocked)
            and event.card == self.card
            and self.attacker in (None, event.attacker)
            for event in state.history
        )


class HasDealtDamage(Statement, frozen=True, kw_only=True):
    """A creature has dealt an amount of combat damage to a player or permanent."""

    watches = (DamageDealt,)
    telling = ("lethal_order_needed",)
    card: CardName
    to: Player | CardName
    amount: PositiveInt

    def holds(self, state: State) -> bool:
        """Look for such damage."""
        return DamageDealt(card=self.card, to=self.to, amount=self.amount) in (
            state.history
        )


class HasSize(Statement, frozen=True, kw_only=True):
    """A creature on the battlefield has a certain power and toughness."""

    card: CardName
    power: int
    toughness: int

    def holds(self, state: State) -> bool:
        """Look at the creatures of that name."""
        size = (self.power, self.toughness)
        return any(
            each.name == self.card
            and (power(state, each), toughness(state, each)) == size
            for each in state.in_zone(Zone.BATTLEFIELD)
        )
