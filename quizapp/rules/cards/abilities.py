"""Abilities as data: what they cost, when they trigger and what they do (CR 113)."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

PositiveInt = Annotated[int, Meta(ge=1, le=99)]


class Instruction(Struct, frozen=True, cache_hash=True):
    """One thing that a spell or ability tells players to do."""


class StaticEffect(Struct, frozen=True, cache_hash=True):
    """What an ability does all the time (CR 113.3d)."""


class Keyword(StrEnum):
    """A keyword ability whose meaning is in the rules and not on the card (CR 702)."""

    FLASH = "flash"
    FLYING = "flying"
    FIRST_STRIKE = "first strike"
    DEATHTOUCH = "deathtouch"
    HASTE = "haste"
    TRAMPLE = "trample"
    BANDING = "banding"


class CostPart(Struct, frozen=True, cache_hash=True):
    """One part of a cost."""


class TargetKind(StrEnum):
    """What may be chosen as a target (CR 115.1)."""

    PLAYER = "player"
    OPPONENT = "opponent"
    CREATURE = "creature"
    CREATURE_YOU_CONTROL = "creature_you_control"
    ANY = "any"
    """Any creature, player or planeswalker (CR 115.4)."""


class TriggerEvent(StrEnum):
    """What makes an ability trigger."""

    YOUR_UPKEEP = "your_upkeep"
    """At the beginning of its controller's upkeep."""


class Timing(StrEnum):
    """When a player may do something with priority."""

    INSTANT = "instant"
    SORCERY = "sorcery"


class Activation(Struct, frozen=True, cache_hash=True):
    """What it takes to activate an ability."""

    cost: tuple[CostPart, ...]
    target: TargetKind | None = None
    timing: Timing = Timing.INSTANT


class Trigger(Struct, frozen=True, cache_hash=True):
    """When an ability triggers."""

    when: TriggerEvent
    target: TargetKind | None = None


class Boost(Struct, frozen=True, cache_hash=True):
    """A static ability that changes the enchanted creature (CR 613.4c)."""

    power: int
    toughness: int


class Ability(Struct, frozen=True, cache_hash=True, kw_only=True):
    """One ability of a card: exactly one of its kinds is given."""

    activated: Activation | None = None
    triggered: Trigger | None = None
    cumulative_upkeep: tuple[CostPart, ...] = ()
    """The cost to be paid once per age counter."""
    enchanted: Boost | None = None
    static: StaticEffect | None = None
    keyword: Keyword | None = None
    do: tuple[Instruction, ...] = ()
    usually_detrimental: str = ""
    """Why the trigger is usually bad for its controller, or empty: a judgement that
    tournament policy asks for, taken from a source and never derived."""

    def __post_init__(self) -> None:
        """Refuse an ability of no kind or of two kinds."""
        kinds = (
            self.activated,
            self.triggered,
            self.cumulative_upkeep,
            self.enchanted,
            self.static,
            self.keyword,
        )
        if sum(bool(kind) for kind in kinds) != 1:
            raise ValueError("an ability must be of exactly one kind")
        if (self.activated or self.triggered) and not self.do:
            raise ValueError("an activated or triggered ability needs do:")
