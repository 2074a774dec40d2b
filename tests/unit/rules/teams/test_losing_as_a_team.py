"""Winning and losing as a team (CR 810.8)."""

from __future__ import annotations

import pytest

from quizapp.rules.nouns.objects import Player
from quizapp.rules.procedures.turns.leaving import leave_game
from tests.support.playing import Play
from tests.support.tables import Side
from tests.support.teams import teams


def lost(play: Play) -> list[str]:
    """List the players who have lost."""
    return [each.player for each in play.state.players if each.lost]


@pytest.mark.parametrize("head", ["N", "N2"])
def test_a_team_without_life_loses(head):
    play = Play(teams(life=2, A=Side(hand=["Shock"])))

    play.use("Shock", f"target:{head}").resolve()

    assert play.is_over
    assert lost(play) == ["N", "N2"]
    assert "team.no-life" in [step.rule for step in play.steps]


@pytest.mark.parametrize("head", ["A", "A2"])
def test_a_head_who_draws_from_an_empty_library_takes_the_team_along(head):
    """The example of CR 810.8a."""
    play = Play(teams("upkeep", **{head: Side(library={})}))

    while not play.is_over:
        play.pass_priority()

    assert lost(play) == ["A", "A2"]
    assert "team.loses" in [step.rule for step in play.steps]


def test_a_head_who_concedes_takes_the_team_along():
    """CR 810.8b."""
    play = Play(teams()).step_in(lambda game: leave_game(game, Player("N2")))

    assert play.is_over
    assert lost(play) == ["N", "N2"]


def test_both_teams_may_lose_at_once():
    play = Play(teams(life=8, A=Side(hand=["Flame Rift"])))

    play.use("Flame Rift").resolve()

    assert lost(play) == ["A", "A2", "N", "N2"]
