"""Tapping for mana: what counts as it, what triggers on it, and what changes it."""

from __future__ import annotations

import pytest

from quizapp.rules.cards.abilities import Ability, Trigger, TriggerEvent
from quizapp.rules.cards.card import Card, CardType
from quizapp.rules.cards.mana import parse_mana_cost
from quizapp.rules.nouns.events import TappedForMana, TriggerPlaced
from quizapp.rules.nouns.scope import Who
from quizapp.rules.procedures.mana.making import is_mana_ability
from quizapp.rules.procedures.mana.producing import ManaChoice, ProduceMana
from quizapp.rules.refusal import RefusalError
from tests.support.playing import Play
from tests.support.shown_mana import lands, made, pool
from tests.support.tables import CATALOGUE, On, Side, table

REFLECTION, BARBS = "Mana Reflection", "Manabarbs"
ONE_GREEN = ProduceMana(mana=parse_mana_cost("{G}"), who=Who.THAT_PLAYER)
FLARE = Card(
    name="Flare",
    types=(CardType.ENCHANTMENT,),
    abilities=(
        Ability(
            triggered=Trigger(when=TriggerEvent.LAND_TAPPED_FOR_MANA), do=(ONE_GREEN,)
        ),
    ),
)


def tapped(play: Play) -> list[str]:
    return [event.card for event in play.happened(TappedForMana)]


def test_a_land_is_tapped_for_mana_by_its_own_ability():
    assert tapped(made("Forest", use="Forest")) == ["Forest"]


def test_a_creature_tapped_for_anothers_ability_is_not_tapped_for_mana():
    play = made("Springleaf Drum", "Grizzly Bears", use="Springleaf Drum")

    assert tapped(play) == ["Springleaf Drum"]
    assert play.permanent("Grizzly Bears").tapped


def test_a_new_creature_may_be_tapped_for_anothers_ability():
    play = made("Springleaf Drum", On("Grizzly Bears", new=True), use="Springleaf Drum")

    assert play.asks == ("mana", "A", "A")


def test_a_land_tapped_to_pay_at_once_is_tapped_for_mana():
    side = lands("Mountain", hand=["Shock"])
    play = Play(table(A=side, N=Side([BARBS]))).use("Shock", "N")

    assert tapped(play) == ["Mountain"]
    assert play.stack() == [BARBS, "Shock"]


def test_an_ability_triggers_on_a_land_that_made_mana():
    play = Play(table(A=lands("Forest"), N=Side([BARBS]))).use("Forest")

    assert play.stack() == [BARBS]
    assert [event.card for event in play.happened(TriggerPlaced)] == [BARBS]
    play.resolve()
    assert (play.life("A"), play.life("N")) == (19, 20)


def test_an_ability_does_not_trigger_on_a_land_that_made_no_mana():
    play = Play(table(A=lands("Meteor Crater"), N=Side([BARBS])))

    play.use("Meteor Crater")

    assert tapped(play) == ["Meteor Crater"]
    assert play.stack() == []


def test_an_ability_about_lands_does_not_trigger_on_a_creature():
    play = Play(table(A=lands("Llanowar Elves"), N=Side([BARBS])))

    assert play.use("Llanowar Elves").stack() == []
    assert pool(play) == "G"


def test_twice_as_much_is_made_while_the_ability_resolves():
    play = made("Forest", REFLECTION, use="Forest")

    assert pool(play) == "GG"
    assert play.stack() == []


def test_two_such_effects_both_apply():
    play = made("Forest", REFLECTION, REFLECTION, use="Forest")

    assert play.asks[0] == "replacement"
    assert pool(play.take(play.keys[0])) == "GGGG"


def test_only_permanents_of_its_controller_make_more():
    play = Play(table(A=lands("Forest"), N=Side([REFLECTION]))).use("Forest")

    assert pool(play) == "G"


def test_mana_that_nothing_was_tapped_for_is_not_multiplied():
    play = made("Island", FLARE, REFLECTION, use="Island")

    assert pool(play) == "GUU"


@pytest.mark.parametrize(
    "odd", [FLARE, REFLECTION, "Springleaf Drum"], ids=["trigger", "multiplied", "cost"]
)
def test_paying_at_once_with_mana_that_is_not_simply_made_is_refused(odd):
    side = lands("Mountain", odd, hand=["Shock"])

    with pytest.raises(RefusalError, match="does not simply make one mana"):
        Play(table(A=side))


def test_a_triggered_mana_ability_happens_at_once_without_the_stack():
    play = Play(table(A=lands("Island", FLARE))).use("Island")

    assert pool(play) == "GU"
    assert play.stack() == []


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Llanowar Elves", True),
        ("Springleaf Drum", True),
        (BARBS, False),
        ("Mindslaver", False),
        ("Sorin Markov", False),
    ],
)
def test_an_ability_that_could_add_mana_is_a_mana_ability(name, expected):
    assert is_mana_ability(CATALOGUE.card(name).abilities[0]) is expected


def test_a_loyalty_ability_is_no_mana_ability():
    loyalty = CATALOGUE.card("Sorin Markov").abilities[0].activated
    untargeted = Ability(
        activated=type(loyalty)(cost=loyalty.cost), do=(ProduceMana(one="any_colour"),)
    )

    assert not is_mana_ability(untargeted)


def test_a_static_ability_is_no_mana_ability():
    odd = Ability(
        static=CATALOGUE.card(REFLECTION).abilities[0].static, do=(ONE_GREEN,)
    )

    assert not is_mana_ability(odd)


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"mana": parse_mana_cost("{2}")},
        {"mana": parse_mana_cost("{G}"), "one": ManaChoice.ANY_COLOUR},
    ],
    ids=str,
)
def test_mana_without_a_type_or_with_two_is_refused(fields):
    with pytest.raises(ValueError, match="mana"):
        ProduceMana(**fields)


def test_nobody_adds_mana_where_nobody_is_meant():
    lost = Ability(
        activated=CATALOGUE.card("Llanowar Elves").abilities[0].activated,
        do=(ONE_GREEN,),
    )
    stone = Card(name="Stone", types=(CardType.ARTIFACT,), abilities=(lost,))

    assert pool(made(stone, use="Stone")) == ""
