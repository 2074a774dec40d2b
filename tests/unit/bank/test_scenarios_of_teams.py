"""Scenarios of teams and of several turns: what cannot be is refused with a reason."""

from __future__ import annotations

import pytest

from quizapp.bank.family.family import HorizonSpec
from quizapp.bank.family.scenario import Scenario, Side, TurnSpec
from quizapp.rules.nouns.turn import Step

SEATS = ("A", "A2", "N", "N2")
TEAMS = (("A", "A2"), ("N", "N2"))


def scenario(players=SEATS, teams=TEAMS, of="A", **sides):
    turn = TurnSpec(of=of, step=Step.UPKEEP)
    return Scenario(players=players, teams=teams, turn=turn, **sides)


def test_a_team_is_named_by_its_primary_player():
    assert [scenario().team_of(each) for each in SEATS] == ["A", "A", "N", "N"]
    assert scenario(teams=()).team_of("A") == ""


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"teams": (("A", "A2"), ("N", "A"))}, "exactly one team"),
        ({"players": ("A", "N", "A2", "N2")}, "next to each other"),
        ({"of": "A2"}, "primary player"),
        ({"side_a": Side(life=30)}, "share one life total"),
    ],
)
def test_teams_that_cannot_be_are_refused(wrong, reason):
    with pytest.raises(ValueError, match=reason):
        scenario(**wrong)


def test_a_horizon_of_several_turns_does_not_end_with_a_step():
    with pytest.raises(ValueError, match="several turns"):
        HorizonSpec(end_of="step", turns=1)
