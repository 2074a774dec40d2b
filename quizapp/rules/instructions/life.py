"""Damage and life totals (CR 119, 120)."""

from __future__ import annotations

from typing import ClassVar, Literal

from quizapp.rules.cards.abilities import PositiveInt
from quizapp.rules.game import Effect, Game
from quizapp.rules.nouns.scope import Scope, Who
from quizapp.rules.procedures.happenings import change_life, deal_damage


class DealDamage(Effect, frozen=True, kw_only=True):
    """Deal damage to the target: a number, or the power of what was sacrificed."""

    bare_field: ClassVar[str] = "amount"

    amount: PositiveInt | None = None
    power_of: Literal["sacrificed"] | None = None
    to: Who | None = None
    """The player dealt the damage, where it is not the target."""

    def __post_init__(self) -> None:
        """Refuse damage without one amount."""
        if (self.amount is None) == (self.power_of is None):
            raise ValueError("damage needs either amount: or power_of:")

    def perform(self, game: Game, scope: Scope) -> None:
        """Deal the damage; the power is the one it last had (CR 608.2h)."""
        amount = self.amount
        if amount is None:
            amount = sum(game.object(each).last_power for each in scope.sacrificed)
        hurt = scope.targets if self.to is None else (scope.player(self.to),)
        for each in hurt:
            if each is not None:
                deal_damage(game, each, max(0, amount))


class GainLife(Effect, frozen=True):
    """A player gains life."""

    amount: PositiveInt
    who: Who = Who.YOU

    def perform(self, game: Game, scope: Scope) -> None:
        """Raise the life total."""
        player = scope.player(self.who)
        if player is not None:
            change_life(game, player, self.amount)


class SetLife(Effect, frozen=True):
    """A player's life total becomes a number (CR 119.5)."""

    to: PositiveInt
    who: Who = Who.TARGET

    def perform(self, game: Game, scope: Scope) -> None:
        """Have the player gain or lose what it takes."""
        player = scope.player(self.who)
        if player is not None:
            change_life(game, player, self.to - game.player(player).life)
