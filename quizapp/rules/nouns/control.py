"""Player-controlling effects (CR 723)."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from quizapp.rules.nouns.objects import Player


class ControlSpan(StrEnum):
    """How long a player-controlling effect works."""

    NEXT_TURN = "next turn"
    """It waits for the next turn that the player really takes."""
    TURN = "turn"
    """It works in one turn that has begun."""
    RESOLUTION = "resolution"
    """It works while one object on the stack resolves."""
    SEARCH = "search"
    """It works while the player searches their own library."""


class Control(Struct, frozen=True, gc=False, cache_hash=True, kw_only=True):
    """One player decides for another."""

    subject: Player
    by: Player
    stamp: int
    """Moment at which it was created: the newest one works."""
    source: str
    """Name of the card that created it."""
    span: ControlSpan
    of: int = -1
    """Number of the turn, or id of the object whose resolution it is bound to."""
    overwritten: bool = False
    """A newer effect had taken its place when that effect's player left the game."""
