"""Only the player is controlled: objects, options and tournament choices stay as they are."""

from __future__ import annotations

import pytest

from quizapp.rules.game import Game
from quizapp.rules.nouns.objects import Player
from quizapp.rules.procedures.deciding import tournament_decider
from tests.support.playing import Play
from tests.support.tables import Side, controlled, table

SIDES = {
    "A": Side(
        hand=["Hill Giant", "Shock", "Demonic Appetite", "Fling"],
        field=["Silvercoat Lion", "Grizzly Bears", "Mindslaver", "Flooded Strand"],
        library={"Plains": 2, "Island": 1, "Hill Giant": 1, "others": 9},
    ),
    "N": Side(hand=["Shock"], field=["Walking Corpse", "Sorin Markov"]),
}
CONTROL = [controlled("A", by="N")]


def owners_and_controllers(play: Play) -> list[tuple[object, ...]]:
    return [(each.name, each.owner, each.controller) for each in play.state.objects]


@pytest.mark.parametrize(
    "acts",
    [
        [("Hill Giant",)],
        [("Shock", "Walking Corpse")],
        [("Demonic Appetite", "Grizzly Bears"), ("Shock", "target:N")],
        [("Fling", "target:N", "Grizzly Bears")],
        [("Mindslaver", "target:N")],
        [("Flooded Strand",)],
    ],
    ids=str,
)
def test_objects_have_the_same_owner_and_controller_with_and_without_control(acts):
    free = Play(table(**SIDES))
    ruled = Play(table(**SIDES, controls=CONTROL))
    for play in (free, ruled):
        for name, *choices in acts:
            play.use(name, *choices).resolve()

    assert owners_and_controllers(free) == owners_and_controllers(ruled)
    assert free.decision.options == ruled.decision.options
    assert (free.decision.decider, ruled.decision.decider) == ("A", "N")


def test_a_creature_cast_under_control_enters_under_the_controlled_players_control():
    play = Play(table(**SIDES, controls=CONTROL)).use("Hill Giant").resolve()

    assert "Hill Giant" in play.field("A")


def test_you_on_a_controlled_players_card_is_still_that_player():
    play = Play(
        table(A=Side(field=["Sorin Markov"]), controls=[controlled("A", by="N")])
    )
    play.use("Sorin Markov", "target:N", ability=0).resolve()

    assert (play.life("A"), play.life("N")) == (22, 18)


def test_the_controlling_player_still_decides_for_themselves():
    play = Play(table(**SIDES, controls=CONTROL)).pass_priority()

    assert play.asks == ("priority", "N", "N")
    assert play.options == ["pass", "Shock"]


@pytest.mark.parametrize("player", ["A", "N"])
def test_tournament_decisions_stay_with_the_person(player):
    play = Play(table(**SIDES, controls=CONTROL))
    game = Game(play.state, play.rulebook, play.engine.assumptions)

    assert tournament_decider(game, Player(player)) == player


def test_that_a_controlled_person_decides_a_tournament_matter_is_given_a_reason():
    play = Play(table(**SIDES, controls=CONTROL))
    game = Game(play.state, play.rulebook, play.engine.assumptions)

    tournament_decider(game, Player("A"))

    assert game.steps[-1].rule == "control.not-tournament"
