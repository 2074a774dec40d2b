"""Consecrated Sphinx: an opponent's draw lets its controller draw two cards."""

from __future__ import annotations

from tests.support.playing import Play
from tests.support.tables import Side, controlled, table

SPHINX = "Consecrated Sphinx"


def draw_step(**more: object) -> Play:
    sides = {"A": Side(), "N": Side(field=[SPHINX])}
    return Play(table(step="draw", **sides, **more))


def test_its_controller_may_draw_two_cards_when_an_opponent_draws():
    play = draw_step()
    assert play.stack() == [SPHINX]

    play.resolve()
    assert play.asks == ("may", "N", "N")
    play.take(play.keys[0])

    assert len(play.hand("N")) == 2
    assert len(play.hand("A")) == 1


def test_its_controller_may_decline():
    play = draw_step().resolve()
    play.take(play.keys[-1])

    assert play.hand("N") == []


def test_nobody_says_of_a_draw_that_was_chosen_that_the_card_has_no_may():
    play = draw_step().resolve()
    play.take(play.keys[0])

    assert len(play.hand("N")) == 2
    assert not [step for step in play.steps if step.point == "instruction_is_mandatory"]


def test_it_triggers_once_for_each_card():
    side = Side(hand=["Meditate"])
    play = Play(table(A=side, N=Side(field=[SPHINX]))).use("Meditate").resolve()

    if play.decision.kind == "order":
        play.take(play.keys[0])
    while play.decision.kind == "order":
        play.take(play.keys[0])
    assert play.stack() == [SPHINX] * 4


def test_its_controllers_own_draws_do_not_make_it_trigger():
    play = Play(table(step="draw", A=Side(field=[SPHINX])))

    assert play.stack() == []


def test_whoever_decides_for_its_controller_decides_about_the_draw():
    play = draw_step(controls=[controlled("N", by="A")]).resolve()

    assert play.asks == ("may", "N", "A")
