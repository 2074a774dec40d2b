"""Paying: with one's own resources alone, in full or not at all."""

from __future__ import annotations

import pytest

from quizapp.rules.cards.abilities import Ability, Activation
from quizapp.rules.cards.card import Card, CardType
from quizapp.rules.cards.costs import (
    PayLife,
    PayMana,
    SacrificeCreatures,
    TapThis,
    scaled,
)
from quizapp.rules.cards.mana import parse_mana_cost
from quizapp.rules.instructions.life import GainLife
from quizapp.rules.nouns.events import ManaSpent, Sacrificed
from quizapp.rules.refusal import OverBudgetError, RefusalError
from tests.support.playing import Play
from tests.support.tables import On, Side, controlled, table


def with_lands(*lands: str | On, hand: str = "Grizzly Bears") -> Side:
    return Side(hand=[hand], field=lands, mana="lands")


def test_a_spell_is_offered_when_the_lands_can_pay_for_it():
    assert "Grizzly Bears" in Play(table(A=with_lands("Forest", "Swamp"))).options


@pytest.mark.parametrize(
    "lands",
    [
        ["Forest"],
        ["Swamp", "Island"],
        ["Forest", On("Swamp", tapped=True)],
        ["Forest", "Flooded Strand"],
        ["Forest", "Bronze Sable"],
    ],
    ids=str,
)
def test_a_spell_is_not_offered_when_the_lands_cannot_pay_for_it(lands):
    assert "Grizzly Bears" not in Play(table(A=with_lands(*lands))).options


def test_paying_taps_exactly_the_lands_chosen():
    play = Play(table(A=with_lands("Forest", "Swamp", "Island"))).use("Grizzly Bears")
    assert play.asks == ("pay", "A", "A")
    assert play.options == ["Forest+Swamp", "Forest+Island"]

    play.take("Forest+Island")

    tapped = [each.name for each in play.state.objects if each.tapped]
    assert tapped == ["Forest", "Island"]
    assert {each.source_owner for each in play.happened(ManaSpent)} == {"A"}


def test_lands_of_the_same_name_are_one_way_to_pay():
    play = Play(table(A=with_lands("Forest", "Forest", "Forest")))

    play.use("Grizzly Bears")

    assert play.stack() == ["Grizzly Bears"]
    assert sum(each.tapped for each in play.state.objects) == 2


def test_coloured_symbols_need_lands_of_their_own():
    knight = Card(
        name="Gold", types=(CardType.INSTANT,), cost=parse_mana_cost("{B}{G}")
    )
    offered = {
        lands: "Gold"
        in Play(table(A=Side(hand=[knight], field=lands, mana="lands"))).options
        for lands in [("Forest", "Forest"), ("Forest", "Swamp"), ("Swamp", "Forest")]
    }

    assert offered == {
        ("Forest", "Forest"): False,
        ("Forest", "Swamp"): True,
        ("Swamp", "Forest"): True,
    }


def test_mana_that_the_scenario_grants_needs_no_lands():
    play = Play(table(A=Side(hand=["Hill Giant"]))).use("Hill Giant")

    assert play.stack() == ["Hill Giant"]
    assert play.happened(ManaSpent) == []


def test_the_controlling_player_cannot_pay_with_their_own_lands():
    state = table(
        A=with_lands("Forest"),
        N=Side(field=["Forest"] * 8),
        controls=[controlled("A", by="N")],
    )

    assert "Grizzly Bears" not in Play(state).options


def test_the_controlling_player_chooses_which_lands_of_the_other_player_pay():
    state = table(
        A=with_lands("Forest", "Swamp", "Island"), controls=[controlled("A", by="N")]
    )

    assert Play(state).use("Grizzly Bears").asks == ("pay", "A", "N")


def test_the_controlling_player_cannot_use_the_other_players_lands_for_themselves():
    state = table(
        A=Side(field=["Mountain"]),
        N=Side(hand=["Shock"], mana="lands"),
        controls=[controlled("A", by="N")],
    )
    play = Play(state).pass_priority()

    assert play.asks == ("priority", "N", "N")
    assert play.options == ["pass"]


def test_only_creatures_of_the_payer_can_be_sacrificed_to_a_cost():
    state = table(
        A=Side(hand=["Fling"], field=["Hill Giant", "Grizzly Bears", "Mindslaver"]),
        N=Side(field=["Silvercoat Lion"]),
        controls=[controlled("A", by="N")],
    )
    play = Play(state).use("Fling", "N")

    assert play.asks == ("sacrifice", "A", "N")
    assert play.options == ["Hill Giant", "Grizzly Bears"]
    play.take("Grizzly Bears")
    assert play.happened(Sacrificed) == [
        Sacrificed(card="Grizzly Bears", by="A", to="Fling", as_cost=True)
    ]


def test_life_is_paid_by_the_player_who_activates():
    state = table(A=Side(field=["Flooded Strand"]), controls=[controlled("A", by="N")])
    play = Play(state).use("Flooded Strand")

    assert (play.life("A"), play.life("N")) == (19, 20)
    assert ("cost.life", (("player", "A"), ("amount", 1))) in {
        (step.rule, step.says) for step in play.steps
    }


@pytest.mark.parametrize(("life", "possible"), [(1, False), (2, True), (3, True)])
def test_no_more_life_can_be_paid_than_there_is(life, possible):
    fountain = Card(
        name="Fountain",
        types=(CardType.ARTIFACT,),
        abilities=(
            Ability(activated=Activation(cost=(PayLife(amount=2),)), do=(GainLife(1),)),
        ),
    )
    play = Play(table(A=Side(field=[fountain], life=life)))

    assert ("Fountain" in play.options) is possible


def test_costs_that_together_cannot_be_paid_are_refused_and_not_taken_back():
    twice = Card(
        name="Twice",
        types=(CardType.INSTANT,),
        additional_cost=(SacrificeCreatures(1), SacrificeCreatures(1)),
    )
    play = Play(table(A=Side(hand=[twice], field=["Hill Giant"])))

    with pytest.raises(RefusalError, match="no legal option"):
        play.use("Twice")


def test_too_many_ways_to_pay_are_refused(monkeypatch):
    monkeypatch.setattr("quizapp.rules.procedures.mana.sources.MAXIMUM_WAYS_TO_PAY", 1)

    with pytest.raises(OverBudgetError, match="too many ways"):
        Play(table(A=with_lands("Forest", "Swamp", "Island")))


def test_a_cost_asked_for_three_times_is_three_times_as_large():
    mana = PayMana(cost=parse_mana_cost("{2}{B}"), lands_only=True)

    assert scaled(SacrificeCreatures(2), 3) == SacrificeCreatures(6)
    assert scaled(PayLife(2), 3) == PayLife(6)
    assert scaled(mana, 3) == PayMana(parse_mana_cost("{6}{B}{B}{B}"), lands_only=True)


def test_tapping_cannot_be_asked_for_several_times():
    with pytest.raises(ValueError, match="several times"):
        scaled(TapThis(), 2)
