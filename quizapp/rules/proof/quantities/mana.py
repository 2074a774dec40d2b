"""Quantities about mana: what was paid, what is unspent, and what a cost is."""

from __future__ import annotations

from quizapp.rules.cards.card import CardName
from quizapp.rules.cards.mana import Mana
from quizapp.rules.nouns.events import ManaPaid
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.state import State
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.proof.quantities.quantity import Quantity


class PaidMana(Quantity, frozen=True, kw_only=True):
    """The mana that a player has paid for a spell, or for abilities of a card."""

    watches = (ManaPaid,)
    telling = ("payment_sources", "cost_is_locked_in")
    by: Player
    on: CardName

    def amount(self, state: State) -> int:
        """Add up what was paid."""
        return sum(
            event.amount
            for event in state.history
            if isinstance(event, ManaPaid)
            and (event.by, event.on) == (self.by, self.on)
        )


class UnspentMana(Quantity, frozen=True, kw_only=True):
    """The mana in a player's pool, of one type or of all."""

    telling = ("whose_pool", "mana_empties")
    of: Player
    type: Mana | None = None

    def amount(self, state: State) -> int:
        """Count it."""
        pool = state.player(self.of).pool
        return len(pool) if self.type is None else pool.count(self.type)


class CountersOn(Quantity, frozen=True, kw_only=True):
    """The counters of a kind on a permanent."""

    telling = ("x_while_entering",)
    card: CardName
    kind: str

    def amount(self, state: State) -> int:
        """Count them, on all permanents of the name."""
        return sum(each.count(self.kind) for each in _permanents(state, self.card))


class ManaValueOf(Quantity, frozen=True, kw_only=True):
    """The mana value of a permanent (CR 202.3)."""

    telling = ("x_on_the_battlefield",)
    card: CardName

    def amount(self, state: State) -> int:
        """Work it out, with X as it is on the battlefield."""
        costs = ((each.x, each.face.cost) for each in _permanents(state, self.card))
        return sum(cost.with_x(x).value for x, cost in costs if cost is not None)


def _permanents(state: State, name: str) -> tuple[GameObject, ...]:
    there = state.in_zone(Zone.BATTLEFIELD)
    return tuple(each for each in there if each.name == name)
