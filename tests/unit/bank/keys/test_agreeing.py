"""A misconception of today was the rule only where the rules were asked and said so."""

from __future__ import annotations

import pytest

from quizapp.bank.question_bank import QuestionBank
from quizapp.rules.documents.edition import parse_edition_date

BANK = QuestionBank()
DEFAULT = "default-action-still-applies"
TRIGGER, SEARCH = "missed-upkeep-answered", "land-from-exile"


@pytest.mark.parametrize(
    ("question_id", "day", "agrees"),
    [
        (TRIGGER, "2017-04-28", True),
        (TRIGGER, "2026-09-25", False),
        (SEARCH, "2017-04-28", False),  # nobody asks about missed triggers there
    ],
)
def test_a_belief_agrees_where_the_rules_said_the_same(question_id, day, agrees):
    then = BANK._found(question_id, 1, parse_edition_date(day))

    assert then.agrees_with(DEFAULT) is agrees
