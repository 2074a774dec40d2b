"""The closed list of words for statements."""

from __future__ import annotations

from quizapp.rules.proof.statements.cards import InZone, Left, WasCast, WasSacrificed
from quizapp.rules.proof.statements.combat import (
    HasAttacked,
    HasBlocked,
    HasDealtDamage,
    HasSize,
)
from quizapp.rules.proof.statements.conduct import (
    HasAnswered,
    HasDone,
    HasLost,
    HasReturned,
    HasStayedSilent,
    WasKept,
)
from quizapp.rules.proof.statements.doings import (
    Found,
    HasDiscarded,
    HasDrawn,
    HasVoted,
    SpentMana,
)
from quizapp.rules.proof.statements.effects import (
    HasResolved,
    HasRevealed,
    HasShuffled,
)
from quizapp.rules.proof.statements.mana import (
    HasMana,
    HasTriggered,
    WasActivated,
    WasTappedForMana,
)
from quizapp.rules.proof.statements.outside import HasBroughtIn, HasShuffledIn
from quizapp.rules.proof.statements.standing import Controls, HasLife, Lies
from quizapp.rules.proof.statements.statement import Statement
from quizapp.rules.proof.statements.turns import (
    HasLeftGame,
    HasSkippedTurn,
    TriggersPlaced,
)

STATEMENTS: dict[str, type[Statement]] = {
    "activated": WasActivated,
    "has_mana": HasMana,
    "tapped_for_mana": WasTappedForMana,
    "triggered": HasTriggered,
    "attacked": HasAttacked,
    "blocked": HasBlocked,
    "controls": Controls,
    "damage_dealt": HasDealtDamage,
    "lies": Lies,
    "life": HasLife,
    "size": HasSize,
    "answered": HasAnswered,
    "did": HasDone,
    "kept": WasKept,
    "lost": HasLost,
    "returned": HasReturned,
    "stayed_silent": HasStayedSilent,
    "brought_in": HasBroughtIn,
    "cast": WasCast,
    "discarded": HasDiscarded,
    "drawn": HasDrawn,
    "found": Found,
    "gone_with_owner": HasLeftGame,
    "in_zone": InZone,
    "left": Left,
    "mana_spent": SpentMana,
    "resolved": HasResolved,
    "revealed": HasRevealed,
    "sacrificed": WasSacrificed,
    "shuffled": HasShuffled,
    "skipped_turn": HasSkippedTurn,
    "triggers_placed": TriggersPlaced,
    "shuffled_in": HasShuffledIn,
    "voted": HasVoted,
}
"""Statement by the word that stands for it."""
