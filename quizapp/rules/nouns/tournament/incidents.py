"""Incidents: what went wrong at a table, as a judge is told about it."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from quizapp.rules.nouns.objects import Player


class Act(StrEnum):
    """What a player did that they should not have done."""

    DREW_EXTRA = "drew_extra"
    """Put cards of their library into their hand that they were not to draw."""
    LIFTED_CARD = "lifted_card"
    """Saw a card of their library that never touched their hand."""
    BROKE_RULE = "broke_rule"
    """Did something that the rules of the game forbid, in public."""
    ERRED_IN_MULLIGAN = "erred_in_mulligan"
    PLAYED_SLOWLY = "played_slowly"
    STALLED = "stalled"
    """Played slowly on purpose, to make use of the time limit."""
    READ_OUTSIDE_NOTES = "read_outside_notes"
    """Looked during a game at notes made before the match."""
    ANSWERED_FALSELY = "answered_falsely"
    """Said something false about information that players may ask for."""


class Incident(Struct, frozen=True, cache_hash=True, kw_only=True):
    """A record of facts: the act, who did it and on whose word, and who knew what."""

    act: Act
    by: Player
    told_by: Player | None = None
    """Who told the player to do it."""
    count: int = 0
    """How many cards it was about."""
    known: tuple[int, ...] = ()
    """Cards in that player's hand that the opponent had seen before."""
    knowingly: bool = False
    """Done for an advantage, knowing that it was forbidden."""
    acknowledged: bool = False
    """The opponent agreed to it as it was done."""
    earlier: int = 0
    """Warnings that the player has had before for the same infraction."""
    turn: int
    """Number of the turn in which it was done."""
    phase: str
