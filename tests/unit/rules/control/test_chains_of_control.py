"""Chains: whoever decides for a player may be decided for; circles are refused."""

from __future__ import annotations

import pytest

from quizapp.rules.refusal import UnderdeterminedError
from tests.support.playing import Play
from tests.support.tables import Side, controlled, table


def test_a_chain_of_control_is_followed_to_its_end():
    controls = [controlled("A", by="N"), controlled("N", by="C")]

    assert Play(table(C=Side(), controls=controls)).asks == ("priority", "A", "C")


def test_a_chain_ends_with_a_player_who_controls_themselves():
    controls = [controlled("A", by="N"), controlled("N", by="N")]

    assert Play(table(controls=controls)).asks == ("priority", "A", "N")


@pytest.mark.parametrize(
    "circle",
    [
        [("A", "N"), ("N", "A")],
        [("A", "C"), ("C", "N"), ("N", "A")],
        [("A", "C"), ("C", "N"), ("N", "C")],
    ],
    ids=str,
)
def test_players_who_decide_for_each_other_in_a_circle_are_refused(circle):
    controls = [controlled(subject, by=by) for subject, by in circle]

    with pytest.raises(UnderdeterminedError, match="circle") as refused:
        Play(table(C=Side(), controls=controls))
    assert "A" in refused.value.reason


def test_the_spell_that_would_close_a_circle_is_refused():
    """A controlled player's Word of Command on the player who controls them."""
    state = table(
        A=Side(hand=["Word of Command"]),
        N=Side(hand=["Shock"]),
        controls=[controlled("A", by="N")],
    )
    play = Play(state).use("Word of Command").resolve()
    assert play.asks == ("choose", "A", "N")

    with pytest.raises(UnderdeterminedError):
        play.take("Shock")
