"""Choices of combat that an effect gives to another player (CR 101.1, 723.5)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quizapp.rules.nouns.lasting import MovedChoice
from tests.support.fighting import Fight, attack
from tests.support.playing import Play
from tests.support.tables import Side, controlled, table

WARCRAFT = "Master Warcraft"
GIANT, BEARS = "Hill Giant", "Grizzly Bears"


def warcraft(*casters: str, controls=(), step="precombat main", **fields) -> Play:
    sides = {
        role: Side(
            fields.get(role.lower(), ()),
            hand=[WARCRAFT] * (role in casters),
        )
        for role in ("A", "N", "O")
    }
    play = Fight(table(step=step, controls=controls, **sides))
    for caster in casters:
        play.use(WARCRAFT, by=caster).resolve()
    return play


def test_its_caster_chooses_the_attackers_of_the_active_player():
    play = warcraft("O", a=[GIANT], n=["Sorin Markov"]).to_decision("attackers")
    assert play.asks == ("attackers", "O", "O")

    assert play.take(GIANT).asks == ("attacked", "A", "A")


def test_control_of_the_active_player_does_not_bring_the_choice_back():
    control = [controlled("A", by="N")]
    play = warcraft("O", controls=control, a=[GIANT]).to_decision("attackers")
    assert play.asks == ("attackers", "O", "O")

    assert play.take(GIANT).asks == ("attacked", "A", "N")


def test_control_of_the_caster_is_applied_after_the_choice_is_moved():
    control = [controlled("O", by="N")]
    play = warcraft("O", controls=control, a=[GIANT]).to_decision("attackers")

    assert play.asks == ("attackers", "O", "N")


def test_its_caster_chooses_the_blocks_as_well():
    play = attack(warcraft("O", a=[GIANT], n=[BEARS]), GIANT, whom="N")

    assert play.to_decision("blockers").asks == ("blockers", "O", "O")


def test_the_one_that_resolved_last_applies():
    play = warcraft("O", "N", a=[GIANT]).to_decision("attackers")

    assert play.asks == ("attackers", "N", "N")


@pytest.mark.parametrize(
    "step", ["declare attackers", "end of combat", "postcombat main"]
)
def test_it_can_be_cast_only_before_attackers_are_declared(step):
    side = Side([GIANT], hand=[WARCRAFT])
    assert WARCRAFT in Play(table(step="beginning of combat", A=side)).options

    assert WARCRAFT not in Play(table(step=step, A=side)).options


def test_the_effect_ends_with_the_turn():
    play = warcraft("A", a=[GIANT]).to("upkeep", of="N")

    assert not any(isinstance(e, MovedChoice) for e in play.state.lasting)


def test_a_caster_who_has_left_the_game_chooses_nothing():
    play = warcraft("O", a=[GIANT])
    gone = tuple(replace(each, lost=each.player == "O") for each in play.state.players)
    state = replace(play.state, players=gone)
    left = Fight(state).to_decision("attackers")

    assert left.asks == ("attackers", "A", "A")
