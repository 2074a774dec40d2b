"""Amounts: how many there are in the end, or at most."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quizapp.rules.nouns.events import (
    Activated,
    ManaPaid,
    TappedForMana,
    TriggerPlaced,
)
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.turn import Step
from quizapp.rules.proof.aspects.amounts import Amount, AmountIs
from quizapp.rules.proof.graph import Graph
from quizapp.rules.proof.quantities.index import QUANTITIES
from quizapp.rules.proof.quantities.mana import (
    CountersOn,
    ManaValueOf,
    PaidMana,
    UnspentMana,
)
from quizapp.rules.proof.statements.mana import (
    HasMana,
    HasTriggered,
    WasActivated,
    WasTappedForMana,
)
from quizapp.rules.refusal import UnderdeterminedError
from tests.support.playing import Play
from tests.support.shown_mana import endless, lands
from tests.support.tables import table

A, N = Player("A"), Player("N")
ONE = "Endless One"
PAID = PaidMana(by=A, on=ONE)
HISTORY = (
    ManaPaid(by=A, on=ONE, amount=2),
    ManaPaid(by=A, on=ONE, amount=1),
    ManaPaid(by=N, on=ONE, amount=5),
    ManaPaid(by=A, on="Shock", amount=1),
    TappedForMana(card="Forest", by=A, step=Step.UPKEEP),
    Activated(card="Forest", by=A, turn_of=N, step=Step.UPKEEP),
    TriggerPlaced(card="Manabarbs", by=N),
)


def casting(*field: str) -> Graph:
    play = Play(table(A=lands(*field, hand=[ONE])))
    return play.graph(ONE, end_of_step=True)


def test_the_largest_amount_along_all_lines_of_play_is_one_answer():
    graph = casting("Forest", "Forest")

    assert Amount(of=PAID, most=True).answer(graph) == "2"
    assert AmountIs(of=PAID, most=True, number=2).answer(graph) == "yes"
    assert AmountIs(of=PAID, most=True, number=3).answer(graph) == "no"


def test_an_amount_that_the_players_decide_about_has_no_answer_in_the_end():
    graph = casting("Forest")

    with pytest.raises(UnderdeterminedError, match="it is 0 or 1"):
        Amount(of=PAID).answer(graph)
    assert AmountIs(of=PAID, number=1).answer(graph) == "no"


def test_an_amount_that_all_lines_of_play_agree_on_is_the_answer():
    graph = endless(3).graph(end_of_step=True)

    assert Amount(of=CountersOn(card=ONE, kind="+1/+1")).answer(graph) == "3"
    assert Amount(of=ManaValueOf(card=ONE)).answer(graph) == "0"
    assert Amount(of=ManaValueOf(card="Forest")).answer(graph) == "0"


def test_the_answers_to_think_of_are_numbers_or_yes_and_no():
    asked = Amount(of=PAID, among=(2, 5))

    assert asked.domain((A, N)) == ("2", "5")
    assert AmountIs(of=PAID, number=2).domain((A, N)) == ("yes", "no")
    assert asked.events() == (ManaPaid,)
    assert asked.telling[0] == "payment_sources"


def test_a_derivation_leads_to_an_end():
    graph = casting("Forest")
    fitting = [node for node in graph.nodes if Amount(of=PAID).fits(node)]

    assert fitting
    assert all(not node.edges for node in fitting)


def test_what_was_paid_is_added_up_for_one_player_and_one_card():
    after = replace(table(), history=HISTORY)

    assert PAID.amount(after) == 3
    assert PaidMana(by=N, on="Shock").amount(after) == 0


def test_unspent_mana_is_counted_by_type_or_in_all():
    play = Play(table(A=lands("Forest", "Island"))).use("Forest").use("Island")

    assert UnspentMana(of=A).amount(play.state) == 2
    assert UnspentMana(of=A, type="U").amount(play.state) == 1
    assert UnspentMana(of=N).amount(play.state) == 0


@pytest.mark.parametrize(
    ("statement", "holds"),
    [
        (WasTappedForMana(card="Forest"), True),
        (WasTappedForMana(card="Forest", step=Step.UPKEEP), True),
        (WasTappedForMana(card="Forest", step=Step.DRAW), False),
        (WasTappedForMana(card="Island"), False),
        (WasActivated(card="Forest"), True),
        (WasActivated(card="Forest", by=A, step=Step.UPKEEP, turn_of=N), True),
        (WasActivated(card="Forest", by=N), False),
        (WasActivated(card="Forest", step=Step.END), False),
        (WasActivated(card="Forest", turn_of=A), False),
        (WasActivated(card="Island"), False),
        (HasTriggered(card="Manabarbs"), True),
        (HasTriggered(card="Forest"), False),
    ],
    ids=repr,
)
def test_a_statement_holds_exactly_after_what_it_speaks_of(statement, holds):
    before = table()

    assert statement.holds(replace(before, history=HISTORY)) is holds
    assert not statement.holds(before)


@pytest.mark.parametrize(
    ("statement", "holds"),
    [
        (HasMana(of=A), True),
        (HasMana(of=A, least=2), False),
        (HasMana(of=A, type="G", step=Step.PRECOMBAT_MAIN), True),
        (HasMana(of=A, step=Step.DRAW), False),
        (HasMana(of=A, type="U"), False),
        (HasMana(of=N), False),
    ],
    ids=repr,
)
def test_a_player_has_the_mana_that_is_in_their_pool(statement, holds):
    assert statement.holds(Play(table(A=lands("Forest"))).use("Forest").state) is holds


def test_every_quantity_names_what_it_turns_on():
    assert all(each.telling for each in QUANTITIES.values())
