"""Names of the steps of a turn, as they stand in a sentence."""

from __future__ import annotations

from quizapp.bank.wording.speaker import mark
from quizapp.rules.nouns.turn import Step

STEPS = {
    Step.UNTAP: mark("untap step"),
    Step.UPKEEP: mark("upkeep"),
    Step.DRAW: mark("draw step"),
    Step.PRECOMBAT_MAIN: mark("precombat main phase"),
    Step.BEGINNING_OF_COMBAT: mark("beginning of combat step"),
    Step.DECLARE_ATTACKERS: mark("declare attackers step"),
    Step.DECLARE_BLOCKERS: mark("declare blockers step"),
    Step.COMBAT_DAMAGE: mark("combat damage step"),
    Step.END_OF_COMBAT: mark("end of combat step"),
    Step.POSTCOMBAT_MAIN: mark("postcombat main phase"),
    Step.END: mark("end step"),
    Step.CLEANUP: mark("cleanup step"),
}

ALL_TEMPLATES = tuple(STEPS.values())
