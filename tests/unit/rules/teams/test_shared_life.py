"""The life total of a team: changes reach it, and costs and effects look at it (CR 810.9)."""

from __future__ import annotations

import pytest

from quizapp.rules.instructions.life import LoseLife
from quizapp.rules.nouns.events import Drew
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.scope import Scope, Who
from quizapp.rules.proof.quantities.standing import LifeTotal
from tests.support.playing import Play
from tests.support.tables import On, Side, table
from tests.support.teams import teams

CHANDRA = On("Chandra, Pyrogenius", counters=(("loyalty", 5),))
SORIN = On("Sorin Markov", counters=(("loyalty", 4),))


def totals(play: Play) -> list[int]:
    """Return the life total of each player, A and A2 first."""
    return [play.life(each) for each in ("A", "A2", "N", "N2")]


@pytest.mark.parametrize("head", ["N", "N2"])
def test_damage_to_either_head_lowers_the_total_of_the_team(head):
    play = Play(teams(A=Side(hand=["Shock"])))

    play.use("Shock", f"target:{head}").resolve()

    assert totals(play) == [30, 30, 28, 28]


def test_life_that_one_head_gains_raises_the_total_of_the_team():
    play = Play(teams(A2=Side(hand=["Sacred Nectar"])))

    play.use("Sacred Nectar", by="A2").resolve()

    assert totals(play) == [34, 34, 30, 30]


def test_damage_to_each_player_is_dealt_twice_to_a_team():
    """The example of CR 810.9."""
    play = Play(teams(A=Side(hand=["Flame Rift"])))

    play.use("Flame Rift").resolve()

    assert totals(play) == [22, 22, 22, 22]


def test_damage_to_each_player_is_dealt_once_where_nobody_has_a_team():
    play = Play(table(A=Side(hand=["Flame Rift"]), N=Side()))

    play.use("Flame Rift").resolve()

    assert (play.life("A"), play.life("N")) == (16, 16)


def test_damage_to_each_opponent_spares_the_teammate():
    play = Play(teams(A=Side(field=[CHANDRA])))

    play.use("Chandra, Pyrogenius").resolve()

    assert totals(play) == [30, 30, 26, 26]


def test_a_life_total_that_becomes_a_number_is_that_of_the_team():
    """The example of CR 810.9c."""
    play = Play(teams(life=25, A=Side(field=[SORIN])))

    play.use("Sorin Markov", "target:N2", ability=1).resolve()

    assert totals(play) == [25, 25, 10, 10]


@pytest.mark.parametrize("life", [8, 24])
def test_a_life_total_may_rise_or_fall_to_the_number_that_it_becomes(life):
    play = Play(teams(life=life, A2=Side(hand=["Blessed Wind"])))

    play.use("Blessed Wind", "target:A", by="A2").resolve()

    assert totals(play) == [20, 20, life, life]


@pytest.mark.parametrize(("life", "left"), [(11, 5), (1, 0), (30, 15)])
def test_half_of_the_life_of_a_head_is_half_of_the_total_rounded_up(life, left):
    """As in the example of CR 810.9a."""
    play = Play(teams(life=life, A2=Side(hand=["Infernal Contract"])))

    play.use("Infernal Contract", by="A2").resolve()

    assert play.life("A") == play.life("A2") == left
    assert len(play.happened(Drew)) == 4


def test_life_that_one_head_pays_is_paid_by_the_team():
    play = Play(teams(life=5, A2=Side(field=["Greed"])))

    play.use("Greed", by="A2").resolve().use("Greed", by="A2").resolve()

    assert totals(play) == [1, 1, 5, 5]


@pytest.mark.parametrize(("life", "offered"), [(2, True), (1, False)])
def test_no_more_life_can_be_paid_than_the_team_has(life, offered):
    """CR 119.4, 810.9a."""
    play = Play(teams(life=life, A=Side(field=["Greed"])))

    assert any(key.startswith("activate") for key in play.keys) is offered


def test_the_life_total_of_either_head_can_be_asked_for():
    play = Play(teams(life=12, A=Side(hand=["Shock"])))
    play.use("Shock", "target:N").resolve()

    assert [LifeTotal(of=each).amount(play.state) for each in ("A", "N", "N2")] == [
        12,
        10,
        10,
    ]


def test_a_target_that_is_gone_loses_no_life():
    scope = Scope(object_id=0, source=0, you=Player("A"))
    play = Play(teams(A=Side(hand=["Shock"])))

    play.step_in(lambda game: LoseLife(amount=2, who=Who.TARGET).perform(game, scope))
    assert totals(play) == [30] * 4
    play.step_in(lambda game: LoseLife(amount=2).perform(game, scope))
    assert totals(play) == [28, 28, 30, 30]


def test_losing_life_needs_one_amount():
    assert LoseLife(amount=2).amount == 2
    for wrong in ({}, {"amount": 2, "half": "rounded_up"}):
        with pytest.raises(ValueError, match="either"):
            LoseLife(**wrong)
