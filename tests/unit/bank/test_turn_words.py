"""Words on cards that change turns: what the summary of such a card says."""

from __future__ import annotations

import pytest

from quizapp.bank.wording.card_words import say_ability, say_rules_text
from quizapp.bank.wording.speaker import Speaker
from quizapp.rules.cards.abilities import Ability
from tests.support.said_turns import TURN_STATICS
from tests.support.tables import CATALOGUE

SPEAKER = Speaker("en", {"A": "Amy", "N": "Nicole"})


def words(name: str) -> str:
    return say_rules_text(CATALOGUE.card(name), SPEAKER)


@pytest.mark.parametrize(("static", "expected"), TURN_STATICS)
def test_a_static_ability_is_said_in_a_few_words(static, expected):
    assert say_ability(Ability(static=static), SPEAKER) == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Meditate", "Draw four cards, you skip your next turn"),
        ("Time Walk", "Take an extra turn after this one"),
        ("Counterspell", "Counter target spell"),
        (
            "Chronatog",
            "{0}: this gets +3/+3 until end of turn, you skip your next turn "
            "(only once each turn)",
        ),
        ("Megrim", "Whenever an opponent discards a card, 2 damage to that player"),
        (
            "Copper Tablet",
            "At the beginning of each player’s upkeep, 1 damage to that player",
        ),
        (
            "Stranglehold",
            "Your opponents can’t search libraries. "
            "Opponents skip extra turns that they would begin.",
        ),
    ],
)
def test_a_card_that_changes_turns_is_summed_up(name, expected):
    assert words(name) == expected


def test_a_trigger_on_casting_says_so():
    assert (
        "When you cast this spell, you control target opponent during their next turn, "
        "after that turn that player takes an extra turn."
    ) in words("Emrakul, the Promised End")
