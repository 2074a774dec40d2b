"""Add turns, and skip them (CR 500.7, 614.10)."""

from __future__ import annotations

from typing import ClassVar

from quizapp.rules.game import Effect, Game
from quizapp.rules.nouns.lasting import ExtraTurn
from quizapp.rules.nouns.scope import Scope, Who
from quizapp.rules.procedures.turns.coming import skip_next_turn


class SkipNextTurn(Effect, frozen=True):
    """A player skips their next turn."""

    bare_field: ClassVar[str] = "who"

    who: Who = Who.YOU

    def perform(self, game: Game, scope: Scope) -> None:
        """Have the skip wait for that turn."""
        player = scope.player(self.who)
        if player is not None:
            skip_next_turn(game, player, game.object(scope.object_id).name)


class GiveExtraTurn(Effect, frozen=True):
    """A player takes an extra turn after this one."""

    bare_field: ClassVar[str] = "who"

    who: Who = Who.YOU

    def perform(self, game: Game, scope: Scope) -> None:
        """Add the turn directly after the one in progress."""
        player = scope.player(self.who)
        if player is not None:
            made = ExtraTurn(
                source=game.object(scope.object_id).name,
                stamp=game.stamp(),
                player=player,
                after=game.state.turn.number,
            )
            game.change(lasting=(*game.state.lasting, made))


class AfterThatTurn(Effect, frozen=True):
    """After the next turn that a player takes, they take an extra one."""

    extra_turn: Who

    def perform(self, game: Game, scope: Scope) -> None:
        """Have the turn wait until that turn has really begun."""
        player = scope.player(self.extra_turn)
        if player is not None:
            made = ExtraTurn(
                source=game.object(scope.object_id).name,
                stamp=game.stamp(),
                player=player,
                following=player,
            )
            game.change(lasting=(*game.state.lasting, made))
