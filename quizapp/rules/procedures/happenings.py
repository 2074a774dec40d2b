"""Happenings: every way in which the game's objects and players change."""

from __future__ import annotations

from quizapp.rules.cards.abilities import TriggerEvent
from quizapp.rules.cards.card import Card, CardType
from quizapp.rules.game import Game, Static
from quizapp.rules.nouns.events import Moved, Sacrificed
from quizapp.rules.nouns.objects import GameObject, ObjectKind, Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.mana import x_on_the_battlefield
from quizapp.rules.points.resolving import zone_change_is_replaced
from quizapp.rules.points.teams.sharing import life_is_shared
from quizapp.rules.procedures.characteristics import power
from quizapp.rules.procedures.noticing import notice_counters, notice_own

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
    if old.kind is ObjectKind.CARD:
        zone = _destination(game, old.card, old.owner, zone)
    made = _make(game, old.card, zone, old.owner, controller or old.owner)
    if transformed and old.card.back is not None:
        game.change_object(made.id, transformed=True)
    if zone is Zone.BATTLEFIELD:
        _give_loyalty(game, made.id)
        _enter(game, old, made.id)
    game.change_object(
        object_id,
        last_power=power(game.state, old),
        zone=Zone.CEASED,
        became=made.id,
    )
    if old.zone is Zone.STACK:
        game.change(stack=tuple(each for each in game.state.stack if each != object_id))
    if old.face_down:
        _forget(game, object_id)
    _tell(game, made.id, old.zone)
    _notice(game, old, game.object(made.id))
    if old.kind is ObjectKind.TOKEN:
        # A token outside the battlefield ceases to exist before anybody can act (704.5d).
        game.change_object(made.id, kind=ObjectKind.TOKEN, zone=Zone.CEASED)
    return game.object(made.id)


def create_token(game: Game, player: Player, token: Card) -> GameObject:
    """Put a token onto the battlefield; who creates it owns it (CR 111.2)."""
    made = _make(game, token, Zone.BATTLEFIELD, player, player)
    game.change_object(made.id, kind=ObjectKind.TOKEN)
    entered = game.object(made.id)
    notice_own(game, entered, TriggerEvent.THIS_ENTERS)
    return entered


def _notice(game: Game, old: GameObject, made: GameObject) -> None:
    """Have what enters or dies trigger; what dies is looked back at (CR 603.6, 603.10)."""
    if made.zone is Zone.BATTLEFIELD:
        notice_own(game, made, TriggerEvent.THIS_ENTERS)
    elif old.zone is Zone.BATTLEFIELD and made.zone is Zone.GRAVEYARD:
        notice_own(game, old, TriggerEvent.THIS_DIES)


def _forget(game: Game, object_id: int) -> None:
    """Keep nothing more for a card that lay face down: rights to look end with it."""
    kept = (each for each in game.state.face_down if each.card != object_id)
    game.change(face_down=tuple(kept))


def take_from_library(game: Game, player: Player, card: Card, zone: Zone) -> GameObject:
    """Move one copy of a card from a library to another zone."""
    game.change_player(player, library=game.player(player).library.without(card))
    zone = _destination(game, card, player, zone)
    made = _make(game, card, zone, player, player)
    if zone is Zone.BATTLEFIELD:
        _give_loyalty(game, made.id)
    _tell(game, made.id, Zone.LIBRARY)
    return game.object(made.id)


def draw_from_library(game: Game, player: Player, card: Card) -> GameObject:
    """Put the top card of a library into its owner's hand (CR 121.1)."""
    library = game.player(player).library
    if not library.top:
        return take_from_library(game, player, card, Zone.HAND)
    game.change_player(player, library=library.without_top())
    made = _make(game, card, Zone.HAND, player, player)
    _tell(game, made.id, Zone.LIBRARY)
    return made


def put_from_outside(game: Game, player: Player, card: Card, zone: Zone) -> None:
    """Bring a card that a player owns from outside the game into a zone (CR 400.11b)."""
    here = game.player(player)
    game.change_player(player, outside=here.outside.without(card))
    if zone is Zone.LIBRARY:
        game.change_player(player, library=here.library.with_card(card))
    else:
        _make(game, card, zone, player, player)


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


def _destination(game: Game, card: Card, owner: Player, zone: Zone) -> Zone:
    """Return the zone that a card really goes to (CR 614.6).

    All effects that could apply have the same result, so that nobody has to choose.
    """
    if zone is Zone.GRAVEYARD:
        for source, static in game.statics():
            instead = static.zone_instead(game, source, owner, zone)
            if instead is not zone:
                name, by = card.name, source.name
                replaced = game.ask(zone_change_is_replaced, name, by, owner)
                return instead if replaced else zone
    return zone


def _enter(game: Game, spell: GameObject, object_id: int) -> None:
    """Have a permanent enter as its abilities say; X is the spell's (CR 107.3m, 614.1c)."""
    made = game.object(object_id)
    cost = made.face.cost
    if cost is not None and cost.variable:
        chosen = spell.announced.x if spell.announced is not None else 0
        now = game.ask(x_on_the_battlefield, made.name, chosen)
        game.change_object(object_id, x=now, x_of_spell=chosen)
    for ability in made.face.abilities:
        if isinstance(ability.static, Static):
            ability.static.enters(game, game.object(object_id))


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


def change_controller(game: Game, object_id: int, player: Player) -> None:
    """Have a player gain control of a permanent; it is new to them (CR 302.6)."""
    permanent = game.object(object_id)
    if permanent.is_permanent and permanent.controller != player:
        since = game.state.turn.number
        game.change_object(object_id, controller=player, since=since)


def add_counters(game: Game, object_id: int, kind: str, count: int) -> int:
    """Put counters on an object, or take them off, and return how many it has."""
    before = game.object(object_id).count(kind)
    counters = dict(game.object(object_id).counters)
    counters[kind] = max(0, counters.get(kind, 0) + count)
    kept = tuple((name, number) for name, number in counters.items() if number)
    game.change_object(object_id, counters=kept)
    notice_counters(game, game.object(object_id), kind, before)
    return counters[kind]


def change_life(game: Game, player: Player, by: int) -> None:
    """Have a player gain or lose life, and with them their team (CR 119.3, 810.9)."""
    here = game.player(player)
    game.change_player(player, life=here.life + by)
    if not here.team:
        return
    for mate in game.state.team_of(player):
        if mate != player and game.ask(life_is_shared, player, mate):
            game.change_player(mate, life=game.player(mate).life + by)


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
