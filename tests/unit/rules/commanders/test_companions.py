"""Companions: taken into the hand by a special action, and not settled under control."""

from __future__ import annotations

import pytest

from quizapp.rules.refusal import RefusalError, UnderdeterminedError
from tests.support.playing import Play
from tests.support.tables import Side, controlled, table

JEGANTHA = "Jegantha, the Wellspring"


def side(**how: object) -> Side:
    return Side(outside={JEGANTHA: 1}, companion=JEGANTHA, **how)


def test_it_is_taken_once_for_three_mana():
    lands = ["Forest", "Forest", "Mountain", "Mountain"]
    play = Play(table(A=side(field=lands, mana="lands")))

    play.use(JEGANTHA, "Forest+Forest+Mountain")

    assert play.hand("A") == [JEGANTHA]
    assert sum(each.tapped for each in play.state.objects) == 3
    assert not len(play.state.player("A").outside)
    assert JEGANTHA not in play.options


def test_it_is_not_offered_to_one_who_cannot_pay():
    lands = ["Forest", "Forest"]

    assert JEGANTHA not in Play(table(A=side(field=lands, mana="lands"))).options


def test_it_is_not_offered_in_another_players_turn_or_with_a_spell_on_the_stack():
    play = Play(table(turn="N", A=side(hand=["Shock"])))

    play.pass_priority()
    assert play.asks == ("priority", "A", "A")
    assert JEGANTHA not in play.options

    play = Play(table(A=side(hand=["Shock"]))).use("Shock", "N")
    assert play.keys == ["pass"]


def test_taking_it_is_a_step_of_the_derivation():
    play = Play(table(A=side())).use(JEGANTHA)

    assert "companion.taken" in [each.rule for each in play.steps]


def test_under_control_it_is_refused_as_a_point_that_is_left_open():
    with pytest.raises(UnderdeterminedError, match="companion") as refused:
        Play(table(A=side(), controls=[controlled("A", by="N")]))

    assert refused.value.point == "companion-under-control"


def test_it_is_refused_under_documents_without_the_action():
    with pytest.raises(RefusalError, match="before 2020-06-01"):
        Play(table(A=side()), day="2019-10-04")
