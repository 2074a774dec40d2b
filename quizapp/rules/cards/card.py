"""Cards: what is printed, as data; and the qualities by which cards are told apart."""

from __future__ import annotations

from enum import StrEnum
from typing import NewType

from msgspec import Struct

from quizapp.rules.cards.abilities import (
    Ability,
    CastWindow,
    CostPart,
    Instruction,
    TargetKind,
    TriggerEvent,
)
from quizapp.rules.cards.mana import Mana, ManaCost

CardName = NewType("CardName", str)
"""The English name of a card, as statements and questions use it."""


class CardType(StrEnum):
    """A card type (CR 300.1)."""

    ARTIFACT = "Artifact"
    CREATURE = "Creature"
    ENCHANTMENT = "Enchantment"
    INSTANT = "Instant"
    LAND = "Land"
    PLANESWALKER = "Planeswalker"
    SORCERY = "Sorcery"


PERMANENT_TYPES = frozenset(
    {
        CardType.ARTIFACT,
        CardType.CREATURE,
        CardType.ENCHANTMENT,
        CardType.LAND,
        CardType.PLANESWALKER,
    }
)


class Supertype(StrEnum):
    """A supertype (CR 205.4a)."""

    BASIC = "Basic"
    LEGENDARY = "Legendary"
    SNOW = "Snow"


class Card(Struct, frozen=True, gc=False, cache_hash=True, kw_only=True):
    """One face of a card."""

    name: str
    name_fr: str = ""
    """French name, only where a source for it is known."""
    cost: ManaCost | None = None
    """None for a card without a mana cost, such as a land."""
    supertypes: tuple[Supertype, ...] = ()
    types: tuple[CardType, ...]
    subtypes: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    target: TargetKind | None = None
    """What the spell targets."""
    second_target: TargetKind | None = None
    """What it targets besides, which must be something else (CR 115.3)."""
    enchant: TargetKind | None = None
    """What an Aura may enchant (CR 702.5a)."""
    cast_only: CastWindow | None = None
    """The part of a turn in which alone it may be cast."""
    additional_cost: tuple[CostPart, ...] = ()
    do: tuple[Instruction, ...] = ()
    """What an instant or sorcery does as it resolves."""
    abilities: tuple[Ability, ...] = ()
    colours: tuple[Mana, ...] = ()
    """Colours of what has no mana cost, such as a token (CR 111.4)."""
    halves: tuple[Card, ...] = ()
    """The halves of a split card, the left one first (CR 709.1)."""
    back: Card | None = None
    """The back face of a double-faced card (CR 712)."""
    not_modelled: tuple[str, ...] = ()
    """What the card does besides, in words: a question that needs it is refused."""
    source: str = ""
    """Where the facts were looked up."""

    def __post_init__(self) -> None:
        """Refuse a card that cannot exist."""
        if CardType.CREATURE in self.types and None in (self.power, self.toughness):
            raise ValueError(f"{self.name}: a creature needs power and toughness")
        if CardType.PLANESWALKER in self.types and self.loyalty is None:
            raise ValueError(f"{self.name}: a planeswalker needs loyalty")
        if self.do and self.is_permanent:
            raise ValueError(f"{self.name}: only an instant or sorcery has do:")
        if any(
            each.triggered and each.triggered.when is TriggerEvent.YOU_DID
            for each in self.abilities
        ):
            raise ValueError(
                f"{self.name}: only the instruction when_you_do: has such an ability"
            )

    @property
    def is_permanent(self) -> bool:
        """Say whether the card can be on the battlefield (CR 110.4)."""
        return not PERMANENT_TYPES.isdisjoint(self.types)

    @property
    def is_land(self) -> bool:
        """Say whether the card is a land."""
        return CardType.LAND in self.types


class Quality(Struct, frozen=True, gc=False):
    """A description that a card fits or does not fit."""

    any_subtype: tuple[str, ...] = ()
    any_type: tuple[CardType, ...] = ()
    any_supertype: tuple[Supertype, ...] = ()
    named: str = ""
    """The English name that it must have."""

    def __post_init__(self) -> None:
        """Refuse a description that says nothing."""
        if not (self.any_subtype or self.any_type or self.any_supertype or self.named):
            raise ValueError("a quality must name a subtype or a type, or a card")

    def fits(self, card: Card) -> bool:
        """Say whether a card has the quality."""
        by_subtype = not self.any_subtype or bool(
            set(self.any_subtype) & set(card.subtypes)
        )
        by_type = not self.any_type or bool(set(self.any_type) & set(card.types))
        by_supertype = not self.any_supertype or bool(
            set(self.any_supertype) & set(card.supertypes)
        )
        by_name = self.named in ("", card.name)
        return by_subtype and by_type and by_supertype and by_name


UNKNOWN_CARD = Card(name="", types=())
"""A card that nobody has named: it has no characteristics that could matter."""

FACE_DOWN = Card(name="", types=(CardType.CREATURE,), power=2, toughness=2)
"""What a face-down permanent is (CR 708.2a)."""
