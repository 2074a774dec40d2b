"""Tokens that an opponent may keep from being created, one at a time (CR 111, 608.2d)."""

from __future__ import annotations

from tests.support.playing import Play
from tests.support.tables import Side, controlled, table

SPLIT = "Research // Development"


def developing(*controls, hand=(), **others):
    side = Side(hand=[SPLIT, *hand], library={"Plains": 9})
    play = Play(table(A=side, N=Side(), controls=controls, **others))
    return play.use("Development").resolve()


def test_an_opponent_chooses_three_times_between_a_card_and_a_token():
    play = developing()
    asked = play.asks
    play.take("do").take("leave out").take("do")

    assert asked == ("may", "N", "N")
    assert play.hand("A") == ["Plains", "Plains"]
    assert play.field("A") == ["Elemental"]


def test_one_opponent_who_has_a_card_drawn_is_enough():
    play = developing(O=Side())
    first = play.asks[1]
    second = play.take("leave out").asks[1]
    play.take("do")

    assert (first, second, play.asks[1]) == ("N", "O", "N")
    assert play.hand("A") == ["Plains"]


def test_the_choice_stays_with_the_opponent_who_controls_the_caster():
    assert developing(controlled("A", by="N")).asks == ("may", "N", "N")


def test_a_token_that_dies_goes_nowhere():
    play = developing(hand=["Shock"])
    play.take("leave out").take("do").take("do")
    token = play.permanent("Elemental")
    play.use("Shock", "Elemental").resolve()

    assert (token.kind, token.face.power) == ("token", 3)
    assert play.field("A") == []
    assert "Elemental" not in play.graveyard("A")
