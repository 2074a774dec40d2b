"""Lasting effects: what a resolved spell or ability leaves behind for a time (CR 611.2)."""

from __future__ import annotations

from msgspec import Struct

from quizapp.rules.nouns.objects import Player


class LastingEffect(Struct, frozen=True, cache_hash=True, kw_only=True):
    """An effect that goes on after its source has resolved."""

    source: str
    """Name of the card that it comes from."""
    stamp: int
    until_end_of_turn: int = -1
    """Number of the turn in whose cleanup it ends; -1: it ends in another way."""


class SkipTurn(LastingEffect, frozen=True, kw_only=True):
    """A player skips their next turn (CR 614.10)."""

    player: Player


class ExtraTurn(LastingEffect, frozen=True, kw_only=True):
    """A player takes an extra turn (CR 500.7)."""

    player: Player
    following: Player | None = None
    """It comes after the next turn that this player takes; that turn has yet to begin."""
    after: int = -1
    """Number of the turn that it comes directly after."""
