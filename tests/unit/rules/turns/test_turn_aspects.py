"""What may be asked about turns: who comes after whom, who decides, and who is asked next."""

from __future__ import annotations

import pytest
from msgspec import structs

from quizapp.rules.game import Assumptions
from quizapp.rules.nouns.decisions import DecisionKind
from quizapp.rules.nouns.events import LeftGame, TriggerPlaced, TurnSkipped
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.state import State
from quizapp.rules.nouns.turn import Step
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.play.engine import Engine, Horizon
from quizapp.rules.proof.aspects.deciding import NextAsked
from quizapp.rules.proof.aspects.turns import (
    NextTurns,
    OrderOfTurns,
    TurnOf,
    ways_into_turns,
)
from quizapp.rules.proof.graph import Graph, explore
from quizapp.rules.proof.occasions import Occasion
from quizapp.rules.proof.statements.turns import (
    HasLeftGame,
    HasSkippedTurn,
    TriggersPlaced,
)
from quizapp.rules.refusal import UnderdeterminedError
from quizapp.rules.rulebook import Rulebook
from tests.support.tables import Side, controlled, table

A, N = Player("A"), Player("N")


def lines(state: State, turns: int = 3) -> Graph:
    engine = Engine(Rulebook(), Assumptions(), Horizon(state.turn.number + turns))
    return explore(engine, state)


def next_turns(*are: TurnOf, state: State) -> str:
    return NextTurns(are=are).answer(lines(state))


CONTROLLED = table(controls=[controlled("N", by="A", next_turn=True)])


@pytest.mark.parametrize(
    ("turns", "answer"),
    [
        ((TurnOf(of=N, decided_by=A), TurnOf(of=A), TurnOf(of=N)), "yes"),
        ((TurnOf(of=N, decided_by=A),), "yes"),
        ((TurnOf(of=N), TurnOf(of=A)), "no"),
        ((TurnOf(of=A),), "no"),
        ((TurnOf(of=N, decided_by=A), TurnOf(of=N)), "no"),
    ],
)
def test_turns_are_compared_by_whose_they_are_and_who_decides(turns, answer):
    assert next_turns(*turns, state=CONTROLLED) == answer


def test_turns_beyond_what_was_looked_at_are_not_confirmed():
    claim = NextTurns(are=(TurnOf(of=N, decided_by=A), TurnOf(of=A)))

    assert claim.answer(lines(CONTROLLED, turns=1)) == "no"


def test_the_order_of_turns_names_who_decides_in_each():
    thought_of = (
        (TurnOf(of=N, decided_by=A), TurnOf(of=A)),
        (TurnOf(of=N), TurnOf(of=A)),
    )
    order = OrderOfTurns(count=2, among=thought_of)

    answer = order.answer(lines(CONTROLLED))

    assert answer == "N/A A"
    assert OrderOfTurns.read(answer) == ((N, A), (A, A))
    assert order.domain((A, N)) == ("N/A A", "N A")


def test_an_order_with_more_turns_than_are_asked_for_is_refused():
    with pytest.raises(ValueError, match="each order among: must have 2 turns"):
        OrderOfTurns(count=2, among=((TurnOf(of=N), TurnOf(of=A), TurnOf(of=N)),))


def test_the_way_into_each_turn_tells_what_led_there():
    first, second = ways_into_turns(lines(CONTROLLED, turns=2))

    assert "control.decides" in {step.rule for step in first}
    assert "control.ends" not in {step.rule for step in first}
    assert "control.ends" in {step.rule for step in second}


def test_an_order_beyond_what_was_looked_at_is_refused():
    with pytest.raises(UnderdeterminedError, match="horizon"):
        OrderOfTurns(count=2).answer(lines(CONTROLLED, turns=1))


def test_the_decision_that_is_due_has_a_chooser_and_a_decider():
    graph = lines(table(controls=[controlled("A", by="N")]), turns=0)
    priority = Occasion(of=DecisionKind.PRIORITY, player=A)

    assert NextAsked(by=N, when=priority).answer(graph) == "yes"
    assert NextAsked(by=A, when=priority).answer(graph) == "no"
    later = Occasion(of=DecisionKind.PRIORITY, step=Step.END)
    assert NextAsked(by=N, when=later).answer(graph) == "no"


def test_nobody_is_asked_once_the_game_is_over():
    graph = lines(table(A=Side(life=0)), turns=0)

    asked = NextAsked(by=N, when=Occasion(of=DecisionKind.PRIORITY))
    assert asked.answer(graph) == "no"


@pytest.mark.parametrize(
    ("statement", "holds"),
    [
        (HasSkippedTurn(by=A), True),
        (HasSkippedTurn(by=N), False),
        (HasLeftGame(card="Shock"), True),
        (HasLeftGame(card="Fling"), False),
        (TriggersPlaced(by=(A, N)), True),
        (TriggersPlaced(by=(A,)), True),
        (TriggersPlaced(by=(N, A)), False),
    ],
)
def test_a_statement_about_turns_holds_after_what_it_speaks_of(statement, holds):
    history = (
        TurnSkipped(by=A),
        LeftGame(card="Shock", owner=N, was=Zone.EXILE),
        TriggerPlaced(card="Copper Tablet", by=A),
        TriggerPlaced(card="Copper Tablet", by=N),
    )
    after = structs.replace(table(), history=history)

    assert statement.holds(after) is holds
    assert not statement.holds(table())
