"""X: chosen as the spell is cast, used as the permanent enters, and 0 on the battlefield."""

from __future__ import annotations

import pytest

from quizapp.rules.cards.abilities import Ability
from quizapp.rules.cards.card import Card, CardType
from quizapp.rules.cards.mana import ManaCost, parse_mana_cost
from quizapp.rules.instructions.drawing import Draw
from quizapp.rules.instructions.statics.mana import EntersWithCounters
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.characteristics import power, toughness
from quizapp.rules.procedures.happenings import move
from quizapp.rules.refusal import RefusalError
from tests.support.playing import Play
from tests.support.shown_mana import endless, lands
from tests.support.tables import Side, controlled, table

GADWICK = "Gadwick, the Wizened"


def test_x_is_a_number_that_can_be_paid():
    side = lands(*["Forest"] * 3, hand=["Endless One"])
    play = Play(table(A=side, controls=[controlled("A", by="N")]))

    play.take("Endless One")

    assert play.asks == ("number", "A", "N")
    assert play.keys == ["x:0", "x:1", "x:2", "x:3"]


def test_coloured_symbols_leave_less_for_x():
    side = lands(*["Island"] * 5, hand=[GADWICK])

    assert Play(table(A=side)).take(GADWICK).keys == ["x:0", "x:1", "x:2"]


def test_a_creature_enters_with_as_many_counters_as_x():
    play = endless(3)
    entered = play.permanent("Endless One")

    assert entered.count("+1/+1") == 3
    assert (power(play.state, entered), toughness(play.state, entered)) == (3, 3)
    assert entered.x == 0


def test_a_creature_with_x_0_enters_without_counters_and_dies():
    assert endless(0).graveyard("A") == ["Endless One"]


def test_a_creature_that_comes_back_was_no_spell_and_enters_with_x_0():
    play = endless(2)
    entered = play.permanent("Endless One").id
    exiled = []
    play.step_in(lambda game: exiled.append(move(game, entered, Zone.EXILE).id))

    play.step_in(lambda game: move(game, exiled[0], Zone.BATTLEFIELD, Player("A")))

    assert play.graveyard("A") == ["Endless One"]


def test_a_trigger_on_entering_uses_the_x_of_the_spell():
    side = lands(*["Island"] * 5, hand=[GADWICK], library={"Forest": 9})
    play = Play(table(A=side)).use(GADWICK, "x:2").resolve()

    assert play.stack() == [GADWICK]
    assert play.resolve().hand("A") == ["Forest", "Forest"]


def test_a_spell_uses_its_own_x_as_it_resolves():
    dream = Card(
        name="Dream",
        types=(CardType.SORCERY,),
        cost=parse_mana_cost("{X}{U}"),
        do=(Draw(x=True),),
    )
    side = lands(*["Island"] * 4, hand=[dream], library={"Forest": 9})

    play = Play(table(A=side)).use("Dream", "x:3").resolve()

    assert play.hand("A") == ["Forest"] * 3


def test_x_is_refused_where_nobody_knows_how_much_mana_there_is():
    with pytest.raises(RefusalError, match="how much mana"):
        Play(table(A=Side(hand=["Endless One"]))).take("Endless One")


@pytest.mark.parametrize(
    ("text", "value", "with_two"),
    [
        ("{X}", 0, "{2}"),
        ("{X}{X}{G}", 1, "{4}{G}"),
        ("{X}{1}", 1, "{3}"),
        ("{3}", 3, "{3}"),
    ],
)
def test_x_is_0_in_a_mana_value_and_a_number_in_a_cost(text, value, with_two):
    cost = parse_mana_cost(text)

    assert cost.value == value
    assert str(cost) == text
    assert str(cost.with_x(2)) == with_two


def test_a_cost_is_lessened_by_generic_mana_and_never_below_nothing():
    cost = parse_mana_cost("{3}{B}")

    assert cost.less(2) == parse_mana_cost("{1}{B}")
    assert cost.less(9) == ManaCost(0, cost.symbols)
    assert cost.less(-2) == cost


def test_a_permanent_may_enter_with_a_fixed_number_of_counters():
    treefolk = Card(
        name="Sapling",
        types=(CardType.CREATURE,),
        cost=parse_mana_cost("{G}"),
        power=0,
        toughness=0,
        abilities=(Ability(static=EntersWithCounters(counter="+1/+1", count=2)),),
    )
    play = Play(table(A=Side(hand=[treefolk]))).use("Sapling").resolve()

    assert play.permanent("Sapling").count("+1/+1") == 2
