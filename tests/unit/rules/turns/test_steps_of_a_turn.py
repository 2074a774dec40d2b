"""A turn: its steps, who is active, and what the game does without being asked."""

from __future__ import annotations

import pytest

from quizapp.rules.nouns.events import StepBegan, TurnBegan
from quizapp.rules.nouns.objects import Player
from quizapp.rules.play.engine import Engine, Horizon
from quizapp.rules.refusal import RefusalError
from quizapp.rules.rulebook import Rulebook
from tests.support.playing import Play
from tests.support.tables import On, Side, table


def steps_with_priority(play: Play, turns: int) -> list[tuple[str, str]]:
    seen = [play.step]
    while play.state.turn.number <= turns:
        play.take(play.keys[0])
        if play.decision.kind == "priority" and play.step != seen[-1]:
            seen.append(play.step)
    return seen


def test_every_step_but_untap_and_cleanup_gives_priority_in_the_order_of_the_turn():
    play = Play(table(step="untap"))

    assert steps_with_priority(play, 1) == [
        ("A", "upkeep"),
        ("A", "draw"),
        ("A", "precombat main"),
        ("A", "beginning of combat"),
        ("A", "declare attackers"),
        ("A", "end of combat"),
        ("A", "postcombat main"),
        ("A", "end"),
        ("N", "upkeep"),
    ]


def test_players_take_turns_one_after_the_other():
    play = Play(table(step="end"))
    steps_with_priority(play, 3)

    began = play.happened(TurnBegan)
    assert [each.active for each in began] == ["N", "A", "N"]
    assert [each.number for each in began] == [2, 3, 4]


def test_three_players_take_turns_in_the_order_of_the_table():
    play = Play(table(turn="N", step="end", C=Side(), N=Side()))
    assert play.state.roles == ("N", "A", "C")

    steps_with_priority(play, 2)

    assert [each.active for each in play.happened(TurnBegan)] == ["A", "C"]


def test_a_step_that_begins_is_remembered():
    play = Play(table(step="draw"))

    assert play.happened(StepBegan) == [StepBegan(step="draw", active=Player("A"))]


def test_the_untap_step_untaps_the_permanents_of_the_active_player_alone():
    sides = {
        role: Side(field=[On("Forest", tapped=True), On("Hill Giant", tapped=True)])
        for role in "AN"
    }
    play = Play(table(step="untap", **sides))

    tapped = {each.controller for each in play.state.objects if each.tapped}
    assert tapped == {"N"}


def test_the_draw_step_has_the_active_player_draw_one_card():
    play = Play(table(step="upkeep"))
    play.to("draw")

    assert len(play.hand("A")) == 1
    assert play.hand("N") == []


def test_a_player_may_not_refuse_the_draw_of_the_draw_step():
    play = Play(table(step="upkeep"))

    play.pass_priority(2)

    assert play.step == ("A", "draw")
    assert play.asks == ("priority", "A", "A")


def test_looking_ahead_ends_with_the_turn_of_the_horizon():
    engine = Engine(Rulebook(), Play(table()).engine.assumptions, Horizon(1))
    here = engine.advance(table(step="end"))
    while here.decision is not None:
        here = engine.apply(here.state, "pass")

    assert here.state.turn.number == 2


@pytest.mark.parametrize(
    ("step", "passed"), [("", False), ("upkeep", False), ("draw", True)]
)
def test_looking_ahead_may_end_with_a_step_of_the_turn(step, passed):
    state = table(step="upkeep")

    assert Horizon(1, step).is_passed(state) is passed


def test_an_earlier_turn_is_never_beyond_the_horizon():
    assert not Horizon(2, "draw").is_passed(table(step="upkeep"))


def test_a_decision_cannot_be_taken_in_a_way_that_is_not_legal():
    play = Play(table())

    with pytest.raises(KeyError):
        play.engine.apply(play.state, "cast:7")


def test_taking_a_known_decision_is_the_same_as_applying_its_key():
    play = Play(table(A=Side(hand=["Shock"])))

    slow = play.engine.apply(play.state, play.keys[1])
    quick = play.engine.take(play.state, play.decision, play.keys[1])

    assert slow.state == quick.state
    assert slow.decision == quick.decision
    assert slow.steps == quick.steps


def test_a_game_that_never_comes_to_a_decision_is_refused(monkeypatch):
    monkeypatch.setattr("quizapp.rules.play.engine.MAXIMUM_FRAMES", 2)

    with pytest.raises(RefusalError, match="for ever"):
        Play(table(step="untap"))
