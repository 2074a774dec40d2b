"""The index of rules: every passage that a derivation may cite, under its key."""

from __future__ import annotations

from quizapp.rules.documents.passages.control import CONTROL
from quizapp.rules.documents.passages.game import GAME
from quizapp.rules.documents.passages.policy import POLICY
from quizapp.rules.documents.passages.searching import SEARCHING
from quizapp.rules.documents.rule import Rule

RULES: dict[str, Rule] = {
    rule.key: rule for rule in (*CONTROL, *SEARCHING, *GAME, *POLICY)
}
"""Every rule by key."""
