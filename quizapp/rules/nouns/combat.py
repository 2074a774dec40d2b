"""The combat in progress: who attacks what, and who blocks whom (CR 506 to 511)."""

from __future__ import annotations

from msgspec import Struct

from quizapp.rules.nouns.objects import Player, Ref


class Attack(Struct, frozen=True, gc=False, cache_hash=True, kw_only=True):
    """One attacking creature."""

    attacker: int
    whom: Ref
    """The player or planeswalker that it attacks."""
    defender: Player
    """The player who may block it."""
    band: int = 0
    """Number of the band that it belongs to; 0: it attacks alone."""
    blocked: bool = False
    """It stays blocked although its blockers may leave combat (CR 509.1h)."""
    blockers: tuple[int, ...] = ()
    """The creatures that block it; where damage is assigned in an order, in that order."""


class Combat(Struct, frozen=True, gc=False, cache_hash=True, kw_only=True):
    """Everything that the combat phase has to remember."""

    attacks: tuple[Attack, ...] = ()
    struck_first: tuple[int, ...] = ()
    """Creatures that dealt their damage in a first combat damage step (CR 702.7b)."""
    damage_steps: int = 0
    """How many combat damage steps there have been."""


NO_COMBAT = Combat()
