"""Values: what a card, an ability, a library or a cost must be, and what it says of itself."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizapp.rules.cards.abilities import (
    Ability,
    Activation,
    Boost,
    CostPart,
    Instruction,
    Trigger,
    TriggerEvent,
)
from quizapp.rules.cards.card import UNKNOWN_CARD, Card, CardType
from quizapp.rules.cards.costs import TapThis
from quizapp.rules.cards.mana import Mana, ManaCost, parse_mana_cost
from quizapp.rules.instructions.life import GainLife
from quizapp.rules.instructions.vocabulary import COSTS, INSTRUCTIONS
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option, Realm
from quizapp.rules.nouns.library import Library
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.version import ENGINE_VERSION
from tests.support.playing import Play
from tests.support.tables import Side, card, table

costs = st.builds(
    ManaCost,
    generic=st.integers(0, 99),
    symbols=st.lists(st.sampled_from(Mana), max_size=6).map(tuple),
)


@given(costs)
def test_a_mana_cost_is_read_as_it_is_written(cost):
    assert parse_mana_cost(str(cost)) == cost


@pytest.mark.parametrize("text", ["", "2", "{Y}", "{2}{b}", "{2} {B}", "{100}", "{B}2"])
def test_what_is_no_mana_cost_is_refused(text):
    with pytest.raises(ValueError, match="is no mana cost"):
        parse_mana_cost(text)


def test_the_mana_value_counts_every_symbol():
    assert parse_mana_cost("{3}{B}{B}").value == 5


def test_several_numbers_in_a_cost_are_added():
    assert parse_mana_cost("{1}{2}").generic == 3


def test_colourless_mana_is_no_colour():
    assert parse_mana_cost("{1}{C}{G}{G}").colours == {Mana.GREEN}


def test_a_cost_of_nothing_is_written_as_zero():
    assert str(ManaCost()) == "{0}"
    assert parse_mana_cost("{2}{B}").words == ("2", "B")


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"types": (CardType.CREATURE,), "power": 1}, "power and toughness"),
        ({"types": (CardType.PLANESWALKER,)}, "loyalty"),
        ({"types": (CardType.LAND,), "do": (GainLife(1),)}, "instant or sorcery"),
    ],
)
def test_a_card_that_cannot_exist_is_refused(fields, wrong):
    with pytest.raises(ValueError, match=wrong):
        Card(name="Nonsense", **fields)


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({}, "exactly one kind"),
        (
            {
                "triggered": Trigger(when=TriggerEvent.YOUR_UPKEEP),
                "enchanted": Boost(1, 1),
                "do": (GainLife(1),),
            },
            "exactly one kind",
        ),
        ({"triggered": Trigger(when=TriggerEvent.YOUR_UPKEEP)}, "needs do"),
        ({"activated": Activation(cost=(TapThis(),))}, "needs do"),
    ],
)
def test_an_ability_is_of_one_kind_and_does_something(fields, wrong):
    with pytest.raises(ValueError, match=wrong):
        Ability(**fields)


def test_a_decision_without_a_legal_option_is_refused():
    with pytest.raises(ValueError, match="no legal option"):
        Decision(
            kind=DecisionKind.TARGET, realm=Realm.GAME, chooser=Player("A"),
            decider=Player("A"), options=(), cause="Shock",
        )  # fmt: skip


def test_an_option_is_found_by_its_key_alone():
    decision = Decision(
        kind=DecisionKind.MAY, realm=Realm.GAME, chooser=Player("A"),
        decider=Player("A"), options=(Option("yes"), Option("no")), cause="",
    )  # fmt: skip

    assert decision.option("no") == Option("no")
    with pytest.raises(KeyError, match="maybe"):
        decision.option("maybe")


def test_a_library_holds_named_cards_and_others():
    library = Library(((card("Plains"), 2), (card("Shock"), 1)), 3)

    assert len(library) == 6
    assert [each.name for each in library.kinds] == ["Plains", "Shock", ""]


def test_taking_a_card_leaves_one_copy_fewer():
    library = Library(((card("Plains"), 2), (card("Shock"), 1)), 1)

    assert library.without(card("Plains")).named[0] == (card("Plains"), 1)
    assert library.without(card("Shock")).named == ((card("Plains"), 2),)
    assert library.without(UNKNOWN_CARD).others == 0


def test_a_card_that_is_not_there_cannot_be_taken():
    for missing in (UNKNOWN_CARD, card("Shock")):
        with pytest.raises(ValueError, match="not in the library"):
            Library(((card("Plains"), 1),)).without(missing)


def test_a_card_in_a_new_zone_is_a_new_object():
    play = Play(table(A=Side(hand=["Hill Giant"]))).use("Hill Giant").resolve()

    first = play.state.objects[0]
    spell = play.state.objects[first.became]
    giant = play.state.objects[spell.became]
    assert [each.zone for each in (first, spell, giant)] == [
        Zone.CEASED,
        Zone.CEASED,
        Zone.BATTLEFIELD,
    ]
    assert (first.controller, spell.controller, giant.controller) == (None, "A", "A")


def test_an_object_without_a_back_face_shows_its_front():
    play = Play(table(A=Side(field=["Hill Giant"])))

    assert play.permanent("Hill Giant").face is card("Hill Giant")


def test_every_word_of_card_files_stands_for_an_instruction_or_a_cost():
    assert all(issubclass(each, Instruction) for each in INSTRUCTIONS.values())
    assert all(issubclass(each, CostPart) for each in COSTS.values())


def test_equal_situations_are_equal_states():
    one, other = (table(A=Side(hand=["Shock"])) for _ in range(2))

    assert one == other
    assert hash(one) == hash(other)


def test_the_engine_says_its_version():
    assert ENGINE_VERSION.isdigit()
