"""Happenings: every way in which the game's objects and players change."""

from __future__ import annotations

from quizapp.rules.cards.card import Card, CardType
from quizapp.rules.game import Game
from quizapp.rules.nouns.events import Moved, Sacrificed
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.characteristics import power

_CONTROLLED_ZONES = (Zone.BATTLEFIELD, Zone.STACK)


def move(
    game: Game,
    object_id: int,
    zone: Zone,
    controller: Player | None = None,
    transformed: bool = False,
) -> GameObject:
    """Move an object to another zone, where it is a new object (CR 400.7)."""
    old = game.object(object_id)
    made = _make(game, old.card, zone, old.owner, controller or old.owner)
    if transformed and old.card.back is not None:
        game.change_object(made.id, transformed=True)
    if zone is Zone.BATTLEFIELD:
        _give_loyalty(game, made.id)
    game.change_object(
        object_id,
        last_power=power(game.state, old),
        zone=Zone.CEASED,
        became=made.id,
    )
    if old.zone is Zone.STACK:
        game.change(stack=tuple(each for each in game.state.stack if each != object_id))
    _tell(game, made.id, old.zone)
    return game.object(made.id)


def take_from_library(game: Game, player: Player, card: Card, zone: Zone) -> GameObject:
    """Move one copy of a card from a library to another zone."""
    game.change_player(player, library=game.player(player).library.without(card))
    made = _make(game, card, zone, player, player)
    if zone is Zone.BATTLEFIELD:
        _give_loyalty(game, made.id)
    _tell(game, made.id, Zone.LIBRARY)
    return game.object(made.id)


def _make(
    game: Game, card: Card, zone: Zone, owner: Player, controller: Player
) -> GameObject:
    made = game.add_object(
        card=card,
        owner=owner,
        controller=controller if zone in _CONTROLLED_ZONES else None,
        zone=zone,
        since=game.state.turn.number,
    )
    if zone is Zone.STACK:
        game.change(stack=(*game.state.stack, made.id))
    return made


def _give_loyalty(game: Game, object_id: int) -> None:
    """Have a planeswalker enter with its loyalty counters (CR 306.5b)."""
    loyalty = game.object(object_id).face.loyalty
    if loyalty:
        game.change_object(object_id, counters=(("loyalty", loyalty),))


def _tell(game: Game, object_id: int, was: Zone) -> None:
    made = game.object(object_id)
    game.record(
        Moved(
            card=made.card.name,
            object_id=made.id,
            was=was,
            now=made.zone,
            owner=made.owner,
            transformed=made.transformed,
        )
    )


def sacrifice(game: Game, object_id: int, to: str, as_cost: bool) -> None:
    """Have its controller put a permanent into its owner's graveyard (CR 701.21a)."""
    permanent = game.object(object_id)
    assert permanent.controller is not None
    move(game, object_id, Zone.GRAVEYARD)
    game.record(
        Sacrificed(card=permanent.name, by=permanent.controller, to=to, as_cost=as_cost)
    )


def add_counters(game: Game, object_id: int, kind: str, count: int) -> int:
    """Put counters on an object, or take them off, and return how many it has."""
    counters = dict(game.object(object_id).counters)
    counters[kind] = max(0, counters.get(kind, 0) + count)
    kept = tuple((name, number) for name, number in counters.items() if number)
    game.change_object(object_id, counters=kept)
    return counters[kind]


def change_life(game: Game, player: Player, by: int) -> None:
    """Have a player gain or lose life (CR 119.3)."""
    game.change_player(player, life=game.player(player).life + by)


def deal_damage(game: Game, ref: int | Player, amount: int) -> None:
    """Deal damage to a player, a creature or a planeswalker (CR 120.3)."""
    if isinstance(ref, str):
        change_life(game, ref, -amount)
        return
    hurt = game.object(ref)
    if CardType.PLANESWALKER in hurt.face.types:
        add_counters(game, ref, "loyalty", -amount)
    if hurt.is_creature:
        game.change_object(ref, damage=hurt.damage + amount)
