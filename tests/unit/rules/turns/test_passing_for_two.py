"""Priority of a player who decides for two: each seat passes for itself (CR 723.8)."""

from __future__ import annotations

from tests.support.playing import Play
from tests.support.tables import Side, controlled, table

CONTROL = [controlled("A", by="N")]


def test_the_deciding_player_gets_priority_in_their_own_seat_as_well():
    play = Play(table(N=Side(hand=["Shock"]), controls=CONTROL))
    assert play.asks == ("priority", "A", "N")

    assert play.pass_priority().asks == ("priority", "N", "N")
    assert "Shock" in play.options


def test_a_seat_is_passed_for_even_if_its_player_could_do_nothing():
    play = Play(table(controls=CONTROL)).pass_priority()

    assert play.asks == ("priority", "N", "N")
    assert "control.own-choices" not in {step.rule for step in play.steps}


def test_the_step_ends_once_both_seats_have_passed():
    play = Play(table(N=Side(hand=["Shock"]), controls=CONTROL)).pass_priority(2)

    assert play.step == ("A", "beginning of combat")
    assert "control.own-choices" in {step.rule for step in play.steps}
