"""Hues: the band colour of a card, from its cost and types."""

from __future__ import annotations

from quizapp.bank.board_view import Hue
from quizapp.rules.cards.card import Card, CardType
from quizapp.rules.cards.mana import LAND_TYPES, Mana

_HUES = {
    Mana.WHITE: Hue.WHITE,
    Mana.BLUE: Hue.BLUE,
    Mana.BLACK: Hue.BLACK,
    Mana.RED: Hue.RED,
    Mana.GREEN: Hue.GREEN,
}


def hue_of(card: Card, other_face: Card | None = None) -> Hue:
    """Return the hue of a card.

    A back face has no mana cost and its colour indicator is not modelled: it takes the
    colours of the front, which it usually shares.
    """
    cost = card.cost or (other_face.cost if other_face is not None else None)
    colours = cost.colours if cost is not None else frozenset(card.colours)
    if len(colours) > 1:
        return Hue.SEVERAL
    if colours:
        (colour,) = colours
        return _HUES[colour]
    if card.is_land:
        return _hue_of_land(card)
    return Hue.ARTIFACT if CardType.ARTIFACT in card.types else Hue.COLOURLESS


def _hue_of_land(card: Card) -> Hue:
    """Return the hue of the one mana that basic land types let it make, if it is one."""
    makes = {LAND_TYPES[each] for each in card.subtypes if each in LAND_TYPES}
    if len(makes) != 1:
        return Hue.LAND
    (mana,) = makes
    return _HUES[mana]
