"""Events: what happened to the game, as it happened."""

from __future__ import annotations

from msgspec import Struct

from quizapp.rules.cards.mana import Mana
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.turn import Step
from quizapp.rules.nouns.zones import Zone


class Event(Struct, frozen=True, gc=False, cache_hash=True):
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


class Shuffled(Event, frozen=True, kw_only=True):
    """A player shuffled their library."""

    by: Player


class Revealed(Event, frozen=True, kw_only=True):
    """A player showed cards to all players."""

    by: Player
    cards: tuple[str, ...]


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
    targets: tuple[str, ...] = ()
    """Its targets: roles of players, and names."""


class ManaSpent(Event, frozen=True, kw_only=True):
    """Mana was spent on a spell or ability."""

    by: Player
    on: str
    source_owner: Player
    """Whose permanents made it."""


class ManaAdded(Event, frozen=True, kw_only=True):
    """Mana was added to a player's mana pool (CR 106.4)."""

    to: Player
    mana: tuple[Mana, ...]
    source: str
    """Name of the card whose ability made it."""


class TappedForMana(Event, frozen=True, kw_only=True):
    """A permanent was tapped for mana (CR 106.12)."""

    card: str
    by: Player
    step: Step


class ManaPaid(Event, frozen=True, kw_only=True):
    """The mana part of a cost was paid, with assumed mana or with real one."""

    by: Player
    on: str
    """Name of the spell, or of the card whose ability it was paid for."""
    amount: int


class Activated(Event, frozen=True, kw_only=True):
    """A player activated an ability, a mana ability included (CR 602.2)."""

    card: str
    by: Player
    turn_of: Player
    step: Step


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


class BroughtIn(Event, frozen=True, kw_only=True):
    """A player chose cards from outside the game, or none."""

    by: Player
    cards: tuple[str, ...]


class ShuffledIn(Event, frozen=True, kw_only=True):
    """A player shuffled their library together with cards, or with none."""

    by: Player
    cards: tuple[str, ...]


class LeftGame(Event, frozen=True, kw_only=True):
    """An object left the game with its owner (CR 800.4a)."""

    card: str
    owner: Player
    was: Zone


class TurnSkipped(Event, frozen=True, kw_only=True):
    """A player skipped a turn (CR 614.10)."""

    by: Player


class TriggerPlaced(Event, frozen=True, kw_only=True):
    """A triggered ability was put on the stack (CR 603.3)."""

    card: str
    by: Player


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
    chooser: Player | None
    """Who chooses in the remedy; None: nobody does."""


class Decided(Event, frozen=True, kw_only=True):
    """A person did something outside the flow of the game."""

    what: str
    by: Player


class StayedSilent(Event, frozen=True, kw_only=True):
    """A person could have called a judge, and did not."""

    by: Player


class Answered(Event, frozen=True, kw_only=True):
    """A player was asked for information, and said something or nothing."""

    by: Player
    how: str


class Returned(Event, frozen=True, kw_only=True):
    """A remedy put cards back into a library; a card nobody has named is ""."""

    of: Player
    cards: tuple[str, ...]
    place: str
    """The top, or the random part."""


A_WHOLE_TEAM = ""
"""Stands for a team that was attacked as a whole."""


class Attacked(Event, frozen=True, kw_only=True):
    """A creature was declared as an attacker (CR 508.1k)."""

    card: str
    by: Player
    whom: str
    """The role of a player, the name of a planeswalker, or a whole team."""


class Blocked(Event, frozen=True, kw_only=True):
    """A creature was declared as a blocker (CR 509.1g)."""

    card: str
    attacker: str


class DamageDealt(Event, frozen=True, kw_only=True):
    """A creature dealt combat damage (CR 510.2)."""

    card: str
    to: str
    """The role of a player, or the name of a creature or planeswalker."""
    amount: int


class Voted(Event, frozen=True, kw_only=True):
    """A vote of a player was cast, whoever chose it (CR 701.38a)."""

    by: Player
    choice: str
    """The word that stands for the choice."""
    cause: str
    """Name of the card that had players vote."""


def ability_name(card: str) -> str:
    """Name an ability on the stack by the card it comes from."""
    return f"ability of {card}"
