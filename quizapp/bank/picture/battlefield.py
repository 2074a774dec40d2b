"""The battlefield of one player: faces, and piles of lands that are alike."""

from __future__ import annotations

from quizapp.bank.board_view import CardView, LandPile
from quizapp.bank.picture.cards import draw_permanent
from quizapp.bank.picture.drawing import Drawing
from quizapp.bank.picture.hues import hue_of
from quizapp.rules.cards.card import Supertype
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.state import State
from quizapp.rules.nouns.zones import Zone


def draw_permanents(player: Player, drawing: Drawing) -> tuple[CardView, ...]:
    """Draw the permanents that are no mere lands."""
    return tuple(
        draw_permanent(each, drawing)
        for each in drawing.state.in_zone(Zone.BATTLEFIELD, player)
        if not _goes_on_a_pile(each, drawing.state)
    )


def draw_lands(player: Player, drawing: Drawing) -> tuple[LandPile, ...]:
    """Draw the lands as piles, one for each name."""
    piles: dict[str, list[GameObject]] = {}
    for each in drawing.state.in_zone(Zone.BATTLEFIELD, player):
        if _goes_on_a_pile(each, drawing.state):
            piles.setdefault(each.name, []).append(each)
    return tuple(
        LandPile(
            name=name,
            hue=hue_of(lands[0].face),
            count=len(lands),
            tapped=sum(land.tapped for land in lands),
            object_ids=tuple(land.id for land in lands),
        )
        for name, lands in piles.items()
    )


def _goes_on_a_pile(found: GameObject, state: State) -> bool:
    """Say whether nothing but its name and whether it is tapped matters about a land."""
    face = found.face
    plain = Supertype.BASIC in face.supertypes or not face.abilities
    bare = not found.counters and not any(
        each.attached_to == found.id and each.is_permanent for each in state.objects
    )
    return face.is_land and not found.is_creature and plain and bare
