"""The closed list of words for quantities."""

from __future__ import annotations

from quizapp.rules.proof.quantities.mana import (
    CountersOn,
    ManaValueOf,
    PaidMana,
    UnspentMana,
)
from quizapp.rules.proof.quantities.quantity import Quantity

QUANTITIES: dict[str, type[Quantity]] = {
    "counters": CountersOn,
    "mana_paid": PaidMana,
    "mana_value": ManaValueOf,
    "unspent_mana": UnspentMana,
}
"""Quantity by the word that stands for it."""
