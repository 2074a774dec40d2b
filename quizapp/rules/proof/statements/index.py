"""The closed list of words for statements."""

from __future__ import annotations

from quizapp.rules.proof.statements.cards import InZone, Left, WasCast, WasSacrificed
from quizapp.rules.proof.statements.doings import (
    Found,
    HasDiscarded,
    HasDrawn,
    SpentMana,
)
from quizapp.rules.proof.statements.statement import Statement

STATEMENTS: dict[str, type[Statement]] = {
    "cast": WasCast,
    "discarded": HasDiscarded,
    "drawn": HasDrawn,
    "found": Found,
    "in_zone": InZone,
    "left": Left,
    "mana_spent": SpentMana,
    "sacrificed": WasSacrificed,
}
"""Statement by the word that stands for it."""
