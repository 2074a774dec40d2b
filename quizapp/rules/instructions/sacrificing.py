"""Sacrifice something (CR 701.21)."""

from __future__ import annotations

from enum import StrEnum

from quizapp.rules.game import Effect, Frame, Game, ScopedFrame, replace
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.scope import Deed, Done, Scope, Who
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.resolving import who_sacrifices
from quizapp.rules.procedures.deciding import ask_player, decider
from quizapp.rules.procedures.happenings import sacrifice
from quizapp.rules.procedures.lateness import usable


class Sacrificed(StrEnum):
    """What is to be sacrificed."""

    THIS = "this"
    CREATURE = "creature"
    ANOTHER_CREATURE = "another_creature"


class Sacrifice(Effect, frozen=True):
    """A player sacrifices this permanent, or a creature of their choice.

    "Another" creature is one that is not the permanent whose ability it is.
    """

    what: Sacrificed
    who: Who = Who.YOU

    @property
    def word(self) -> str:
        """Name the instruction."""
        return "sacrifice"

    def perform(self, game: Game, scope: Scope) -> None:
        """Sacrifice it, or have the player choose."""
        player = scope.player(self.who)
        if self.what is not Sacrificed.THIS and player is not None:
            another = self.what is Sacrificed.ANOTHER_CREATURE
            spared = scope.source if another else -1
            game.push(SacrificeOne(player, scope.object_id, spared))
            return
        permanent = game.object(scope.source)
        if permanent.is_permanent and permanent.controller == player:
            sacrifice(game, permanent.id, permanent.name, as_cost=False)
            remember_done(game, scope.object_id, permanent)
            game.note("sacrifice.own", player=player or "", name=permanent.name)


class SacrificeOne(Frame, frozen=True):
    """A player chooses a creature and sacrifices it."""

    player: Player
    cause: int
    spared: int = -1
    """Id of a permanent that must not be chosen; -1: any creature may be."""

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
        creature = game.object(chosen)
        sacrifice(game, chosen, game.object(self.cause).name, as_cost=False)
        remember_done(game, self.cause, creature)

    def _creatures(self, game: Game) -> tuple[GameObject, ...]:
        by = decider(game, self.player, DecisionKind.SACRIFICE.value)
        owner = game.ask(who_sacrifices, self.player, by)
        creatures = tuple(
            each
            for each in game.state.in_zone(Zone.BATTLEFIELD, owner)
            if each.is_creature and each.id != self.spared
        )
        return usable(game, self.cause, creatures)


def remember_done(game: Game, object_id: int, permanent: GameObject) -> None:
    """Keep in the resolution of an object that a permanent was sacrificed (CR 603.12).

    Every part of the resolution may look back at it.
    """
    assert permanent.controller is not None
    done = Done(Deed.SACRIFICE, permanent.controller, permanent.id)
    agenda = tuple(
        replace(each, scope=replace(each.scope, done=(*each.scope.done, done)))
        if isinstance(each, ScopedFrame) and each.scope.object_id == object_id
        else each
        for each in game.state.agenda
    )
    game.change(agenda=agenda)
