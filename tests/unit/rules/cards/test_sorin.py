"""Sorin Markov: three loyalty abilities, one a turn, when a sorcery could be cast."""

from __future__ import annotations

import pytest

from quizapp.rules.nouns.zones import Zone
from tests.support.playing import Play
from tests.support.tables import On, Side, controlled, table

SORIN = "Sorin Markov"


def sorin(loyalty: int = 4) -> On:
    return On(SORIN, counters=(("loyalty", loyalty),))


def abilities_offered(play: Play) -> list[str]:
    return [key.rpartition(":")[2] for key in play.keys if key.startswith("activate")]


def test_sorin_enters_with_four_loyalty():
    play = Play(table(A=Side(hand=[SORIN]))).use(SORIN).resolve()

    assert play.permanent(SORIN).count("loyalty") == 4


def test_a_planeswalker_can_be_used_in_the_turn_in_which_it_came():
    play = Play(table(A=Side(hand=[SORIN]))).use(SORIN).resolve()

    assert SORIN in play.options


def test_the_first_ability_deals_two_damage_and_gains_two_life():
    play = Play(table(A=Side(field=[SORIN]), N=Side(field=["Silvercoat Lion"])))
    play.use(SORIN, "Silvercoat Lion")
    assert play.permanent(SORIN).count("loyalty") == 6

    play.resolve()

    assert play.graveyard("N") == ["Silvercoat Lion"]
    assert play.life("A") == 22


@pytest.mark.parametrize("life", [3, 10, 35])
def test_the_second_ability_sets_the_life_total_of_an_opponent_to_ten(life):
    play = Play(table(A=Side(field=[SORIN]), N=Side(life=life)))

    play.use(SORIN, ability=1).resolve()

    assert (play.life("A"), play.life("N")) == (20, 10)
    assert play.permanent(SORIN).count("loyalty") == 1


def test_the_second_ability_of_a_controlled_player_sets_the_controlling_players_life():
    state = table(A=Side(field=[SORIN]), controls=[controlled("A", by="N")])
    play = Play(state).use(SORIN, ability=1).resolve()

    assert (play.life("A"), play.life("N")) == (20, 10)


def test_the_third_ability_controls_the_next_turn_although_sorin_is_gone():
    play = Play(table(A=Side(field=[sorin(7)]))).use(SORIN, "target:N", ability=2)
    assert play.graveyard("A") == [SORIN]

    play.resolve()

    assert play.to("upkeep", of="N").asks == ("priority", "N", "A")


def test_the_third_ability_may_target_its_own_controller():
    play = Play(table(A=Side(field=[sorin(7)]))).use(SORIN, ability=2)

    assert play.options == ["target:A", "target:N"]


@pytest.mark.parametrize(
    ("loyalty", "offered"),
    [(2, ["0"]), (3, ["0", "1"]), (6, ["0", "1"]), (7, ["0", "1", "2"])],
)
def test_loyalty_that_is_not_there_cannot_be_paid(loyalty, offered):
    play = Play(table(A=Side(field=[sorin(loyalty)])))

    assert abilities_offered(play) == offered


def test_only_one_loyalty_ability_of_a_permanent_may_be_activated_in_a_turn():
    play = Play(table(A=Side(field=[sorin(7)]))).use(SORIN, "target:N").resolve()
    assert abilities_offered(play) == []

    play.to("precombat main", of="N").to("precombat main", of="A")

    assert abilities_offered(play) == ["0", "1", "2"]


@pytest.mark.parametrize(
    ("turn", "step"), [("A", "upkeep"), ("A", "end"), ("N", "precombat main")]
)
def test_loyalty_abilities_keep_the_timing_of_a_sorcery(turn, step):
    play = Play(table(turn=turn, step=step, A=Side(field=[SORIN])))
    if turn == "N":
        play.pass_priority()

    assert play.options == ["pass"]


def test_loyalty_abilities_need_an_empty_stack():
    play = Play(table(A=Side(field=[SORIN], hand=["Shock"]))).use("Shock", "target:N")

    assert play.options == ["pass"]


def test_an_ability_whose_target_is_gone_gains_no_life():
    play = Play(
        table(A=Side(field=[SORIN], hand=["Shock"]), N=Side(field=["Silvercoat Lion"]))
    )
    play.use(SORIN, "Silvercoat Lion").use("Shock", "Silvercoat Lion")
    play.resolve().resolve()

    assert play.life("A") == 20
    assert play.state.in_zone(Zone.STACK) == ()
