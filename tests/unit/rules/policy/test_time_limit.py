"""The time limit: the turns that are still played once time is called."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quizapp.rules.nouns.events import TurnBegan
from quizapp.rules.policy.conduct.time_limit import call_time
from tests.support.playing import Play
from tests.support.tables import Side, table


def turns_after(play: Play, granted: int = 0) -> list[str]:
    """List whose turns follow once time is called in the turn in progress."""
    play.step_in(lambda game: call_time(game, granted))
    while not play.is_over:
        play.take(play.keys[0])
    return [each.active for each in play.happened(TurnBegan)]


def test_five_turns_follow_the_one_in_which_time_is_called():
    play = Play(table())

    assert turns_after(play) == ["N", "A", "N", "A", "N"]
    assert [each.lost for each in play.state.players] == [False, False]


def test_three_turns_follow_where_teams_share_turns():
    state = table(A2=Side(), N2=Side())
    teams = {"A": "A", "A2": "A", "N": "N", "N2": "N"}
    players = tuple(replace(each, team=teams[each.player]) for each in state.players)

    assert turns_after(Play(replace(state, players=players))) == ["N", "A", "N"]


def test_turns_that_a_judge_granted_are_added():
    assert len(turns_after(Play(table()), granted=2)) == 7


def test_extra_turns_count_among_them():
    play = Play(table(A=Side(hand=["Time Walk"]))).use("Time Walk").resolve()

    assert turns_after(play) == ["A", "N", "A", "N", "A"]


@pytest.mark.parametrize("day", ["2016-07-22", "2026-02-27"])
def test_the_number_of_turns_is_cited(day):
    play = Play(table(), day=day).step_in(call_time)

    assert "mtr.end-of-match" in {step.rule for step in play.steps}


def test_without_time_being_called_turns_go_on():
    play = Play(table()).to("end", of="N").to("end", of="A").to("end", of="N")

    assert not play.is_over
