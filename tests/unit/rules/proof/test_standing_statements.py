"""Statements about where cards are at a moment."""

from __future__ import annotations

import pytest

from quizapp.rules.nouns.objects import Player
from quizapp.rules.proof.statements.standing import Lies
from tests.support.playing import Play
from tests.support.tables import Side, table

A, N = Player("A"), Player("N")
SIDE = Side(hand=["Shock", "Grizzly Bears"], field=["Hill Giant"], graveyard=["Fling"])


@pytest.mark.parametrize(
    ("card", "zone", "of", "holds"),
    [
        ("Shock", "hand", A, True),
        ("Shock", "hand", N, False),
        ("Shock", "graveyard", A, False),
        ("Hill Giant", "battlefield", A, True),
        ("Hill Giant", "battlefield", N, False),
        ("Fling", "graveyard", A, True),
        ("Fling", "exile", A, False),
        ("Grizzly Bears", "stack", A, False),
    ],
)
def test_a_card_is_looked_for_in_one_zone_of_one_player(card, zone, of, holds):
    state = Play(table(A=SIDE)).state

    assert Lies(card=card, zone=zone, of=of).holds(state) is holds


def test_a_spell_is_on_the_stack_until_it_has_resolved():
    play = Play(table(A=SIDE)).use("Grizzly Bears")
    statement = Lies(card="Grizzly Bears", zone="stack", of=A)
    assert statement.holds(play.state)

    assert not statement.holds(play.resolve().state)
