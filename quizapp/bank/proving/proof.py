"""A proof: what came of trying to shake the keys of a family."""

from __future__ import annotations

from msgspec import Struct

from quizapp.bank.reading.fault import Fault


class Proof(Struct, frozen=True):
    """What varying a family showed; kept as long as its content stays the same."""

    content_hash: str
    worlds: int
    """Scenarios that were derived for it."""
    faults: tuple[Fault, ...]
    warnings: tuple[Fault, ...]
    needless: tuple[tuple[str, str], ...] = ()
    """Cards without which every answer is the same, each with the player it is of."""
