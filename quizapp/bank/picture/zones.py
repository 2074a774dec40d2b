"""Zones beside the battlefield: how many cards, and which of them are named."""

from __future__ import annotations

from quizapp.bank.board_view import CardView, ZoneView
from quizapp.bank.picture.cards import draw_card
from quizapp.bank.picture.drawing import Drawing
from quizapp.bank.picture.ribbons import control_over
from quizapp.bank.picture.withheld import Withheld
from quizapp.bank.wording.board.picture_words import (
    say_hidden,
    say_may_look,
    say_note,
    say_zone,
)
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.zones import Zone

_ALWAYS = (Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE)
_IDS_FOR_A_LIBRARY = 1000
"""More than a library holds: its cards are no objects, so their ids are made up."""


def draw_zones(
    player: Player, drawing: Drawing, withheld: Withheld
) -> tuple[ZoneView, ...]:
    """Draw a player's zones; the command zone only while something is in it."""
    command = drawing.state.in_zone(Zone.COMMAND, player)
    zones = (*_ALWAYS, Zone.COMMAND) if command else _ALWAYS
    return tuple(
        _draw_library(player, drawing)
        if zone is Zone.LIBRARY
        else _draw_zone(player, zone, drawing, withheld)
        for zone in zones
    )


def _draw_zone(
    player: Player, zone: Zone, drawing: Drawing, withheld: Withheld
) -> ZoneView:
    objects = drawing.state.in_zone(zone, player)
    cards = tuple(
        draw_card(each.face, each.id, drawing.speaker) for each in objects if each.name
    )
    if zone is not Zone.HAND:
        note = say_note([card.name for card in cards])
    else:
        # Whoever decides for a player sees the hand, so both tell the same.
        is_told = not withheld & (Withheld.DECIDERS | Withheld.SIGHT)
        note = _say_who_looks(player, drawing) if objects and is_told else ""
    label = say_zone(zone, drawing.speaker)
    return ZoneView(zone.value, label, len(objects), note, cards)


def _say_who_looks(player: Player, drawing: Drawing) -> str:
    """Say who sees a hand besides its owner and the owner's team (CR 810.5).

    Whoever controls the owner does (CR 723.4), and whoever chooses a card in it.
    """
    hand = drawing.state.in_zone(Zone.HAND, player)
    control = control_over(player, drawing)
    chooser = drawing.chooser_among(frozenset(each.id for each in hand))
    looks = control.by if control is not None else chooser
    if looks is not None and looks != player:
        return say_may_look(looks, drawing.speaker)
    mates = drawing.state.team_of(player)
    others = tuple(each for each in drawing.order if each not in (player, *mates))
    return say_hidden(others, drawing.speaker)


def _draw_library(player: Player, drawing: Drawing) -> ZoneView:
    library = drawing.state.player(player).library
    kinds = [card for card, count in library.named for _ in range(count)]
    first = (drawing.seat(player) + 1) * _IDS_FOR_A_LIBRARY
    cards: tuple[CardView, ...] = tuple(
        draw_card(card, -first - place, drawing.speaker)
        for place, card in enumerate(kinds)
    )
    label = say_zone(Zone.LIBRARY, drawing.speaker)
    return ZoneView(Zone.LIBRARY.value, label, len(library), cards=cards)
