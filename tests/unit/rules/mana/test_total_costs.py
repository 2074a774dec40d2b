"""Total costs: worked out and fixed first, paid afterwards."""

from __future__ import annotations

import pytest

from quizapp.rules.cards.abilities import Ability, Activation, TargetKind
from quizapp.rules.cards.card import Card, CardType
from quizapp.rules.cards.costs import ExileGranter, PayMana, SacrificeThis, scaled
from quizapp.rules.cards.mana import parse_mana_cost
from quizapp.rules.instructions.equipping.attaching import Attach
from quizapp.rules.instructions.life import GainLife
from quizapp.rules.nouns.events import Activated, ManaPaid
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.characteristics import power
from tests.support.playing import Play
from tests.support.shown_mana import giant_with_bracelet
from tests.support.tables import Side, table

GIANT, BRACELET = "Hill Giant", "The Dominion Bracelet"


@pytest.mark.parametrize(("own_power", "paid"), [(3, 11), (4, 10), (14, 0), (20, 0)])
def test_the_granted_ability_costs_less_by_the_power_with_the_equipment(
    own_power, paid
):
    play = Play(table(A=giant_with_bracelet(power=own_power)))

    play.use(GIANT, "N")

    assert [event.amount for event in play.happened(ManaPaid)] == [paid]


def test_the_equipment_is_exiled_before_the_ability_resolves():
    play = Play(table(A=giant_with_bracelet())).use(GIANT, "N")

    assert play.field("A") == [GIANT]
    assert power(play.state, play.permanent(GIANT)) == 3
    assert play.resolve().state.controls[0].by == "A"


def test_the_ability_targets_an_opponent_alone():
    play = Play(table(A=giant_with_bracelet())).take(GIANT)

    assert play.keys == ["target:N"]


def test_the_fixed_cost_is_paid_with_lands():
    mountains = ["Mountain"] * 11
    play = Play(table(A=giant_with_bracelet(*mountains, mana="lands"))).use(GIANT, "N")

    assert sum(each.tapped for each in play.state.objects) == 11


def test_the_ability_is_not_offered_where_one_mana_is_missing():
    mountains = ["Mountain"] * 10
    play = Play(table(A=giant_with_bracelet(*mountains, mana="lands")))

    assert GIANT not in play.options


@pytest.mark.parametrize(
    ("step", "usable"),
    [
        ("upkeep", False),
        ("precombat main", True),
        ("beginning of combat", False),
        ("postcombat main", True),
        ("end", False),
    ],
)
def test_the_ability_is_activated_only_when_a_sorcery_could_be_cast(step, usable):
    play = Play(table(step=step, A=giant_with_bracelet()))

    assert (GIANT in play.options) is usable


def test_the_ability_is_not_activated_in_the_other_players_turn():
    play = Play(table(N=giant_with_bracelet())).pass_priority()

    assert play.decision.chooser == "N"
    assert GIANT not in play.options


def test_the_ability_is_not_activated_while_something_is_on_the_stack():
    side = giant_with_bracelet()._replace(hand=["Shock"])
    play = Play(table(A=side)).use("Shock", "N")

    assert GIANT not in play.options


def test_equipping_moves_the_equipment_and_what_it_grants():
    side = giant_with_bracelet("Grizzly Bears")
    play = Play(table(A=side)).use(BRACELET, "Grizzly Bears").resolve()

    assert power(play.state, play.permanent("Grizzly Bears")) == 3
    assert power(play.state, play.permanent(GIANT)) == 3
    assert "Grizzly Bears" in play.options
    assert GIANT not in play.options
    assert [event.card for event in play.happened(Activated)] == [BRACELET]


def test_equipment_that_is_gone_is_not_attached():
    hook = Card(
        name="Hook",
        types=(CardType.ARTIFACT,),
        abilities=(
            Ability(
                activated=Activation(
                    cost=(SacrificeThis(),), target=TargetKind.CREATURE
                ),
                do=(Attach(),),
            ),
        ),
    )
    play = Play(table(A=Side([hook, GIANT]))).use("Hook", GIANT).resolve()

    assert play.graveyard("A") == ["Hook"]
    assert all(each.attached_to is None for each in play.state.objects)


def test_equipment_stays_when_its_creature_is_gone_and_can_equip_another():
    side = giant_with_bracelet("Grizzly Bears")._replace(hand=["Fling"])
    play = Play(table(A=side)).use("Fling", "target:N", GIANT).resolve()
    assert play.life("N") == 16

    play.use(BRACELET, "Grizzly Bears").resolve()

    assert power(play.state, play.permanent("Grizzly Bears")) == 3


def test_a_cost_that_depends_on_power_is_not_asked_for_several_times():
    part = PayMana(cost=parse_mana_cost("{15}"), less="power")

    with pytest.raises(ValueError, match="several times"):
        scaled(part, 2)


def test_an_ability_of_its_own_exiles_the_permanent_itself():
    bauble = Card(
        name="Bauble",
        types=(CardType.ARTIFACT,),
        abilities=(
            Ability(activated=Activation(cost=(ExileGranter(),)), do=(GainLife(1),)),
        ),
    )
    play = Play(table(A=Side([bauble]))).use("Bauble").resolve()

    assert play.in_zone("A", Zone.EXILE) == ["Bauble"]
    assert play.life("A") == 21
