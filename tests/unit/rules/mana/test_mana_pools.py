"""Mana pools: mana goes to the player whose ability made it, and is lost with the step."""

from __future__ import annotations

import pytest

from quizapp.rules.nouns.events import ManaAdded, ManaSpent
from tests.support.playing import Play
from tests.support.shown_mana import lands, pool
from tests.support.tables import Side, controlled, table

CONTROL = [controlled("A", by="N")]


def test_mana_goes_into_the_pool_of_the_player_whose_land_made_it():
    play = Play(table(A=lands("Forest"), N=lands(), controls=CONTROL)).use("Forest")

    assert (pool(play, "A"), pool(play, "N")) == ("G", "")
    assert play.happened(ManaAdded) == [ManaAdded(to="A", mana=("G",), source="Forest")]


def test_the_controlling_player_decides_about_mana_abilities_of_the_controlled_one():
    play = Play(table(A=lands("Forest"), controls=CONTROL))

    assert play.asks == ("priority", "A", "N")
    assert "Forest" in play.options


def test_mana_of_the_controlled_player_pays_for_that_players_spells_alone():
    sides = {"A": lands("Mountain", hand=["Shock"]), "N": lands(hand=["Shock"])}
    play = Play(table(**sides, controls=CONTROL)).use("Mountain")

    assert "Shock" in play.options
    assert "Shock" not in play.pass_priority().options


def test_mana_in_the_pool_is_spent_on_the_spell():
    play = Play(table(A=lands("Mountain", hand=["Shock"]))).use("Mountain")

    play.use("Shock", "N")

    assert pool(play) == ""
    assert play.stack() == ["Shock"]
    assert play.happened(ManaSpent) == [ManaSpent(by="A", on="Shock", source_owner="A")]


def test_a_player_may_pay_from_the_pool_or_with_other_lands():
    side = lands("Forest", "Forest", "Swamp", hand=["Grizzly Bears"])
    play = Play(table(A=side)).use("Forest").use("Grizzly Bears")

    assert play.options == ["{G}+Forest", "{G}+Swamp", "Forest+Swamp"]
    assert pool(play.take("{G}+Swamp")) == ""


@pytest.mark.parametrize(
    ("step", "following"),
    [("upkeep", "draw"), ("precombat main", "beginning of combat"), ("end", "upkeep")],
)
def test_unspent_mana_is_lost_as_the_step_ends(step, following):
    play = Play(table(step=step, A=lands("Forest"))).use("Forest")
    assert pool(play) == "G"

    play.to(following)

    assert pool(play) == ""
    assert play.life("A") == 20


def test_a_mana_ability_does_not_use_the_stack():
    play = Play(table(A=lands("Forest"))).use("Forest")

    assert play.stack() == []
    assert play.asks == ("priority", "A", "A")
    assert play.permanent("Forest").tapped


def test_no_mana_needs_to_be_made_where_it_is_taken_for_granted():
    assert Play(table(A=Side(["Forest", "Llanowar Elves"]))).options == ["pass"]


def test_a_land_with_two_basic_types_makes_mana_of_one_of_them(dual_land):
    play = Play(table(A=lands(dual_land)))
    keys = [key for key in play.keys if key != "pass"]

    assert [pool(Play(table(A=lands(dual_land))).take(key)) for key in keys] == [
        "W",
        "B",
    ]
