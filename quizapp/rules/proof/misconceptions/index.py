"""The index of misconceptions; its order decides which come first among wrong options."""

from __future__ import annotations

from quizapp.rules.proof.misconceptions.control import CONTROL
from quizapp.rules.proof.misconceptions.costs import COSTS
from quizapp.rules.proof.misconceptions.missed_triggers import MISSED_TRIGGERS
from quizapp.rules.proof.misconceptions.resolving import RESOLVING
from quizapp.rules.proof.misconceptions.searching import SEARCHING
from quizapp.rules.rulebook import Misconception

MISCONCEPTIONS: tuple[Misconception, ...] = (
    *CONTROL,
    *SEARCHING,
    *COSTS,
    *RESOLVING,
    *MISSED_TRIGGERS,
)
