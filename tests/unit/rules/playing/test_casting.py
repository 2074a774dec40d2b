"""Casting spells: timing, targets, additional costs, and what becomes of the spell."""

from __future__ import annotations

import pytest

from quizapp.rules.cards.card import Card, CardType
from quizapp.rules.nouns.events import Moved, Resolved, SpellCast
from quizapp.rules.nouns.zones import Zone
from tests.support.playing import Play
from tests.support.tables import On, Side, controlled, table


def test_a_creature_spell_resolves_to_the_battlefield_under_its_casters_control():
    play = Play(table(A=Side(hand=["Hill Giant"]))).use("Hill Giant")
    assert play.stack() == ["Hill Giant"]
    assert play.hand("A") == []

    play.resolve()

    assert play.field("A") == ["Hill Giant"]
    assert play.permanent("Hill Giant").controller == "A"


def test_a_spell_becomes_cast_before_anybody_gets_priority():
    play = Play(table(A=Side(hand=["Hill Giant"]))).use("Hill Giant")

    assert play.happened(SpellCast) == [SpellCast(card="Hill Giant", by="A", over=())]
    assert play.asks == ("priority", "A", "A")


def test_what_waits_below_a_spell_is_remembered_top_first():
    play = Play(
        table(A=Side(hand=["Shock"], field=["Mindslaver"]), N=Side(hand=["Shock"]))
    )
    play.use("Mindslaver", "N").use("Shock", "N", by="A").use("Shock", "A", by="N")

    last = play.happened(SpellCast)[-1]
    assert last.over == ("Shock", "ability of Mindslaver")


@pytest.mark.parametrize(
    ("step", "turn", "castable"),
    [
        ("precombat main", "A", True),
        ("postcombat main", "A", True),
        ("upkeep", "A", False),
        ("precombat main", "N", False),
    ],
)
def test_a_sorcery_and_a_creature_need_the_main_phase_of_ones_own_turn(
    step, turn, castable
):
    state = table(turn=turn, step=step, A=Side(hand=["Demonic Tutor", "Hill Giant"]))
    play = Play(state)
    if turn == "N":
        play.pass_priority()

    assert ("Demonic Tutor" in play.options) is castable
    assert ("Hill Giant" in play.options) is castable


def test_a_sorcery_cannot_be_cast_while_something_waits_on_the_stack():
    play = Play(table(A=Side(hand=["Shock", "Demonic Tutor"]))).use("Shock", "N")

    assert "Demonic Tutor" not in play.options


@pytest.mark.parametrize("turn", ["A", "N"])
def test_an_instant_can_be_cast_in_any_step_that_gives_priority(turn):
    play = Play(table(turn=turn, step="end", A=Side(hand=["Shock"])))
    if turn == "N":
        play.pass_priority()

    assert "Shock" in play.options


def test_any_target_means_players_creatures_and_planeswalkers():
    play = Play(
        table(
            A=Side(hand=["Shock"], field=["Forest", "Mindslaver"]),
            N=Side(field=["Hill Giant", "Sorin Markov"]),
        )
    )
    play.use("Shock")

    assert play.asks == ("target", "A", "A")
    assert play.options == ["target:A", "target:N", "Hill Giant", "Sorin Markov"]


def test_target_opponent_cannot_be_the_caster():
    play = Play(table(A=Side(hand=["Word of Command"]))).use("Word of Command")

    (target,) = (
        play.state.objects[each].announced.targets for each in play.state.stack
    )
    assert target == ("N",)


def test_the_opponent_of_a_controlled_player_is_still_the_same():
    state = table(
        turn="N", N=Side(hand=["Word of Command"]), controls=[controlled("N", by="A")]
    )
    play = Play(state).use("Word of Command")

    assert play.state.objects[play.state.stack[0]].announced.targets == ("A",)


def test_a_creature_you_control_cannot_be_an_opponents():
    appetite = Side(hand=["Demonic Appetite"])

    play = Play(table(A=appetite, N=Side(field=["Hill Giant"])))

    assert "Demonic Appetite" not in play.options


def test_a_spell_that_targets_creatures_does_not_offer_players():
    bolt = Card(name="Bolt", types=(CardType.INSTANT,), target="creature", cost=None)
    play = Play(table(A=Side(hand=[bolt], field=["Hill Giant"])))

    play.use("Bolt")

    assert play.state.objects[play.state.stack[0]].announced.targets == (1,)


def test_the_controlling_player_chooses_the_target_of_a_controlled_players_spell():
    state = table(A=Side(hand=["Shock"]), controls=[controlled("A", by="N")])
    play = Play(state).use("Shock")
    assert play.asks == ("target", "A", "N")

    play.take("A").resolve()

    assert play.life("A") == 18


def test_an_instant_goes_to_its_owners_graveyard_after_resolving():
    play = Play(table(A=Side(hand=["Shock"]))).use("Shock", "N").resolve()

    assert play.graveyard("A") == ["Shock"]
    assert [each.name for each in play.happened(Resolved)] == ["Shock"]
    moves = [(each.was, each.now) for each in play.happened(Moved)]
    assert moves == [(Zone.HAND, Zone.STACK), (Zone.STACK, Zone.GRAVEYARD)]


def test_a_spell_whose_only_target_is_gone_does_nothing():
    play = Play(
        table(A=Side(hand=["Shock", "Shock"]), N=Side(field=["Silvercoat Lion"]))
    )
    play.use("Shock", "Silvercoat Lion").use("Shock", "Silvercoat Lion")
    play.resolve().resolve()

    assert play.graveyard("A") == ["Shock", "Shock"]
    assert play.graveyard("N") == ["Silvercoat Lion"]
    assert play.stack() == []


def test_a_cost_of_sacrificing_a_creature_is_paid_while_casting():
    play = Play(table(A=Side(hand=["Fling"], field=["Hill Giant"])))

    play.use("Fling", "N")

    assert play.field("A") == []
    assert play.asks == ("priority", "A", "A")
    assert play.stack() == ["Fling"]


def test_a_spell_whose_additional_cost_cannot_be_paid_is_not_offered():
    play = Play(table(A=Side(hand=["Fling"]), N=Side(field=["Hill Giant"])))

    assert play.options == ["pass"]


def test_a_card_without_a_name_is_never_offered():
    play = Play(table(step="draw", A=Side(library={"others": 1})))

    assert play.hand("A") == [""]
    assert play.options == ["pass"]


def test_two_cards_of_one_name_are_one_option():
    play = Play(table(A=Side(hand=["Shock", "Shock"])))

    assert play.options == ["pass", "Shock"]


def test_two_creatures_of_one_name_are_told_apart_as_targets():
    play = Play(
        table(
            A=Side(hand=["Shock"]),
            N=Side(field=["Hill Giant", On("Hill Giant", damage=2)]),
        )
    )
    play.use("Shock")

    assert play.options.count("Hill Giant") == 2
