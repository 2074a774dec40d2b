"""Tables: game states made of a few words, for tests of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from quizapp.bank.catalogue import Catalogue
from quizapp.rules.cards.card import Card
from quizapp.rules.nouns.control import Control, ControlSpan
from quizapp.rules.nouns.library import Library
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.players import PlayerState
from quizapp.rules.nouns.sights import FaceDownCard
from quizapp.rules.nouns.state import State
from quizapp.rules.nouns.turn import Step, Turn
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.play.steps import BeginStep
from quizapp.rules.play.turn_order import TurnOrder

CATALOGUE = Catalogue(Path(__file__).parents[2] / "questions" / "cards")
FIRST_TURN = 1

Named = str | Card
"""A card, or the name of one in the catalogue."""


class On(NamedTuple):
    """A permanent that is not simply there."""

    card: Named
    tapped: bool = False
    new: bool = False
    """It came under its controller's control this turn."""
    counters: tuple[tuple[str, int], ...] = ()
    to: str = ""
    """Name of the creature it is attached to."""
    damage: int = 0
    owner: str = ""
    face_down: bool = False


class Side(NamedTuple):
    """What one player has."""

    field: Sequence[Named | On] = ()
    hand: Sequence[Named] = ()
    graveyard: Sequence[Named] = ()
    library: Mapping[str, int] = {"others": 20}
    life: int = 20
    mana: str = "enough"
    outside: Mapping[str, int] = {}
    companion: str = ""
    exiled: Sequence[tuple[Named, str]] = ()
    """Cards exiled face down, each with the name of the permanent that exiled it."""


def card(named: Named) -> Card:
    """Return a card by its name."""
    return named if isinstance(named, Card) else CATALOGUE.card(named)


def table(
    turn: str = "A",
    step: str = "precombat main",
    controls: Sequence[Control] = (),
    **sides: Side,
) -> State:
    """Lay the cards of the players out; a player who is not mentioned has nothing."""
    given = {"A": Side(), "N": Side(), **sides}
    roles = sorted(given)
    start = roles.index(turn)
    order = [Player(role) for role in roles[start:] + roles[:start]]
    objects: list[GameObject] = []
    for player in order:
        _lay_out(objects, player, given[player])
    return State(
        players=tuple(_player(player, given[player]) for player in order),
        objects=tuple(objects),
        turn=Turn(FIRST_TURN, Player(turn), Step(step)),
        agenda=(
            TurnOrder(),
            BeginStep(Step(step)),
        ),
        controls=tuple(controls),
        face_down=tuple(_face_down(objects, given)),
        stamp=len(objects) + len(controls) + 100,
    )


def controlled(
    subject: str,
    by: str,
    *,
    next_turn: bool = False,
    stamp: int = 50,
    source: str = "Mindslaver",
) -> Control:
    """Return the effect by which one player decides for another, in the first turn or
    in the next one."""
    return Control(
        subject=Player(subject),
        by=Player(by),
        stamp=stamp,
        source=source,
        span=ControlSpan.NEXT_TURN if next_turn else ControlSpan.TURN,
        of=-1 if next_turn else FIRST_TURN,
    )


def _player(player: Player, side: Side) -> PlayerState:
    named = tuple(
        (card(name), count) for name, count in side.library.items() if name != "others"
    )
    return PlayerState(
        player=player,
        life=side.life,
        library=Library(named, side.library.get("others", 0)),
        outside=Library(
            tuple((card(name), count) for name, count in side.outside.items())
        ),
        mana_assumed=side.mana == "enough",
        companion=side.companion,
    )


def _face_down(
    objects: Sequence[GameObject], sides: Mapping[str, Side]
) -> Iterator[FaceDownCard]:
    for each in objects:
        if not each.face_down:
            continue
        source = -1
        if each.zone is Zone.EXILE:
            name = dict(sides[each.owner].exiled)[each.card.name]
            source = next(other.id for other in objects if other.name == name)
        yield FaceDownCard(card=each.id, exiled_with=source, pile=each.entered)


def _lay_out(objects: list[GameObject], player: Player, side: Side) -> None:
    for named in side.hand:
        _add(objects, player, On(named), Zone.HAND)
    for each in side.field:
        on = each if isinstance(each, On) else On(each)
        _add(objects, player, on, Zone.BATTLEFIELD)
    for named, _ in side.exiled:
        _add(objects, player, On(named, face_down=True), Zone.EXILE)
    for named in side.graveyard:
        _add(objects, player, On(named), Zone.GRAVEYARD)


def _add(objects: list[GameObject], player: Player, on: On, zone: Zone) -> None:
    there = card(on.card)
    here = zone is Zone.BATTLEFIELD
    loyalty = (("loyalty", there.loyalty),) if here and there.loyalty else ()
    host = next(
        (each.id for each in objects if on.to and each.name == on.to and here), None
    )
    objects.append(
        GameObject(
            id=len(objects),
            card=there,
            owner=Player(on.owner or player),
            controller=player if here else None,
            zone=zone,
            tapped=on.tapped,
            face_down=on.face_down,
            counters=on.counters or loyalty,
            damage=on.damage,
            attached_to=host,
            since=FIRST_TURN if on.new else -1,
            entered=len(objects),
        )
    )
