"""Damage and life totals (CR 119, 120)."""

from __future__ import annotations

from typing import ClassVar, Literal

from quizapp.rules.cards.abilities import PositiveInt
from quizapp.rules.game import Effect, Game
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.scope import Scope, Who
from quizapp.rules.points.teams.sharing import each_head_is_hit
from quizapp.rules.procedures.happenings import change_life, deal_damage
from quizapp.rules.procedures.resources import life_total


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


class DamageEach(Effect, frozen=True, kw_only=True):
    """Deal damage to each player, or to each opponent of whoever controls this."""

    amount: PositiveInt
    who: Literal["players", "opponents"]

    def perform(self, game: Game, scope: Scope) -> None:
        """Deal it to each of them, teammates included (CR 810.9)."""
        everybody = game.state.apnap()
        opponents = game.state.opponents(scope.you)
        hurt = everybody if self.who == "players" else opponents
        for each in _each_head(game, hurt, game.object(scope.object_id).name):
            deal_damage(game, each, self.amount)


def _each_head(
    game: Game, players: tuple[Player, ...], name: str
) -> tuple[Player, ...]:
    """List those of some players who are dealt damage (CR 810.9)."""
    hurt: list[Player] = []
    for player in players:
        team = game.state.team_of(player)
        before = next((each for each in hurt if each in team), None)
        if before is None or game.ask(each_head_is_hit, name, before, player):
            hurt.append(player)
    return tuple(hurt)


class LoseLife(Effect, frozen=True, kw_only=True):
    """A player loses life: a number, or half of what they have."""

    bare_field: ClassVar[str] = "amount"

    amount: PositiveInt | None = None
    half: Literal["rounded_up"] | None = None
    who: Who = Who.YOU

    def __post_init__(self) -> None:
        """Refuse a loss of life without one amount."""
        if (self.amount is None) == (self.half is None):
            raise ValueError("lose_life needs either amount: or half:")

    def perform(self, game: Game, scope: Scope) -> None:
        """Lower the life total; half of it is rounded up (CR 107.1a, 119.3)."""
        player = scope.player(self.who)
        if player is None:
            return
        lost = self.amount
        if lost is None:
            lost = max(0, -(-life_total(game, player) // 2))
        change_life(game, player, -lost)


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
            change_life(game, player, self.to - life_total(game, player))
