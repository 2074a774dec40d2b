"""Ravenous Rats: an opponent of its controller discards, whoever decides for them."""

from __future__ import annotations

import pytest

from tests.support.playing import Play
from tests.support.tables import Side, controlled, table


@pytest.mark.parametrize("controls", [[], [controlled("A", by="N")]], ids=len)
def test_only_an_opponent_of_the_player_who_cast_it_can_be_the_target(controls):
    sides = {"A": Side(hand=["Ravenous Rats", "Shock"]), "N": Side(hand=["Island"])}
    play = Play(table(**sides, controls=controls)).use("Ravenous Rats").resolve()
    assert play.asks[:2] == ("target", "A")
    assert [each.refs for each in play.decision.options] == [("N",)]

    play.take("N").resolve().take("Island")

    assert play.graveyard("N") == ["Island"]
    assert play.hand("A") == ["Shock"]
    assert play.field("A") == ["Ravenous Rats"]


def test_the_derivation_says_of_the_opponent_that_they_have_to_discard():
    sides = {"A": Side(hand=["Ravenous Rats"]), "N": Side(hand=["Island"])}
    play = Play(table(**sides)).use("Ravenous Rats").resolve()

    play.take("N").resolve().take("Island")

    told = [dict(s.says) for s in play.steps if s.point == "instruction_is_mandatory"]
    assert [each["you"] for each in told] == ["N"]
