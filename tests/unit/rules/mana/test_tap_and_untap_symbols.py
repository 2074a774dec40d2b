"""{T} and {Q}: what can pay them, and creatures that came too late for that."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quizapp.rules.cards.abilities import Ability, Keyword
from quizapp.rules.nouns.events import TappedForMana
from tests.support.playing import Play
from tests.support.shown_mana import lands, pool
from tests.support.tables import CATALOGUE, On, controlled, table

ELVES, PALA = "Llanowar Elves", "Pili-Pala"
PLAIN = CATALOGUE.card(ELVES)
HASTY = replace(PLAIN, abilities=(*PLAIN.abilities, Ability(keyword=Keyword.HASTE)))


@pytest.mark.parametrize(
    ("creature", "usable"),
    [
        (ELVES, True),
        (On(ELVES, tapped=True), False),
        (On(ELVES, new=True), False),
        (On(HASTY, new=True), True),
        (On(HASTY, new=True, tapped=True), False),
    ],
    ids=["long there", "tapped", "new", "new with haste", "tapped with haste"],
)
def test_a_creature_pays_the_tap_symbol_if_untapped_and_there_long_enough(
    creature, usable
):
    assert (ELVES in Play(table(A=lands(creature))).options) is usable


def test_a_creature_cast_this_turn_cannot_be_tapped_for_the_one_who_decides_either():
    state = table(A=lands("Forest", hand=[ELVES]), controls=[controlled("A", by="N")])
    play = Play(state).use(ELVES).resolve()

    assert ELVES not in play.options
    assert ELVES not in play.to("postcombat main").options
    assert ELVES in play.to("upkeep", of="N").to("upkeep", of="A").options


@pytest.mark.parametrize(
    ("creature", "usable"),
    [
        (PALA, False),
        (On(PALA, tapped=True), True),
        (On(PALA, tapped=True, new=True), False),
    ],
    ids=["untapped", "tapped", "tapped and new"],
)
def test_a_creature_pays_the_untap_symbol_if_tapped_and_there_long_enough(
    creature, usable
):
    assert (
        PALA in Play(table(A=lands(creature, "Forest", "Island"))).options
    ) is usable


def test_paying_the_untap_symbol_untaps_and_is_not_tapping_for_mana():
    side = lands(On(PALA, tapped=True), "Forest", "Island")
    play = Play(table(A=side)).use(PALA, "mana:R")

    assert not play.permanent(PALA).tapped
    assert pool(play) == "R"
    tapped = [event.card for event in play.happened(TappedForMana)]
    assert tapped == ["Forest", "Island"]


def test_an_ability_that_costs_mana_is_not_offered_without_it():
    assert PALA not in Play(table(A=lands(On(PALA, tapped=True), "Forest"))).options


def test_a_new_creature_does_not_pay_for_a_spell():
    new, old = (
        Play(table(A=lands(creature, hand=[ELVES]))).options
        for creature in (On(ELVES, new=True), ELVES)
    )

    assert new == ["pass"]
    assert len(old) == 3
