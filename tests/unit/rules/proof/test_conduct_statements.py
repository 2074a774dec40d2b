"""Statements about persons and remedies: what holds because of what has happened."""

from __future__ import annotations

import pytest
from msgspec import structs

from quizapp.rules.nouns.events import (
    Answered,
    Decided,
    Resolved,
    Returned,
    Sacrificed,
    StayedSilent,
)
from quizapp.rules.nouns.objects import Player
from quizapp.rules.policy.conduct.matter import Matter
from quizapp.rules.proof.statements.conduct import (
    HasAnswered,
    HasDone,
    HasLost,
    HasReturned,
    HasStayedSilent,
    WasKept,
)
from quizapp.rules.proof.statements.statement import Statement
from tests.support.tables import Side, table

A, N = Player("A"), Player("N")
GORGER = "Phyrexian Soulgorger"
HISTORY = (
    Decided(what="trade", by=A),
    StayedSilent(by=N),
    Answered(by=N, how="nothing"),
    Returned(of=N, cards=("Fling", ""), place="random part"),
    Sacrificed(card="Hill Giant", by=A, to=GORGER, as_cost=True),
    Sacrificed(card="Grizzly Bears", by=A, to="Fling", as_cost=True),
    Resolved(name=GORGER),
)


@pytest.mark.parametrize(
    ("statement", "holds"),
    [
        (HasDone(what=Matter.TRADE, by=A), True),
        (HasDone(what=Matter.TRADE, by=N), False),
        (HasDone(what=Matter.CONCEDE, by=A), False),
        (HasAnswered(by=N, how="nothing"), True),
        (HasAnswered(by=N, how="truth"), False),
        (HasAnswered(by=A, how="nothing"), False),
        (HasStayedSilent(by=N), True),
        (HasStayedSilent(by=A), False),
        (HasReturned(of=N, place="random part"), True),
        (HasReturned(of=N, place="random part", count=2, card="Fling"), True),
        (HasReturned(of=N, place="random part", count=1), False),
        (HasReturned(of=N, place="random part", card="Shock"), False),
        (HasReturned(of=N, place="top"), False),
        (HasReturned(of=A, place="random part"), False),
        (WasKept(card=GORGER, sacrifices=1), True),
        (WasKept(card=GORGER, sacrifices=2), False),
        (WasKept(card="Hill Giant", sacrifices=0), False),
        (HasLost(who=A), False),
    ],
    ids=repr,
)
def test_a_statement_holds_exactly_after_what_it_speaks_of(
    statement: Statement, holds: bool
):
    before = table(A=Side(field=[GORGER]))
    after = structs.replace(before, history=HISTORY)

    assert statement.holds(after) is holds
    assert not statement.holds(before)


def test_a_player_has_lost_once_the_game_says_so():
    state = table()
    lost = structs.replace(state.players[0], lost=True)
    after = structs.replace(state, players=(lost, *state.players[1:]))

    assert HasLost(who=A).holds(after)
    assert not HasLost(who=N).holds(after)
