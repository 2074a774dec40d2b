"""Sights: what a player may look at, and who has been allowed to look at which card."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from quizapp.rules.nouns.objects import Player


class Seen(StrEnum):
    """What there is to look at besides what everybody sees."""

    HAND = "hand"
    LIBRARY = "library"
    """All cards of it."""
    LIBRARY_TOP = "library top"
    FACE_DOWN_PERMANENT = "face-down permanent"
    FACE_DOWN_EXILE = "face-down exile"
    EXILE_ORDER = "exile order"
    """In which order cards were exiled face down, not which cards they are."""
    OUTSIDE = "outside"
    """Cards outside the game, such as a sideboard."""
    NOTES = "notes"
    """What a player has written down during the match."""


ON_CARDS = frozenset({Seen.FACE_DOWN_PERMANENT, Seen.FACE_DOWN_EXILE})
"""What is said of one card and not of a whole zone."""


class Sight(Struct, frozen=True, gc=False, cache_hash=True, kw_only=True):
    """Something of a player's that somebody may be allowed to look at."""

    what: Seen
    of: Player
    card: str = ""
    """Name of the card that is face down."""


class Sighting(Struct, frozen=True, gc=False, cache_hash=True):
    """A player may look at something at this moment."""

    by: Player
    sight: Sight


class FaceDownCard(Struct, frozen=True, gc=False, cache_hash=True, kw_only=True):
    """What the game keeps for a card that lies face down in exile or on the battlefield."""

    card: int
    """Id of the object."""
    exiled_with: int = -1
    """Id of the permanent whose ability exiled it."""
    pile: int = 0
    """Moment at which it was put there: cards of other moments lie on other piles."""
    viewers: tuple[Player, ...] = ()
    """Players who have been allowed to look at it while it lay there."""
