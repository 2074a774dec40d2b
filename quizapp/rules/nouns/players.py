"""What the game keeps for each player."""

from __future__ import annotations

from msgspec import Struct

from quizapp.rules.cards.mana import Mana
from quizapp.rules.nouns.library import Library
from quizapp.rules.nouns.objects import Player


class PlayerState(Struct, frozen=True, gc=False, cache_hash=True, kw_only=True):
    """A player's life, library and what they have done this turn."""

    player: Player
    life: int = 20
    """The life total; that of a team is the same for each head (CR 810.4)."""
    library: Library = Library()
    outside: Library = Library()
    """Cards that the player owns outside the game, such as a sideboard (CR 400.11a)."""
    mana_assumed: bool = True
    """The scenario says that this player has the mana for what is described."""
    pool: tuple[Mana, ...] = ()
    """Unspent mana, sorted (CR 106.4)."""
    lands_played: int = 0
    drawn: int = 0
    """Cards drawn this turn, where an ability asks for the second one and up to that;
    -1: those that the scenario does not tell of."""
    drew_from_empty: bool = False
    lost: bool = False
    commander: str = ""
    """Name of the player's commander; empty where there is none (CR 903.3)."""
    commander_seen: int = -1
    """Id of the dead commander that the player was last asked about."""
    companion: str = ""
    """Name of the companion outside the game; empty once it was taken (CR 702.139a)."""
    team: str = ""
    """Name of the player's team; empty where each plays alone."""
