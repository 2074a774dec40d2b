"""Triggered abilities: when they trigger, how they come to the stack, and in which order."""

from __future__ import annotations

from msgspec import structs

from quizapp.rules.cards.abilities import Ability, Trigger, TriggerEvent
from quizapp.rules.cards.card import Card, CardType
from quizapp.rules.instructions.life import DealDamage, GainLife
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.triggers import WaitingTrigger
from tests.support.playing import Play
from tests.support.tables import On, Side, controlled, table

UPKEEP = TriggerEvent.YOUR_UPKEEP
SHRINE = Card(
    name="Shrine",
    types=(CardType.ARTIFACT,),
    abilities=(Ability(triggered=Trigger(when=UPKEEP), do=(GainLife(1),)),),
)
TOWER = Card(
    name="Tower",
    types=(CardType.ARTIFACT,),
    abilities=(
        Ability(
            triggered=Trigger(when=UPKEEP, target="creature"),
            do=(DealDamage(amount=1),),
        ),
    ),
)
APPETITE = Side(
    field=["Hill Giant", "Grizzly Bears", On("Demonic Appetite", to="Hill Giant")]
)


def test_an_upkeep_ability_triggers_in_its_controllers_upkeep():
    play = Play(table(step="upkeep", A=Side(field=[SHRINE])))
    assert play.stack() == ["Shrine"]

    play.resolve()

    assert play.life("A") == 21


def test_an_upkeep_ability_does_not_trigger_in_another_players_upkeep():
    play = Play(table(step="upkeep", N=Side(field=[SHRINE])))

    assert play.stack() == []


def test_the_ability_is_on_the_stack_before_anybody_gets_priority():
    play = Play(table(step="untap", A=Side(field=[SHRINE])))

    assert play.step == ("A", "upkeep")
    assert play.asks == ("priority", "A", "A")
    assert play.stack() == ["Shrine"]


def test_a_player_orders_abilities_of_theirs_that_trigger_at_once():
    play = Play(table(step="upkeep", A=Side(field=[SHRINE, APPETITE.field[0], TOWER])))
    assert play.asks == ("order", "A", "A")
    assert play.options == ["Shrine", "Tower"]

    play.take("Tower").take("Hill Giant")

    assert play.stack() == ["Shrine", "Tower"]


def test_the_controlling_player_orders_the_triggers_of_the_controlled_player():
    state = table(
        step="upkeep",
        A=Side(field=[SHRINE, SHRINE]),
        controls=[controlled("A", by="N")],
    )

    assert Play(state).asks == ("order", "A", "N")


def test_the_active_players_triggers_go_on_the_stack_first():
    """So the other player's resolve first, whoever makes the decisions."""
    state = table(
        step="end",
        A=Side(field=[SHRINE]),
        N=Side(field=[SHRINE]),
        controls=[controlled("A", by="N")],
    )
    waiting = tuple(
        WaitingTrigger(
            source=each.id, ability=SHRINE.abilities[0], controller=each.controller,
            decider=Player("N"), turn=1, phase="ending",
        )
        for each in reversed(state.objects)
    )  # fmt: skip
    play = Play(structs.replace(state, waiting=waiting))

    bottom_first = [play.state.objects[each].controller for each in play.state.stack]
    assert bottom_first == ["A", "N"]


def test_the_target_of_a_trigger_is_chosen_as_it_goes_on_the_stack():
    play = Play(
        table(step="upkeep", A=Side(field=[TOWER]), N=Side(field=["Hill Giant"]))
    )
    assert play.asks == ("target", "A", "A")

    play.take("Hill Giant").resolve()

    assert play.permanent("Hill Giant").damage == 1


def test_the_controlling_player_chooses_the_target_of_a_trigger():
    state = table(
        step="upkeep",
        A=Side(field=[TOWER, "Grizzly Bears"]),
        controls=[controlled("A", by="N")],
    )

    assert Play(state).asks == ("target", "A", "N")


def test_a_trigger_without_a_legal_target_is_not_put_on_the_stack():
    play = Play(table(step="upkeep", A=Side(field=[TOWER])))

    assert play.stack() == []
    assert play.state.waiting == ()


def test_a_trigger_whose_target_is_gone_does_nothing():
    state = table(
        step="upkeep",
        A=Side(field=[TOWER], hand=["Shock"]),
        N=Side(field=["Silvercoat Lion"]),
    )
    play = Play(state).take("Silvercoat Lion")
    play.use("Shock", "Silvercoat Lion").resolve().resolve()

    assert play.graveyard("N") == ["Silvercoat Lion"]
    assert play.stack() == []


def test_demonic_appetite_has_its_controller_sacrifice_a_creature_of_their_choice():
    play = Play(table(step="upkeep", A=APPETITE, N=Side(field=["Walking Corpse"])))
    play.resolve()
    assert play.asks == ("sacrifice", "A", "A")
    assert play.options == ["Hill Giant", "Grizzly Bears"]

    play.take("Grizzly Bears")

    assert play.graveyard("A") == ["Grizzly Bears"]


def test_the_enchanted_creature_may_be_sacrificed_to_demonic_appetite():
    play = Play(table(step="upkeep", A=APPETITE)).resolve().take("Hill Giant")

    assert play.graveyard("A") == ["Demonic Appetite", "Hill Giant"]


def test_the_controlling_player_chooses_the_creature_for_demonic_appetite():
    state = table(
        step="upkeep",
        A=APPETITE,
        N=Side(field=["Walking Corpse"]),
        controls=[controlled("A", by="N")],
    )
    play = Play(state).resolve()

    assert play.asks == ("sacrifice", "A", "N")
    assert play.options == ["Hill Giant", "Grizzly Bears"]


def test_without_a_creature_the_sacrifice_is_impossible_and_nothing_happens():
    state = table(
        step="upkeep",
        A=Side(field=["Silvercoat Lion", On("Demonic Appetite", to="Silvercoat Lion")]),
        N=Side(hand=["Shock", "Shock", "Shock"]),
    )
    play = Play(state)
    for _ in range(3):
        play.use("Shock", "Silvercoat Lion", by="N").resolve()
    play.resolve()

    assert play.stack() == []
    assert "instructions.impossible" in {step.rule for step in play.steps}


def test_the_ability_stays_on_the_stack_when_its_source_is_gone():
    state = table(
        step="upkeep",
        A=Side(
            field=[
                "Silvercoat Lion",
                "Hill Giant",
                On("Demonic Appetite", to="Silvercoat Lion"),
            ],
            hand=["Fling"],
        ),
    )
    play = Play(state).use("Fling", "target:N", "Silvercoat Lion")
    assert play.graveyard("A") == ["Demonic Appetite", "Silvercoat Lion"]

    play.resolve().resolve().take("Hill Giant")

    assert "Hill Giant" in play.graveyard("A")
