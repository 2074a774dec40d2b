"""Words for every misconception, by its id."""

from __future__ import annotations

from quizapp.bank.wording.beliefs import (
    commanders,
    control,
    costs,
    exiling,
    forced_play,
    information,
    missed_triggers,
    resolving,
    searching,
    subgames,
    teams,
    turns,
)
from quizapp.bank.wording.beliefs.belief import BeliefWords
from quizapp.bank.wording.beliefs.combat import fighting, legality, voting
from quizapp.bank.wording.beliefs.tournament import conduct, infractions

BELIEFS: dict[str, BeliefWords] = {
    **control.BELIEFS,
    **searching.BELIEFS,
    **exiling.BELIEFS,
    **costs.BELIEFS,
    **resolving.BELIEFS,
    **missed_triggers.BELIEFS,
    **conduct.BELIEFS,
    **infractions.BELIEFS,
    **information.BELIEFS,
    **subgames.BELIEFS,
    **turns.BELIEFS,
    **teams.BELIEFS,
    **forced_play.BELIEFS,
    **commanders.BELIEFS,
    **fighting.BELIEFS,
    **legality.BELIEFS,
    **voting.BELIEFS,
}
"""Every misconception by its id."""
