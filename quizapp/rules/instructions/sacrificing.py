"""Sacrifice something (CR 701.21)."""

from __future__ import annotations

from enum import StrEnum

from quizapp.rules.game import Effect, Frame, Game
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.scope import Scope, Who
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.resolving import who_sacrifices
from quizapp.rules.procedures.deciding import ask_player, decider
from quizapp.rules.procedures.happenings import sacrifice
from quizapp.rules.procedures.lateness import usable


class Sacrificed(StrEnum):
    """What is to be sacrificed."""

    THIS = "this"
    CREATURE = "creature"


class Sacrifice(Effect, frozen=True):
    """A player sacrifices this permanent, or a creature of their choice."""

    what: Sacrificed
    who: Who = Who.YOU

    @property
    def word(self) -> str:
        """Name the instruction."""
        return "sacrifice"

    def perform(self, game: Game, scope: Scope) -> None:
        """Sacrifice it, or have the player choose."""
        player = scope.player(self.who)
        if self.what is Sacrificed.CREATURE and player is not None:
            game.push(SacrificeOne(player, scope.object_id))
            return
        permanent = game.object(scope.source)
        if permanent.is_permanent and permanent.controller == player:
            sacrifice(game, permanent.id, permanent.name, as_cost=False)
            game.note("sacrifice.own", player=player or "", name=permanent.name)


class SacrificeOne(Frame, frozen=True):
    """A player chooses a creature and sacrifices it."""

    player: Player
    cause: int

    def run(self, game: Game) -> Decision | None:
        """Ask which creature; without any, nothing happens (CR 101.3)."""
        name = game.object(self.cause).name
        creatures = self._creatures(game)
        if not creatures:
            game.pop()
            game.note("instructions.impossible", name=name)
            return None
        options = tuple(
            Option(key=f"sacrifice:{each.id}", refs=(each.id,), cards=(each.name,))
            for each in creatures
        )
        return ask_player(game, DecisionKind.SACRIFICE, self.player, options, name)

    def answer(self, game: Game, option: Option) -> None:
        """Sacrifice it."""
        game.pop()
        (chosen,) = option.refs
        assert isinstance(chosen, int)
        sacrifice(game, chosen, game.object(self.cause).name, as_cost=False)

    def _creatures(self, game: Game) -> tuple[GameObject, ...]:
        by = decider(game, self.player, DecisionKind.SACRIFICE.value)
        owner = game.ask(who_sacrifices, self.player, by)
        creatures = tuple(
            each
            for each in game.state.in_zone(Zone.BATTLEFIELD, owner)
            if each.is_creature
        )
        return usable(game, self.cause, creatures)
