"""Scenarios of teams and of several turns: what cannot be is refused with a reason."""

from __future__ import annotations

import pytest

from quizapp.bank.family.ask import Ask, Form
from quizapp.bank.family.family import Family, HorizonSpec
from quizapp.bank.family.scenario import Begin, Scenario, Side, TurnSpec
from quizapp.bank.staging.impossible import ImpossibleScenarioError
from quizapp.bank.staging.possible import refuse_the_impossible
from quizapp.bank.wording.speaker import Speaker
from quizapp.bank.wording.stem_words import say_situation
from quizapp.bank.wording.telling.sides import say_life, say_players
from quizapp.bank.wording.telling.told import Told
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.turn import Step
from quizapp.rules.proof.aspects.powers import Always
from quizapp.rules.proof.statements.standing import HasLife
from tests.support.tables import CATALOGUE

ALWAYS = Always(statement=HasLife(who=Player("A"), life=30))
SPEAKER = Speaker("en", {"A": "Amy", "A2": "Ada", "N": "Nina", "N2": "Nora"})
FAMILY = {
    "topics": ("multiplayer",),
    "level": 1,
    "complexity": 1,
    "ask": Ask(form=Form.ALL, claims=(ALWAYS,)),
}
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
        ({"players": ("A2", "A", "N", "N2")}, "first in turn order"),
        ({"of": "A2"}, "named by its primary player"),
        ({"players": ("A", "N"), "teams": (("A",), ("N",))}, "two teams of two"),
    ],
)
def test_teams_that_cannot_be_are_refused(wrong, reason):
    with pytest.raises(ValueError, match=reason):
        scenario(**wrong)


def test_the_life_of_a_team_is_told_for_any_of_its_heads():
    told = scenario(side_a2=Side(life=12))

    assert [told.life_of(each) for each in SEATS] == [12, 12, 30, 30]
    assert scenario(teams=()).life_of("A") == 20


def test_one_life_total_may_be_told_for_both_heads():
    twice = scenario(side_n=Side(life=7), side_n2=Side(life=7))
    family = Family(**FAMILY, scenario=twice)

    refuse_the_impossible(family, CATALOGUE)


def test_two_life_totals_of_one_team_are_refused_where_the_second_stands():
    twice = scenario(side_a=Side(life=30), side_a2=Side(life=20))
    family = Family(**FAMILY, scenario=twice)

    with pytest.raises(ImpossibleScenarioError, match="30 and 20") as refused:
        refuse_the_impossible(family, CATALOGUE)
    assert refused.value.path == ("scenario", "A2", "life")


def test_the_life_of_a_team_is_told_once_and_only_where_the_author_gives_it():
    told = scenario(side_n2=Side(life=7))

    assert [*say_players(told, SPEAKER)][1:] == [
        "The team of Nina and Nora is at 7 life."
    ]
    assert [*say_life(Player("N2"), told, SPEAKER)] == []


def test_the_turn_of_a_team_is_told_as_that_of_both_its_heads():
    begun = Begin(step=Step.DRAW, turn_of=Player("N"))
    family = Family(**FAMILY, scenario=scenario(), happens=(begun,))
    told = say_situation(family, Told(ways=(), resolving=""), SPEAKER)

    assert told[1:] == (
        "It is Amy’s and Ada’s upkeep.",
        "The game goes on to Nina’s and Nora’s draw step.",
    )


def test_a_horizon_of_several_turns_does_not_end_with_a_step():
    with pytest.raises(ValueError, match="several turns"):
        HorizonSpec(end_of="step", turns=1)
