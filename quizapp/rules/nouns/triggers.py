"""Triggered abilities that wait: for the stack, or for somebody to notice them."""

from __future__ import annotations

from msgspec import Struct

from quizapp.rules.cards.abilities import Ability
from quizapp.rules.nouns.objects import Player


class WaitingTrigger(Struct, frozen=True, gc=False, cache_hash=True, kw_only=True):
    """An ability that has triggered and is not on the stack (CR 603.2, 603.3)."""

    source: int
    """Id of the permanent whose ability it is."""
    ability: Ability
    controller: Player
    decider: Player
    """Who decided for the controller when it triggered."""
    turn: int
    """Number of the turn in which it triggered."""
    phase: str
    that: Player | None = None
    """The player whose doing made it trigger."""
    about: tuple[int, ...] = ()
    """For a reflexive ability: what was sacrificed when it triggered, as it last was."""
    present: tuple[int, ...] = ()
    """Objects that were on the battlefield when it triggered."""
