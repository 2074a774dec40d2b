"""Control of a player during their next turn: when it begins, how far it reaches, when it
ends (CR 723.1)."""

from __future__ import annotations

import pytest

from quizapp.rules.game import Assumptions, Game
from quizapp.rules.nouns.control import ControlSpan
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.turn import STEPS
from quizapp.rules.procedures.deciding import decider
from quizapp.rules.rulebook import Rulebook
from tests.support.playing import Play
from tests.support.tables import On, Side, controlled, table

WAITING = [controlled("N", by="A", next_turn=True)]


def test_control_waits_until_the_next_turn_of_the_player_begins():
    play = Play(table(step="postcombat main", controls=WAITING)).pass_priority()
    assert play.asks == ("priority", "N", "N")

    play.to("end").pass_priority()

    assert play.asks == ("priority", "N", "N")
    assert play.state.controls[0].span is ControlSpan.NEXT_TURN


def test_control_works_from_the_beginning_of_the_turn_to_its_end():
    play = Play(table(step="end", controls=WAITING)).pass_priority(2)

    deciders = {}
    while play.state.turn.number == 2:
        if play.decision.chooser == "N":
            deciders[play.step[1]] = play.decision.decider
        play.take(play.keys[0])

    assert set(deciders.values()) == {"A"}
    assert {"upkeep", "draw", "declare attackers", "end"} <= set(deciders)


@pytest.mark.parametrize("step", STEPS)
def test_control_works_in_every_step_with_or_without_priority(step):
    state = table(step=step.value, controls=[controlled("A", by="N")])
    game = Game(state, Rulebook(), Assumptions())

    assert decider(game, Player("A"), "anything") == "N"
    assert decider(game, Player("N"), "anything") == "N"


def test_control_covers_the_cleanup_step():
    state = table(step="end", N=Side(hand=["Shock"] * 8), controls=WAITING)
    play = Play(state).to("end", of="N").pass_priority(2)

    assert play.step == ("N", "cleanup")
    assert play.asks == ("discard", "N", "A")


def test_control_ends_as_the_next_turn_begins():
    play = Play(table(step="end", controls=WAITING))
    play.to("upkeep", of="N").to("upkeep", of="A")

    assert play.state.controls == ()
    play.pass_priority()
    assert play.asks == ("priority", "N", "N")


def test_control_is_used_for_one_turn_alone():
    play = Play(table(step="end", controls=WAITING))
    play.to("upkeep", of="N").to("upkeep", of="A").to("upkeep", of="N")

    assert play.asks == ("priority", "N", "N")


def test_control_waits_through_turns_of_other_players():
    state = table(turn="A", step="end", C=Side(), controls=WAITING)
    play = Play(state).to("upkeep", of="C")
    assert play.state.controls == tuple(WAITING)

    play.to("upkeep", of="N")

    assert play.asks == ("priority", "N", "A")


def test_control_made_in_a_players_own_turn_waits_for_their_following_turn():
    state = table(A=Side(hand=["Worst Fears"]))
    play = Play(state).use("Worst Fears", "A").resolve()
    assert play.asks == ("priority", "A", "A")

    play.to("upkeep", of="N")

    assert [each.span for each in play.state.controls] == [ControlSpan.NEXT_TURN]


@pytest.mark.parametrize(
    ("name", "ability"), [("Worst Fears", 0), ("Mindslaver", 0), ("Sorin Markov", 2)]
)
def test_every_card_that_controls_a_turn_makes_the_same_effect(name, ability):
    sorin = On("Sorin Markov", counters=(("loyalty", 7),))
    side = Side(hand=["Worst Fears"], field=["Mindslaver", sorin])
    play = Play(table(A=side)).use(name, "target:N", ability=ability).resolve()

    (control,) = play.state.controls
    assert (control.subject, control.by, control.source) == ("N", "A", name)
    assert play.to("upkeep", of="N").asks == ("priority", "N", "A")


def test_an_activation_alone_controls_nobody():
    play = Play(table(A=Side(field=["Mindslaver"]))).use("Mindslaver", "target:N")

    assert play.state.controls == ()


def test_a_controlled_player_stays_the_active_player():
    play = Play(table(step="end", controls=WAITING)).to("upkeep", of="N")

    assert play.state.turn.active == "N"
    assert play.decision.chooser == "N"


def test_the_steps_of_a_controlled_turn_are_the_usual_ones():
    play = Play(table(step="end", controls=WAITING)).to("upkeep", of="N")
    seen = {play.step[1]}
    while play.step[0] == "N":
        play.take(play.keys[0])
        seen.add(play.step[1])

    assert seen == {step.value for step in STEPS} - {"untap", "cleanup"}
