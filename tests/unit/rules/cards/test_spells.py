"""Fling, Worst Fears and Mindslaver: what their texts make of the rules."""

from __future__ import annotations

import pytest

from quizapp.rules.cards.card import Card, CardType
from quizapp.rules.instructions.controlling import ControlPlayer, During
from quizapp.rules.instructions.drawing import Discard, Draw
from quizapp.rules.instructions.hands import Choose, Look, PlayCard
from quizapp.rules.instructions.life import DealDamage, GainLife, SetLife
from quizapp.rules.instructions.moving import Move
from quizapp.rules.instructions.sacrificing import Sacrifice
from quizapp.rules.instructions.searching import Search, Shuffle
from quizapp.rules.nouns.zones import Zone
from tests.support.playing import Play
from tests.support.tables import On, Side, table


def test_fling_deals_damage_equal_to_the_power_that_the_creature_last_had():
    enchanted = ["Hill Giant", On("Demonic Appetite", to="Hill Giant")]
    play = Play(table(A=Side(hand=["Fling"], field=enchanted)))

    play.use("Fling", "target:N").resolve()

    assert play.life("N") == 14


def test_fling_may_hit_a_creature_or_a_planeswalker():
    sides = {
        "A": Side(hand=["Fling"], field=["Hill Giant"]),
        "N": Side(field=["Sorin Markov", "Walking Corpse"]),
    }
    play = Play(table(**sides)).use("Fling", "Sorin Markov").resolve()

    assert play.permanent("Sorin Markov").count("loyalty") == 1


def test_a_creature_without_positive_power_deals_no_damage():
    wimp = Card(name="Wimp", types=(CardType.CREATURE,), power=-2, toughness=1)
    play = Play(table(A=Side(hand=["Fling"], field=[wimp])))

    play.use("Fling", "target:N").resolve()

    assert play.life("N") == 20


def test_the_creature_that_is_to_be_sacrificed_may_be_named_as_target():
    play = Play(table(A=Side(hand=["Fling"], field=["Hill Giant"])))
    play.use("Fling", "Hill Giant").resolve()

    assert play.graveyard("A") == ["Fling", "Hill Giant"]


def test_worst_fears_is_exiled_as_it_resolves():
    play = Play(table(A=Side(hand=["Worst Fears"])))
    play.use("Worst Fears", "target:N").resolve()

    assert play.graveyard("A") == []
    assert play.in_zone("A", Zone.EXILE) == ["Worst Fears"]
    assert play.stack() == []


def test_mindslaver_is_sacrificed_as_a_cost():
    play = Play(table(A=Side(field=["Mindslaver"]))).use("Mindslaver", "target:N")

    assert play.graveyard("A") == ["Mindslaver"]
    assert play.stack() == ["Mindslaver"]


def test_mindslaver_may_target_its_own_controller():
    play = Play(table(A=Side(field=["Mindslaver"]))).use("Mindslaver")

    assert play.options == ["target:A", "target:N"]


def test_an_amount_of_damage_is_given_once():
    for amounts in ({}, {"amount": 1, "power_of": "sacrificed"}):
        with pytest.raises(ValueError, match="amount"):
            DealDamage(**amounts)


@pytest.mark.parametrize(
    "instruction",
    [
        ControlPlayer("target", During.NEXT_TURN),
        Discard(1, "target"),
        Draw(1, "target"),
        Look(of="target"),
        Choose(of="target"),
        PlayCard("target"),
        GainLife(3, "target"),
        SetLife(7, "target"),
        Search(who="target"),
        Shuffle(who="target"),
        Move("chosen", Zone.EXILE),
    ],
    ids=lambda each: type(each).__name__,
)
def test_an_instruction_about_nobody_does_nothing(instruction):
    """A spell without a target speaks of no target player and has chosen nothing."""
    spell = Card(name="Void", types=(CardType.INSTANT,), do=(instruction,))
    sides = {
        "A": Side(hand=[spell, "Forest"], library={"Plains": 2}),
        "N": Side(hand=["Shock"], field=["Hill Giant"]),
    }
    play = Play(table(**sides)).use("Void").resolve()

    assert play.asks == ("priority", "A", "A")
    assert (play.hand("A"), play.hand("N")) == (["Forest"], ["Shock"])
    assert (play.life("A"), play.life("N")) == (20, 20)
    assert play.state.controls == ()


def test_a_player_may_be_told_to_sacrifice_a_creature_without_having_one():
    spell = Card(
        name="Edict",
        types=(CardType.SORCERY,),
        target="player",
        do=(Sacrifice("creature", "target"),),
    )
    play = Play(table(A=Side(hand=[spell]), N=Side(field=["Forest"])))
    play.use("Edict", "target:N").resolve()

    assert play.field("N") == ["Forest"]


def test_a_player_told_to_discard_more_than_they_have_discards_all():
    spell = Card(
        name="Rot",
        types=(CardType.SORCERY,),
        target="opponent",
        do=(Discard(2, "target"),),
    )
    play = Play(table(A=Side(hand=[spell]), N=Side(hand=["Shock"])))
    play.use("Rot").resolve()
    assert play.asks == ("discard", "N", "N")

    play.take("Shock")

    assert play.graveyard("N") == ["Shock"]


def test_a_player_with_an_empty_hand_discards_nothing():
    spell = Card(
        name="Rot",
        types=(CardType.SORCERY,),
        target="opponent",
        do=(Discard(2, "target"),),
    )
    play = Play(table(A=Side(hand=[spell]))).use("Rot").resolve()

    assert play.asks == ("priority", "A", "A")


def test_a_permanent_is_told_to_be_sacrificed_only_by_its_controller():
    spell = Card(name="Vain", types=(CardType.SORCERY,), do=(Sacrifice("this"),))
    play = Play(table(A=Side(hand=[spell]))).use("Vain").resolve()

    assert play.graveyard("A") == ["Vain"]
