"""Statements about combat and about how things stand."""

from __future__ import annotations

import pytest

from quizapp.rules.nouns.objects import Player
from quizapp.rules.proof.statements.cards import WasCast, WasSacrificed
from quizapp.rules.proof.statements.combat import (
    HasAttacked,
    HasBlocked,
    HasDealtDamage,
    HasSize,
)
from quizapp.rules.proof.statements.standing import Controls, HasLife
from quizapp.rules.proof.statements.statement import Statement
from tests.support.fighting import after_combat, attack, block, combat
from tests.support.playing import Play
from tests.support.tables import Side, table

A, N = Player("A"), Player("N")
GIANT, BEARS = "Hill Giant", "Grizzly Bears"


def fought() -> Play:
    play = attack(combat([GIANT, "Walking Corpse"], [BEARS]), GIANT, "Walking Corpse")
    return after_combat(block(play, Grizzly_Bears=GIANT))


@pytest.mark.parametrize(
    ("statement", "holds"),
    [
        (HasAttacked(card=GIANT), True),
        (HasAttacked(card=GIANT, whom=N), True),
        (HasAttacked(card=GIANT, whom="Sorin Markov"), False),
        (HasAttacked(card=BEARS), False),
        (HasBlocked(card=BEARS), True),
        (HasBlocked(card=BEARS, attacker=GIANT), True),
        (HasBlocked(card=BEARS, attacker="Walking Corpse"), False),
        (HasBlocked(card=GIANT), False),
        (HasDealtDamage(card=GIANT, to=BEARS, amount=3), True),
        (HasDealtDamage(card=GIANT, to=BEARS, amount=2), False),
        (HasDealtDamage(card="Walking Corpse", to=N, amount=2), True),
        (HasSize(card=GIANT, power=3, toughness=3), True),
        (HasSize(card=GIANT, power=3, toughness=2), False),
        (HasSize(card=BEARS, power=2, toughness=2), False),
        (Controls(who=A, card=GIANT), True),
        (Controls(who=N, card=GIANT), False),
        (HasLife(who=N, life=18), True),
        (HasLife(who=A, life=18), False),
    ],
    ids=repr,
)
def test_a_statement_holds_exactly_if_it_is_so(statement: Statement, holds: bool):
    assert statement.holds(fought().state) is holds


def test_a_spell_was_cast_at_the_target_it_was_given():
    play = Play(table(A=Side(hand=["Shock"], field=[GIANT]))).use("Shock", GIANT)

    assert WasCast(card="Shock", targeting=GIANT).holds(play.state)
    assert not WasCast(card="Shock", targeting=A).holds(play.state)


def test_sacrifices_of_the_same_name_are_counted():
    play = Play(table(A=Side(field=["Nantuko Husk", BEARS, BEARS])))
    play.use("Nantuko Husk", BEARS).use("Nantuko Husk", BEARS)

    assert WasSacrificed(card=BEARS, count=2).holds(play.state)
    assert not WasSacrificed(card=BEARS, count=3).holds(play.state)
