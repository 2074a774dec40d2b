"""The closed list of words for quantities."""

from __future__ import annotations

from quizapp.rules.proof.quantities.mana import (
    CountersOn,
    ManaValueOf,
    PaidMana,
    UnspentMana,
)
from quizapp.rules.proof.quantities.quantity import Quantity
from quizapp.rules.proof.quantities.standing import LifeTotal

QUANTITIES: dict[str, type[Quantity]] = {
    "counters": CountersOn,
    "life_total": LifeTotal,
    "mana_paid": PaidMana,
    "mana_value": ManaValueOf,
    "unspent_mana": UnspentMana,
}
"""Quantity by the word that stands for it."""
