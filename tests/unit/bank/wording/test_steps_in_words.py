"""A step of a derivation says what the rule really answered."""

from __future__ import annotations

import pytest

from quizapp.bank.wording.speaker import Speaker
from quizapp.bank.wording.step_words import say_step
from quizapp.rules.points.casting import summoning_sick
from quizapp.rules.rulebook import Rulebook, Step


@pytest.mark.parametrize(
    ("language", "since_turn_began", "said"),
    [
        ("en", True, "Hill Giant has been there since the turn began."),
        ("en", False, "Hill Giant has not been there since the turn began."),
        ("fr", True, "Hill Giant est là depuis le début du tour."),
        ("fr", False, "Hill Giant n’était pas là au début du tour."),
    ],
)
def test_a_creature_is_said_to_be_new_only_if_it_is(language, since_turn_began, said):
    answer = Rulebook().function(summoning_sick)("Hill Giant", since_turn_began)

    assert answer.value is not since_turn_began
    step = Step(summoning_sick.key, answer.rule, answer.says)
    assert say_step(step, Speaker(language, {})) == said
