"""Statements: what holds in a state because of what has happened."""

from __future__ import annotations

import pytest
from msgspec import structs

from quizapp.rules.nouns.events import (
    Discarded,
    Drew,
    ManaSpent,
    Moved,
    Sacrificed,
    Searched,
    SpellCast,
)
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.proof.statements.cards import InZone, Left, WasCast, WasSacrificed
from quizapp.rules.proof.statements.doings import (
    Found,
    HasDiscarded,
    HasDrawn,
    SpentMana,
)
from quizapp.rules.proof.statements.index import STATEMENTS
from quizapp.rules.proof.statements.statement import Statement
from tests.support.tables import table

A, N = Player("A"), Player("N")
OF_THE_MOMENT = {"controls", "has_mana", "lies", "life", "size"}
"""Statements about how things stand, which need no event."""
HISTORY = (
    Drew(by=A),
    Discarded(by=A, card="Fling"),
    Searched(by=A, found=("Plains", "Island"), library_of=A),
    Searched(by=N, found=(), library_of=N),
    Sacrificed(card="Hill Giant", by=A, to="Fling", as_cost=True),
    SpellCast(card="Fling", by=A, over=("ability of Mindslaver",)),
    SpellCast(card="Shock", by=A, over=()),
    ManaSpent(by=A, on="Shock", source_owner=A),
    Moved(
        card="Jace", object_id=7, was=Zone.EXILE, now=Zone.BATTLEFIELD, owner=A,
        transformed=True,
    ),
)  # fmt: skip


@pytest.mark.parametrize(
    ("statement", "holds"),
    [
        (HasDrawn(by=A), True),
        (HasDrawn(by=N), False),
        (HasDiscarded(by=A), True),
        (HasDiscarded(by=A, card="Fling"), True),
        (HasDiscarded(by=A, card="Shock"), False),
        (HasDiscarded(by=N), False),
        (Found(by=A, cards=("Island", "Plains")), True),
        (Found(by=A, cards=("Plains",)), False),
        (Found(by=A, cards="none"), False),
        (Found(by=N, cards="none"), True),
        (WasSacrificed(card="Hill Giant"), True),
        (WasSacrificed(card="Hill Giant", by=A, to="Fling"), True),
        (WasSacrificed(card="Hill Giant", by=N), False),
        (WasSacrificed(card="Hill Giant", to="Shock"), False),
        (WasSacrificed(card="Grizzly Bears"), False),
        (WasCast(card="Fling"), True),
        (WasCast(card="Fling", by=N), False),
        (WasCast(card="Fling", over_ability_of="Mindslaver"), True),
        (WasCast(card="Shock", over_ability_of="Mindslaver"), False),
        (WasCast(card="Hill Giant"), False),
        (SpentMana(by=A, on="Shock", of=A), True),
        (SpentMana(by=A, on="Shock", of=N), False),
        (SpentMana(by=A, on="Fling", of=A), False),
        (InZone(card="Jace", zone=Zone.BATTLEFIELD), True),
        (InZone(card="Jace", zone=Zone.BATTLEFIELD, transformed=True), True),
        (InZone(card="Jace", zone=Zone.BATTLEFIELD, transformed=False), False),
        (InZone(card="Jace", zone=Zone.EXILE), False),
        (Left(card="Jace", zone=Zone.EXILE), True),
        (Left(card="Jace", zone=Zone.BATTLEFIELD), False),
    ],
    ids=repr,
)
def test_a_statement_holds_exactly_after_what_it_speaks_of(
    statement: Statement, holds: bool
):
    before = table()
    after = structs.replace(before, history=HISTORY)

    assert statement.holds(after) is holds
    assert not statement.holds(before)


@pytest.mark.parametrize("word", sorted(set(STATEMENTS) - OF_THE_MOMENT))
def test_every_statement_watches_the_events_it_speaks_of(word):
    assert STATEMENTS[word].watches
