"""Words for every misconception, by its id."""

from __future__ import annotations

from quizapp.bank.wording.beliefs import (
    control,
    costs,
    missed_triggers,
    resolving,
    searching,
)
from quizapp.bank.wording.beliefs.belief import BeliefWords

BELIEFS: dict[str, BeliefWords] = {
    **control.BELIEFS,
    **searching.BELIEFS,
    **costs.BELIEFS,
    **resolving.BELIEFS,
    **missed_triggers.BELIEFS,
}
"""Every misconception by its id."""
