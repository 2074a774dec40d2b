"""What the game keeps for each player."""

from __future__ import annotations

from msgspec import Struct

from quizapp.rules.nouns.library import Library
from quizapp.rules.nouns.objects import Player


class PlayerState(Struct, frozen=True, cache_hash=True, kw_only=True):
    """A player's life, library and what they have done this turn."""

    player: Player
    life: int = 20
    library: Library = Library()
    mana_assumed: bool = True
    """The scenario says that this player has the mana for what is described."""
    lands_played: int = 0
    drew_from_empty: bool = False
    lost: bool = False
    team: str = ""
    """Name of the player's team; empty where each plays alone."""
