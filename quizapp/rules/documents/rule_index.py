"""The index of rules: every passage that a derivation may cite, under its key."""

from __future__ import annotations

from quizapp.rules.documents.passages.combat import COMBAT
from quizapp.rules.documents.passages.commanders import COMMANDERS
from quizapp.rules.documents.passages.conduct import CONDUCT
from quizapp.rules.documents.passages.control import CONTROL
from quizapp.rules.documents.passages.forced_play import FORCED_PLAY
from quizapp.rules.documents.passages.game import GAME
from quizapp.rules.documents.passages.information import INFORMATION
from quizapp.rules.documents.passages.mana import MANA
from quizapp.rules.documents.passages.policy import POLICY
from quizapp.rules.documents.passages.searching import SEARCHING
from quizapp.rules.documents.passages.subgames import SUBGAMES
from quizapp.rules.documents.passages.teams import TEAMS
from quizapp.rules.documents.passages.turns import TURNS
from quizapp.rules.documents.passages.voting import REFLEXIVE, VOTING
from quizapp.rules.documents.rule import Rule

RULES: dict[str, Rule] = {
    rule.key: rule
    for rule in (
        *CONTROL,
        *COMBAT,
        *SEARCHING,
        *INFORMATION,
        *GAME,
        *POLICY,
        *CONDUCT,
        *TURNS,
        *TEAMS,
        *SUBGAMES,
        *FORCED_PLAY,
        *COMMANDERS,
        *MANA,
        *VOTING,
        *REFLEXIVE,
    )
}
"""Every rule by key."""
