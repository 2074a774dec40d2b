"""Words on cards about mana: what a summary made from a card's data says."""

from __future__ import annotations

import pytest

from quizapp.bank.wording.card_words import say_ability, say_rules_text
from quizapp.bank.wording.speaker import Speaker
from quizapp.rules.cards.abilities import Ability, Boost
from quizapp.rules.instructions.statics.mana import EntersWithCounters
from tests.support.tables import CATALOGUE

SPEAKER = Speaker("en", {"A": "Amy", "N": "Nicole"})


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Llanowar Elves", "{T}: add {G}"),
        (
            "Springleaf Drum",
            "{T}, tap an untapped creature: add one mana of any colour",
        ),
        ("Mana Reflection", "A permanent that you tap for mana produces two times as "
         "much of it instead"),
        ("Endless One", "This enters with X +1/+1 counters"),
        ("Gadwick, the Wizened", "When this enters, draw X cards"),
        ("Manabarbs", "Whenever a player taps a land for mana, 1 damage to that player"),
        ("Tormenting Voice", "Additional cost: discard a card. Draw two cards."),
    ],
)  # fmt: skip
def test_a_card_is_summed_up_by_what_it_does_with_mana(name, expected):
    assert say_rules_text(CATALOGUE.card(name), SPEAKER) == expected


def test_an_equipment_says_what_it_grants():
    said = say_rules_text(CATALOGUE.card("The Dominion Bracelet"), SPEAKER)

    assert said == (
        "Equipped creature gets +1/+1 and has “exile what gives this ability, {15} less "
        "the power of this: you control target opponent during their next turn (only as "
        "a sorcery)”. {1}: attach this to target creature you control (only as a "
        "sorcery)."
    )


def test_an_equipment_that_grants_nothing_says_only_the_numbers():
    said = say_ability(Ability(equipped=Boost(power=2, toughness=0)), SPEAKER)

    assert said == "equipped creature gets +2/+0"


def test_a_fixed_number_of_counters_is_said_by_its_word():
    static = EntersWithCounters(counter="+1/+1", count=3)

    assert say_ability(Ability(static=static), SPEAKER) == (
        "this enters with three +1/+1 counters"
    )
