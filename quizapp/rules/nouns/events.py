"""Events: what happened to the game, as it happened."""

from __future__ import annotations

from msgspec import Struct

from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.turn import Step
from quizapp.rules.nouns.zones import Zone


class Event(Struct, frozen=True, cache_hash=True):
    """Something that happened."""


class TurnBegan(Event, frozen=True, kw_only=True):
    """A turn began."""

    active: Player
    number: int


class StepBegan(Event, frozen=True, kw_only=True):
    """A step began (CR 500.6)."""

    step: Step
    active: Player


class Moved(Event, frozen=True, kw_only=True):
    """A card went to another zone and became a new object."""

    card: str
    object_id: int
    """What it is now."""
    was: Zone
    now: Zone
    owner: Player
    transformed: bool = False


class Searched(Event, frozen=True, kw_only=True):
    """A player searched a zone and found cards, or none."""

    by: Player
    found: tuple[str, ...]
    library_of: Player


class Sacrificed(Event, frozen=True, kw_only=True):
    """A player sacrificed a permanent."""

    card: str
    by: Player
    to: str
    """Name of the spell or ability's card that it paid for, or of what demanded it."""
    as_cost: bool


class SpellCast(Event, frozen=True, kw_only=True):
    """A spell became cast (CR 601.2i)."""

    card: str
    by: Player
    over: tuple[str, ...]
    """What the stack held below it, top first: names; abilities as "ability of NAME"."""


class ManaSpent(Event, frozen=True, kw_only=True):
    """Mana was spent on a spell or ability."""

    by: Player
    on: str
    source_owner: Player
    """Whose permanents made it."""


class Drew(Event, frozen=True, kw_only=True):
    """A player drew a card."""

    by: Player


class Discarded(Event, frozen=True, kw_only=True):
    """A player discarded a card."""

    by: Player
    card: str


class LookedAt(Event, frozen=True, kw_only=True):
    """A player looked at cards that are hidden from them otherwise."""

    by: Player
    zone: Zone
    of: Player


class Resolved(Event, frozen=True, kw_only=True):
    """A spell or ability finished resolving."""

    name: str


class Ruled(Event, frozen=True, kw_only=True):
    """A judge ruled on an infraction."""

    infraction: str
    responsible: Player
    penalty: str
    penalised: Player | None
    remedy: str
    chooser: Player


def ability_name(card: str) -> str:
    """Name an ability on the stack by the card it comes from."""
    return f"ability of {card}"
