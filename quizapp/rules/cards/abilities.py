"""Abilities as data: what they cost, when they trigger and what they do (CR 113)."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, ClassVar

from msgspec import Meta, Struct

PositiveInt = Annotated[int, Meta(ge=1, le=99)]


class Instruction(Struct, frozen=True, gc=False, cache_hash=True):
    """One thing that a spell or ability tells players to do."""


class StaticEffect(Struct, frozen=True, gc=False, cache_hash=True):
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


class CostPart(Struct, frozen=True, gc=False, cache_hash=True):
    """One part of a cost."""

    is_loyalty: ClassVar[bool] = False
    """Whether an ability with it in its cost is a loyalty ability (CR 606.2)."""


class TargetKind(StrEnum):
    """What may be chosen as a target (CR 115.1)."""

    PLAYER = "player"
    OPPONENT = "opponent"
    OPPONENT_OR_PLANESWALKER = "opponent_or_planeswalker"
    CREATURE = "creature"
    CREATURE_YOU_CONTROL = "creature_you_control"
    PERMANENT_YOU_CONTROL = "permanent_you_control"
    SPELL = "spell"
    """A spell on the stack."""
    ANY = "any"
    """Any creature, player or planeswalker (CR 115.4)."""


class TriggerEvent(StrEnum):
    """What makes an ability trigger."""

    YOUR_UPKEEP = "your_upkeep"
    """At the beginning of its controller's upkeep."""
    YOUR_CREATURE_HITS_OPPONENT = "your_creature_hits_opponent"
    """Whenever a creature of its controller deals combat damage to an opponent."""
    EACH_UPKEEP = "each_upkeep"
    """At the beginning of each player's upkeep: "that player" is the one whose it is."""
    THIS_ENTERS = "this_enters"
    """When this enters the battlefield."""
    THIS_DIES = "this_dies"
    """When this is put into a graveyard from the battlefield."""
    YOU_CAST_THIS = "you_cast_this"
    """When its controller casts this spell."""
    OPPONENT_DISCARDS = "opponent_discards"
    """Whenever an opponent of its controller discards a card."""
    OPPONENT_DRAWS = "opponent_draws"
    """Whenever an opponent of its controller draws a card."""
    LAND_TAPPED_FOR_MANA = "land_tapped_for_mana"
    """Whenever a player taps a land for mana."""
    YOUR_SECOND_DRAW = "your_second_draw"
    """Whenever its controller draws their second card of a turn."""
    COUNTERS_REACHED = "counters_reached"
    """When a number of counters is reached on this (CR 122.7)."""
    YOU_DID = "you_did"
    """When its controller did it: only an instruction has such an ability (CR 603.12)."""


class Timing(StrEnum):
    """When a player may do something with priority."""

    INSTANT = "instant"
    SORCERY = "sorcery"


class CastWindow(StrEnum):
    """A part of the turn to which casting a spell is limited."""

    BEFORE_ATTACKERS = "before_attackers"
    """Only before attackers are declared (CR 506.1, 601.3)."""


class Activation(Struct, frozen=True, gc=False, cache_hash=True):
    """What it takes to activate an ability."""

    cost: tuple[CostPart, ...]
    target: TargetKind | None = None
    timing: Timing = Timing.INSTANT
    once_each_turn: bool = False


class Trigger(Struct, frozen=True, gc=False, cache_hash=True):
    """When an ability triggers."""

    when: TriggerEvent
    target: TargetKind | None = None
    counter: str = ""
    """Which kind of counters has to reach a number."""
    at: int = 0
    """The number that they have to reach."""

    def __post_init__(self) -> None:
        """Refuse counters without a number, and numbers where nothing is counted."""
        counts = self.when is TriggerEvent.COUNTERS_REACHED
        if bool(self.counter) != counts or (self.at > 0) != counts:
            raise ValueError(
                "counter: and at: belong to counters_reached, both of them"
            )


class Boost(Struct, frozen=True, gc=False, cache_hash=True):
    """A static ability that changes the creature it is attached to (CR 613.1f, 613.4c)."""

    power: int
    toughness: int
    grants: tuple[Ability, ...] = ()
    """Abilities that the creature has besides."""


class Ability(Struct, frozen=True, gc=False, cache_hash=True, kw_only=True):
    """One ability of a card: exactly one of its kinds is given."""

    activated: Activation | None = None
    triggered: Trigger | None = None
    cumulative_upkeep: tuple[CostPart, ...] = ()
    """The cost to be paid once per age counter."""
    enchanted: Boost | None = None
    equipped: Boost | None = None
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
            self.equipped,
            self.static,
            self.keyword,
        )
        if sum(bool(kind) for kind in kinds) != 1:
            raise ValueError("an ability must be of exactly one kind")
        if (self.activated or self.triggered) and not self.do:
            raise ValueError("an activated or triggered ability needs do:")
