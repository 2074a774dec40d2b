"""The turn: whose it is and how far it has gone (CR 500 to 514)."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from quizapp.rules.nouns.objects import Player


class Step(StrEnum):
    """A step, or a phase without steps."""

    UNTAP = "untap"
    UPKEEP = "upkeep"
    DRAW = "draw"
    PRECOMBAT_MAIN = "precombat main"
    BEGINNING_OF_COMBAT = "beginning of combat"
    DECLARE_ATTACKERS = "declare attackers"
    DECLARE_BLOCKERS = "declare blockers"
    COMBAT_DAMAGE = "combat damage"
    END_OF_COMBAT = "end of combat"
    POSTCOMBAT_MAIN = "postcombat main"
    END = "end"
    CLEANUP = "cleanup"


ALL_STEPS = tuple(Step)
"""In order."""

ONLY_WITH_ATTACKERS = frozenset({Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE})
"""Steps that are skipped where nobody attacks (CR 508.8)."""

STEPS = tuple(step for step in Step if step not in ONLY_WITH_ATTACKERS)
"""The steps of a turn in which nobody attacks, in order."""

MAIN_PHASES = frozenset({Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN})

PHASES = {
    Step.UNTAP: "beginning",
    Step.UPKEEP: "beginning",
    Step.DRAW: "beginning",
    Step.PRECOMBAT_MAIN: "precombat main",
    Step.BEGINNING_OF_COMBAT: "combat",
    Step.DECLARE_ATTACKERS: "combat",
    Step.DECLARE_BLOCKERS: "combat",
    Step.COMBAT_DAMAGE: "combat",
    Step.END_OF_COMBAT: "combat",
    Step.POSTCOMBAT_MAIN: "postcombat main",
    Step.END: "ending",
    Step.CLEANUP: "ending",
}
"""The phase that each step belongs to (CR 500.1)."""


class Turn(Struct, frozen=True, gc=False, cache_hash=True):
    """The turn in progress."""

    number: int
    """Counts turns from the start of the scenario; only its order means something."""
    active: Player
    step: Step
