"""Cleanup: the hand shrinks to seven, damage is gone, and rarely somebody gets priority."""

from __future__ import annotations

from msgspec import structs

from quizapp.rules.nouns.events import Discarded, StepBegan
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.triggers import WaitingTrigger
from quizapp.rules.nouns.zones import Zone
from tests.support.playing import Play
from tests.support.tables import CATALOGUE, On, Side, controlled, table

HAND = ["Shock", "Fling", *["Hill Giant"] * 7]


def cleanups(play: Play) -> int:
    return sum(each.step == "cleanup" for each in play.happened(StepBegan))


def test_the_active_player_discards_down_to_seven_cards():
    play = Play(table(step="cleanup", A=Side(hand=HAND)))
    assert play.asks == ("discard", "A", "A")

    play.take("Fling+Shock")

    assert play.hand("A") == ["Hill Giant"] * 7
    assert play.graveyard("A") == ["Fling", "Shock"]
    assert [each.card for each in play.happened(Discarded)] == ["Shock", "Fling"]


def test_every_choice_of_cards_to_discard_is_offered_once():
    play = Play(table(step="cleanup", A=Side(hand=HAND)))

    assert sorted(play.options) == [
        "Fling+Hill Giant",
        "Fling+Shock",
        "Hill Giant+Hill Giant",
        "Hill Giant+Shock",
    ]


def test_seven_cards_may_be_kept():
    play = Play(table(step="cleanup", A=Side(hand=["Shock"] * 7)))

    assert play.step == ("N", "upkeep")
    assert len(play.hand("A")) == 7


def test_the_other_player_discards_nothing():
    play = Play(table(step="cleanup", N=Side(hand=["Shock"] * 9)))

    assert len(play.hand("N")) == 9


def test_the_controlling_player_chooses_what_is_discarded_to_hand_size():
    state = table(step="cleanup", A=Side(hand=HAND), controls=[controlled("A", by="N")])

    assert Play(state).asks == ("discard", "A", "N")


def test_damage_is_removed_from_the_creatures_of_all_players():
    play = Play(
        table(
            step="end",
            A=Side(hand=["Shock"], field=["Hill Giant"]),
            N=Side(field=[On("Hill Giant", damage=1)]),
        )
    )
    play.use("Shock", "Hill Giant").resolve()
    assert sum(each.damage for each in play.state.in_zone(Zone.BATTLEFIELD)) == 3

    play.to("upkeep", of="N")

    assert all(each.damage == 0 for each in play.state.objects)


def test_nobody_gets_priority_in_an_ordinary_cleanup_step():
    play = Play(table(step="end")).pass_priority(2)

    assert play.step == ("N", "upkeep")
    assert cleanups(play) == 1


def test_state_based_actions_in_cleanup_give_priority_and_one_more_cleanup_step():
    play = Play(table(step="cleanup", A=Side(field=["Mindslaver", "Mindslaver"])))
    assert play.asks == ("legend", "A", "A")

    play.take(play.keys[0])

    assert play.step == ("A", "cleanup")
    assert play.asks == ("priority", "A", "A")
    play.pass_priority(2)
    assert play.step == ("N", "upkeep")
    assert cleanups(play) == 2


def test_the_extra_cleanup_step_leaves_no_work_behind():
    play = Play(table(step="cleanup", A=Side(field=["Mindslaver", "Mindslaver"])))
    ordinary = Play(table(step="end"))

    play.take(play.keys[0]).to("upkeep", of="N")
    ordinary.to("upkeep", of="N")

    assert play.state.agenda == ordinary.state.agenda


def test_a_trigger_that_waits_in_cleanup_is_put_on_the_stack_there():
    appetite = CATALOGUE.card("Demonic Appetite")
    state = table(step="cleanup", A=Side(field=["Hill Giant"]))
    waiting = WaitingTrigger(
        source=0, ability=appetite.abilities[1], controller=Player("A"),
        decider=Player("A"), turn=1, phase="ending",
    )  # fmt: skip
    play = Play(structs.replace(state, waiting=(waiting,)))

    assert play.step == ("A", "cleanup")
    assert play.stack() == ["Hill Giant"]
    play.resolve().take("Hill Giant")
    assert play.graveyard("A") == ["Hill Giant"]


def test_the_game_ends_in_cleanup_for_a_player_without_life():
    play = Play(table(step="cleanup", A=Side(life=0)))

    assert play.is_over
    assert play.state.player(Player("A")).lost
