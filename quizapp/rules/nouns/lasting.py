"""Lasting effects: what a resolved spell or ability leaves behind for a time (CR 611.2)."""

from __future__ import annotations

from msgspec import Struct

from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.turn import Step


class LastingEffect(Struct, frozen=True, gc=False, cache_hash=True, kw_only=True):
    """An effect that goes on after its source has resolved."""

    source: str
    """Name of the card that it comes from."""
    stamp: int
    until_end_of_turn: int = -1
    """Number of the turn in whose cleanup it ends; -1: it ends in another way."""


class MayPlay(LastingEffect, frozen=True, kw_only=True):
    """A player may play one card for as long as it remains in exile (CR 611.2b)."""

    player: Player
    card: int
    """Id of the object in exile: a new object is another card to the game (CR 400.7)."""
    given_by: int
    """Id of the permanent whose effect gave the right."""
    any_colour: bool = False
    """Mana may be spent as though it were of any colour to cast it (CR 609.4b)."""


class SkipTurn(LastingEffect, frozen=True, kw_only=True):
    """A player skips their next turn (CR 614.10)."""

    player: Player


class SkipStep(LastingEffect, frozen=True, kw_only=True):
    """A player skips a step the next time it would begin in their turn (CR 614.10)."""

    player: Player
    step: Step


class ExtraTurn(LastingEffect, frozen=True, kw_only=True):
    """A player takes an extra turn (CR 500.7)."""

    player: Player
    following: Player | None = None
    """It comes after the next turn that this player takes; that turn has yet to begin."""
    after: int = -1
    """Number of the turn that it comes directly after."""


class PowerToughnessChange(LastingEffect, frozen=True, kw_only=True):
    """One creature gets more or less power and toughness (CR 613.4c)."""

    subject: int
    """Id of the creature."""
    power: int
    toughness: int


class MovedChoice(LastingEffect, frozen=True, kw_only=True):
    """A player makes choices that the game would ask of others."""

    player: Player
    chooses: tuple[str, ...]
    """Kinds of decisions that are moved to this player."""
