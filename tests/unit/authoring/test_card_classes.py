"""Card classes hold what their descriptions say."""

from __future__ import annotations

import pytest

from quizapp.bank.family.family import CardClass
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.variants.card_classes import PREDICATES, cards_of


@pytest.fixture(scope="module")
def catalogue():
    return QuestionBank().catalogue


@pytest.mark.parametrize("card_class", CardClass)
def test_every_class_has_cards(card_class, catalogue):
    assert cards_of(card_class, catalogue)


def test_every_class_has_a_predicate():
    assert set(PREDICATES) == set(CardClass)


@pytest.mark.parametrize(
    ("card_class", "inside", "outside"),
    [
        ("search_without_stated_quality", "Demonic Tutor", "Flooded Strand"),
        ("search_for_stated_quality", "Flooded Strand", "Demonic Tutor"),
        ("search_spell", "Mystical Tutor", "Flooded Strand"),
        ("next_turn_control", "Mindslaver", "Word of Command"),
        ("next_turn_control", "The Dominion Bracelet", "Demonic Appetite"),
        ("upkeep_trigger", "Copper Tablet", "Grizzly Bears"),
        ("upkeep_cost", "Phyrexian Soulgorger", "Copper Tablet"),
        ("upkeep_without_cost", "Copper Tablet", "Phyrexian Soulgorger"),
        ("creature", "Consecrated Sphinx", "Forest"),
        ("plain_creature", "Grizzly Bears", "Wind Drake"),
        ("basic_land", "Forest", "Exotic Orchard"),
        ("instant", "Shock", "Demonic Tutor"),
        ("sorcery", "Demonic Tutor", "Shock"),
        ("extra_turn", "Time Walk", "Meditate"),
        ("discard", "Ravenous Rats", "Shock"),
        ("counters_spells", "Counterspell", "Shock"),
        ("wish", "Burning Wish", "Demonic Tutor"),
    ],
)
def test_a_class_holds_one_card_and_not_another(card_class, inside, outside, catalogue):
    found = cards_of(CardClass(card_class), catalogue)

    assert inside in found
    assert outside in catalogue
    assert outside not in found


def test_cards_that_do_more_than_is_modelled_are_left_out(catalogue):
    for card_class in set(CardClass) - {CardClass.NEXT_TURN_CONTROL}:
        cards = [catalogue.card(name) for name in cards_of(card_class, catalogue)]
        assert not any(card.not_modelled for card in cards)


def test_upkeep_triggers_can_be_bought_off_or_not(catalogue):
    both = {
        *cards_of(CardClass.UPKEEP_COST, catalogue),
        *cards_of(CardClass.UPKEEP_WITHOUT_COST, catalogue),
    }
    assert both == set(cards_of(CardClass.UPKEEP_TRIGGER, catalogue))
