"""Static abilities that matter while spells are cast (CR 601.2f, 702.16)."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import field

from quizapp.rules.cards.card import Card, CardType
from quizapp.rules.game import Game, Static
from quizapp.rules.nouns.objects import GameObject
from quizapp.rules.nouns.zones import Zone


class CostsLess(Static, frozen=True):
    """The card costs {1} less to cast for each of something."""

    bare_field: ClassVar[str] = "per"

    per: Literal["card_type_in_your_graveyard"]

    def discount(self, game: Game, card: GameObject) -> int:
        """Count the card types among the cards in the caster's graveyard."""
        caster = card.controller or card.owner
        graveyard = game.state.in_zone(Zone.GRAVEYARD, caster)
        return len({kind for each in graveyard for kind in each.face.types})


class Protection(Static, frozen=True):
    """Cards of certain types cannot have the permanent as a target (CR 702.16b)."""

    types: tuple[CardType, ...] = field(name="from")

    def shields_from(self, card: Card) -> bool:
        """Look at the types of the card."""
        return bool(set(self.types) & set(card.types))
