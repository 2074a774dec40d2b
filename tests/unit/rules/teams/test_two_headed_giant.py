"""Two-Headed Giant: teams take turns, have priority and are controlled together (CR 805)."""

from __future__ import annotations

import pytest
from msgspec import structs

from quizapp.rules.nouns.events import Drew, TriggerPlaced
from quizapp.rules.nouns.lasting import ExtraTurn, SkipStep, SkipTurn
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.turn import Step
from tests.support.fighting import Fight
from tests.support.playing import Play
from tests.support.tables import On, Side, controlled
from tests.support.teams import teams

A, N, N2 = Player("A"), Player("N"), Player("N2")


def test_each_team_takes_a_turn_with_the_primary_player_active():
    play = Play(teams("end"))

    assert play.to("upkeep").step == ("N", "upkeep")
    assert play.to("end").to("upkeep").step == ("A", "upkeep")


def test_each_head_of_the_active_team_draws():
    play = Play(teams("upkeep")).to("draw")

    assert [each.by for each in play.happened(Drew)] == ["A", "A2"]


def test_each_head_untaps_plays_a_land_and_discards():
    sides = {
        "N2": Side(
            field=[On("Island", tapped=True)],
            hand=["Forest", *["Shock"] * 8],
        )
    }
    play = Play(teams("end", **sides)).to("precombat main", of="N")
    assert not play.permanent("Island").tapped

    play.use("Forest", by="N2")
    assert play.field("N2") == ["Forest", "Island"]
    assert play.to_decision("discard").asks == ("discard", "N2", "N2")


def test_a_team_may_act_with_either_head_and_passes_only_with_both():
    play = Play(teams(A2=Side(hand=["Shock"])))
    order = []
    for _ in range(4):
        order.append(play.asks[1])
        play.pass_priority()

    assert order == ["A", "A2", "N", "N2"]


def test_the_team_has_priority_again_after_one_of_its_heads_has_acted():
    play = Play(teams("upkeep", A2=Side(hand=["Shock"])))

    assert play.use("Shock", "target:N", by="A2").asks[1] == "A"


def test_a_teammate_is_no_opponent():
    play = Play(teams(A=Side(hand=["Word of Command"])))

    assert play.use("Word of Command").options == ["target:N", "target:N2"]


@pytest.mark.parametrize("head", ["N", "N2"])
def test_control_of_one_head_is_control_of_the_team(head):
    """CR 805.8."""
    state = teams("end", controls=[controlled(head, by="A", next_turn=True)])
    play = Play(state).to("upkeep", of="N")

    assert play.asks == ("priority", "N", "A")
    assert play.pass_priority().asks == ("priority", "N2", "A")
    assert play.to("end").to("upkeep").asks == ("priority", "A", "A")


def test_a_head_who_controls_a_teammate_still_decides_for_themself():
    play = Play(teams(controls=[controlled("A", by="A2")]))

    assert play.asks == ("priority", "A", "A2")
    assert play.pass_priority().asks == ("priority", "A2", "A2")
    told = {step.says for step in play.steps if step.rule == "control.of-self"}
    assert told == {(("player", "A2"),)}


def test_a_skipped_turn_of_one_head_is_skipped_by_the_team():
    skip = SkipTurn(source="x", stamp=1, player=N2)
    play = Play(structs.replace(teams("end"), lasting=(skip,)))

    assert play.to("upkeep").step == ("A", "upkeep")


def test_a_skipped_step_of_one_head_is_skipped_by_the_team():
    """CR 805.8."""
    skip = SkipStep(source="x", stamp=1, player=Player("A2"), step=Step.DRAW)
    play = Play(structs.replace(teams("upkeep"), lasting=(skip,)))

    assert play.to("precombat main").happened(Drew) == []


def test_an_extra_turn_of_one_head_is_taken_by_the_team():
    extra = ExtraTurn(source="x", stamp=1, player=N2, following=N2)
    play = Play(structs.replace(teams("end"), lasting=(extra,)))

    assert play.to("upkeep").step == ("N", "upkeep")
    assert play.to("end").to("upkeep").step == ("N", "upkeep")


def test_an_ability_for_each_players_upkeep_triggers_once_for_each_head():
    """CR 805.4d."""
    play = Play(teams("upkeep", N=Side(field=["Copper Tablet"])))

    assert len(play.happened(TriggerPlaced)) == 0
    assert play.asks[0] == "order"
    play.take(play.keys[0]).resolve().resolve()
    assert play.life("A") == play.life("A2") == 28


def test_the_members_of_a_team_place_their_triggered_abilities_together():
    """CR 805.7."""
    sides = {"A": Side(field=["Copper Tablet"]), "A2": Side(field=["Copper Tablet"])}
    play = Play(teams("upkeep", **sides))

    assert play.asks == ("order", "A", "A")
    assert len(play.keys) == 4
    play.take(play.keys[-1])
    assert [each.by for each in play.happened(TriggerPlaced)] == ["A2"]


def test_an_ability_of_one_head_alone_is_placed_without_a_choice():
    play = Play(teams("upkeep", A2=Side(field=["Phyrexian Soulgorger"])))

    assert play.asks[0] == "priority"
    assert [each.by for each in play.happened(TriggerPlaced)] == ["A2"]


def test_the_primary_player_has_the_last_word_about_attackers():
    """CR 805.2."""
    sides = {"A": Side(field=["Hill Giant"]), "A2": Side(field=["Bronze Sable"])}
    play = Fight(teams("beginning of combat", **sides))
    play.to_decision("attackers")

    assert play.asks == ("attackers", "A", "A")
    assert "Hill Giant+Bronze Sable" in play.options
