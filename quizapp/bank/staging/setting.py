"""Setting: the state that a scenario describes."""

from __future__ import annotations

from itertools import starmap

from msgspec import structs

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.scenario import (
    OTHERS,
    GivenControl,
    GivenExile,
    Scenario,
    Side,
    Standing,
)
from quizapp.bank.staging.earlier_control import (
    FIRST_TURN,
    control_of,
    promised_turns,
)
from quizapp.bank.staging.impossible import ImpossibleScenarioError
from quizapp.rules.cards.card import Card, CardType
from quizapp.rules.nouns.library import Library
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.players import PlayerState
from quizapp.rules.nouns.sights import FaceDownCard
from quizapp.rules.nouns.state import State
from quizapp.rules.nouns.turn import Step, Turn
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.play.steps import BeginStep
from quizapp.rules.play.turn_order import TurnOrder

UNTOLD = 40
"""Cards in a library that the scenario says nothing about."""


def set_the_scene(scenario: Scenario, catalogue: Catalogue) -> State:
    """Make the state in which a scenario begins.

    :raises ImpossibleScenarioError: if the board cannot be.
    """
    order = _turn_order(scenario)
    objects: list[GameObject] = []
    for player in order:
        _lay_out(objects, player, scenario.side(player), catalogue)
    exiled = tuple(
        _exile(objects, given, catalogue, position)
        for position, given in enumerate(scenario.given)
        if isinstance(given, GivenExile)
    )
    controlling = tuple(
        (given, stamp)
        for stamp, given in enumerate(scenario.given)
        if isinstance(given, GivenControl)
    )
    return State(
        players=tuple(_player(player, scenario, catalogue) for player in order),
        objects=tuple(objects),
        turn=Turn(FIRST_TURN, scenario.turn.of, scenario.turn.step),
        agenda=(
            TurnOrder(),
            BeginStep(scenario.turn.step),
        ),
        controls=tuple(starmap(control_of, controlling)),
        lasting=tuple(
            turn
            for given, stamp in controlling
            for turn in promised_turns(given, stamp, catalogue)
        ),
        face_down=(*_face_down_permanents(objects), *exiled),
        stamp=len(objects) + len(controlling) + 1,
    )


def _player(player: Player, scenario: Scenario, catalogue: Catalogue) -> PlayerState:
    side = scenario.side(player)
    return PlayerState(
        player=player,
        life=scenario.life_of(player),
        library=_library(side, catalogue),
        outside=_outside(side, catalogue),
        mana_assumed=side.mana == "enough",
        pool=tuple(sorted(side.pool)),
        drawn=_drawn(player, scenario),
        team=scenario.team_of(player),
        commander=side.commander or "",
        companion=side.companion or "",
    )


def _drawn(player: Player, scenario: Scenario) -> int:
    """Return how many cards a player has drawn this turn: -1 if nobody tells."""
    turn = scenario.turn
    before_the_draw = turn.step in (Step.UNTAP, Step.UPKEEP, Step.DRAW)
    is_active = player in scenario.heads_with(turn.of)
    return -1 if is_active and not before_the_draw else 0


def _turn_order(scenario: Scenario) -> tuple[Player, ...]:
    start = scenario.players.index(scenario.turn.of)
    return scenario.players[start:] + scenario.players[:start]


def _library(side: Side, catalogue: Catalogue) -> Library:
    named = tuple(
        (catalogue.card(name), count)
        for name, count in side.library
        if name != OTHERS and count
    )
    if not side.library:
        return Library((), UNTOLD)
    others = sum(count for name, count in side.library if name == OTHERS)
    return Library(named, others)


def _outside(side: Side, catalogue: Catalogue) -> Library:
    return Library(
        tuple((catalogue.card(name), count) for name, count in side.outside if count)
    )


def _exile(
    objects: list[GameObject], given: GivenExile, catalogue: Catalogue, position: int
) -> FaceDownCard:
    """Put a card into exile face down, on a pile of its own."""
    source = next(
        (
            each
            for each in objects
            if each.name == given.exiled_with and each.controller == given.of
        ),
        None,
    )
    if source is None:
        raise ImpossibleScenarioError(
            f"{given.exiled_with} must be on the battlefield to have exiled a card",
            "given",
            position,
        )
    made = _add(objects, catalogue.card(given.card), given.of, Zone.EXILE)
    objects[made.id] = structs.replace(made, face_down=True)
    return FaceDownCard(card=made.id, exiled_with=source.id, pile=made.entered)


def _face_down_permanents(objects: list[GameObject]) -> tuple[FaceDownCard, ...]:
    return tuple(
        FaceDownCard(card=each.id, pile=each.entered)
        for each in objects
        if each.face_down and each.is_permanent
    )


def _lay_out(
    objects: list[GameObject], player: Player, side: Side, catalogue: Catalogue
) -> None:
    """Put the cards of one player into their zones."""
    for name in (*side.ready, *side.hand):
        card = catalogue.card(name)
        ready = name in side.ready and used_from_the_battlefield(card)
        _add(objects, card, player, Zone.BATTLEFIELD if ready else Zone.HAND)
    for position, standing in enumerate(side.battlefield):
        try:
            for _ in range(standing.count):
                _stand(objects, catalogue.card(standing.card), player, standing)
        except ImpossibleScenarioError as error:
            error.path = ("scenario", player, "battlefield", position)
            raise
    for name in side.graveyard:
        _add(objects, catalogue.card(name), player, Zone.GRAVEYARD)


def used_from_the_battlefield(card: Card) -> bool:
    """Say whether a card is used where it stands: a land, or one with an ability."""
    activated = any(ability.activated is not None for ability in card.abilities)
    return card.is_land or activated


def _stand(
    objects: list[GameObject], card: Card, player: Player, standing: Standing
) -> None:
    if not card.is_permanent:
        said = f"{card.name} is no permanent: it cannot be on the battlefield"
        raise ImpossibleScenarioError(
            f"{said}, and have counters" if standing.counters else said
        )
    host = None
    if standing.enchants is not None or card.enchant is not None:
        host = _host(objects, player, card, standing.enchants)
    made = _add(objects, card, player, Zone.BATTLEFIELD)
    objects[made.id] = structs.replace(
        made,
        tapped=standing.tapped,
        face_down=standing.face_down,
        counters=standing.counters or made.counters,
        attached_to=host,
    )


def _host(
    objects: list[GameObject], player: Player, card: Card, wanted: str | None
) -> int:
    for each in objects:
        if each.name == wanted and each.controller == player and each.is_creature:
            return each.id
    raise ImpossibleScenarioError(
        f"{card.name} needs enchants: with a creature that the player controls and "
        "that is listed before it"
    )


def _add(
    objects: list[GameObject], card: Card, player: Player, zone: Zone
) -> GameObject:
    on_battlefield = zone is Zone.BATTLEFIELD
    walks = on_battlefield and CardType.PLANESWALKER in card.types and card.loyalty
    made = GameObject(
        id=len(objects),
        card=card,
        owner=player,
        controller=player if on_battlefield else None,
        zone=zone,
        since=-1,
        entered=len(objects),
        counters=(("loyalty", card.loyalty),) if walks and card.loyalty else (),
    )
    objects.append(made)
    return made
