"""Activating abilities: tapping, summoning sickness, timing; and playing lands."""

from __future__ import annotations

import pytest

from quizapp.rules.cards.abilities import Ability, Activation, Timing
from quizapp.rules.cards.card import Card, CardType
from quizapp.rules.cards.costs import TapThis
from quizapp.rules.instructions.life import GainLife
from quizapp.rules.nouns.zones import Zone
from tests.support.playing import Play
from tests.support.tables import On, Side, controlled, table

JACE = "Jace, Vryn's Prodigy"


def test_an_ability_on_the_stack_is_an_object_of_its_own():
    play = Play(table(A=Side(field=["Mindslaver"]))).use("Mindslaver", "N")

    (ability,) = play.state.stack
    assert play.state.objects[ability].kind == "ability"
    assert play.state.objects[ability].controller == "A"


def test_an_ability_resolves_although_its_source_is_gone():
    play = Play(table(A=Side(field=["Mindslaver"]))).use("Mindslaver", "N")
    assert play.graveyard("A") == ["Mindslaver"]

    play.resolve()

    assert [each.subject for each in play.state.controls] == ["N"]
    assert play.stack() == []


def test_an_ability_ceases_to_exist_once_it_has_resolved():
    play = Play(table(A=Side(field=["Mindslaver"]))).use("Mindslaver", "N")
    (ability,) = play.state.stack

    play.resolve()

    assert play.state.objects[ability].zone is Zone.CEASED


def test_a_creature_that_just_came_cannot_be_tapped_for_its_ability():
    assert JACE not in Play(table(A=Side(field=[On(JACE, new=True)]))).options
    assert JACE in Play(table(A=Side(field=[JACE]))).options


def test_a_creature_cast_this_turn_waits_for_its_controllers_next_turn():
    play = Play(table(A=Side(hand=[JACE]))).use(JACE).resolve()
    assert JACE not in play.options

    play.to("upkeep", of="N").pass_priority()
    assert JACE not in play.options

    play.to("upkeep", of="A")
    assert JACE in play.options


def test_an_artifact_that_is_no_creature_can_be_tapped_at_once():
    play = Play(table(A=Side(field=[On("Mindslaver", new=True)])))

    assert "Mindslaver" in play.options


def test_control_does_not_let_a_new_creature_be_tapped():
    state = table(
        A=Side(field=[On(JACE, new=True)]), controls=[controlled("A", by="N")]
    )

    assert Play(state).options == ["pass"]


def test_a_tapped_permanent_cannot_be_tapped_again():
    play = Play(table(A=Side(field=[JACE], hand=["Shock"])))
    assert JACE in play.options

    play.use(JACE)

    assert play.permanent(JACE).tapped
    assert JACE not in play.options


def test_an_ability_can_be_activated_in_the_opponents_turn():
    play = Play(table(turn="N", A=Side(field=[JACE]))).pass_priority()

    assert JACE in play.options


def test_an_ability_for_sorcery_timing_waits_for_it():
    slow = Card(
        name="Slow",
        types=(CardType.ARTIFACT,),
        abilities=(
            Ability(
                activated=Activation(cost=(TapThis(),), timing=Timing.SORCERY),
                do=(GainLife(1),),
            ),
        ),
    )
    at_upkeep = Play(table(step="upkeep", A=Side(field=[slow])))
    in_main = Play(table(A=Side(field=[slow])))

    assert at_upkeep.options == ["pass"]
    assert in_main.options == ["pass", "Slow"]
    in_main.use("Slow").resolve()
    assert in_main.life("A") == 21


def test_an_ability_without_a_legal_target_cannot_be_activated():
    picky = Card(
        name="Picky",
        types=(CardType.ARTIFACT,),
        abilities=(
            Ability(
                activated=Activation(cost=(TapThis(),), target="creature"),
                do=(GainLife(1),),
            ),
        ),
    )
    alone = Play(table(A=Side(field=[picky])))
    in_company = Play(table(A=Side(field=[picky]), N=Side(field=["Hill Giant"])))

    assert alone.options == ["pass"]
    assert "Picky" in in_company.options


def test_the_controlling_player_activates_what_the_controlled_player_could():
    state = table(A=Side(field=[JACE]), controls=[controlled("A", by="N")])
    play = Play(state)

    assert JACE in play.options
    assert play.asks == ("priority", "A", "N")


def test_an_opponents_permanents_are_not_offered():
    play = Play(table(N=Side(field=["Mindslaver"])))

    assert play.options == ["pass"]


def test_playing_a_land_needs_no_stack():
    play = Play(table(A=Side(hand=["Forest"]))).use("Forest")

    assert play.field("A") == ["Forest"]
    assert play.stack() == []
    assert play.asks == ("priority", "A", "A")


def test_only_one_land_may_be_played_in_a_turn():
    play = Play(table(A=Side(hand=["Forest", "Swamp"]))).use("Forest")
    assert play.options == ["pass"]

    play.to("precombat main", of="N").to("precombat main", of="A")

    assert "Swamp" in play.options


def test_the_controlling_player_cannot_have_a_second_land_played():
    state = table(A=Side(hand=["Forest", "Swamp"]), controls=[controlled("A", by="N")])

    assert Play(state).use("Forest").options == ["pass"]


@pytest.mark.parametrize(
    ("turn", "step"), [("A", "upkeep"), ("N", "precombat main"), ("A", "end")]
)
def test_lands_are_played_only_in_ones_own_main_phases(turn, step):
    play = Play(table(turn=turn, step=step, A=Side(hand=["Forest"])))
    if turn == "N":
        play.pass_priority()

    assert play.options == ["pass"]


def test_a_land_cannot_be_played_in_response():
    play = Play(table(A=Side(hand=["Forest", "Shock"]))).use("Shock", "N")

    assert play.options == ["pass"]
