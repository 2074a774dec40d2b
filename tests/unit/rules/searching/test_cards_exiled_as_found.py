"""Cards exiled as they are found: where they go, and who may play them (CR 614.6, 611.2b)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quizapp.rules.cards.card import Card, CardType
from quizapp.rules.cards.mana import parse_mana_cost
from quizapp.rules.instructions.life import GainLife
from quizapp.rules.nouns.events import SpellCast
from quizapp.rules.nouns.library import Library
from quizapp.rules.nouns.zones import Zone
from tests.support.playing import Play
from tests.support.tables import Side, table

AGENT, TUTOR, STRAND = "Opposition Agent", "Diabolic Tutor", "Flooded Strand"
BEARS, GIANT, ISLAND = "Grizzly Bears", "Hill Giant", "Island"


def found(name: str, spell: str = TUTOR, **more: object) -> Play:
    """Have A find a card while N controls the Agent; N has priority afterwards."""
    sides = {
        "A": Side(hand=[spell], graveyard=[name], library={name: 1, "others": 9}),
        "N": Side(field=[AGENT]),
        **more.pop("sides", {}),
    }
    play = Play(table(**sides, **more)).use(spell).resolve()
    return play.take(name)


def exiled(play: Play) -> list[str]:
    return play.in_zone("A", Zone.EXILE)


@pytest.mark.parametrize(
    ("spell", "name"),
    [
        (TUTOR, "Shock"),
        ("Mystical Tutor", "Shock"),
        ("Rampant Growth", "Forest"),
        ("Buried Alive", GIANT),
    ],
)
def test_a_card_is_exiled_wherever_it_would_have_gone(spell, name):
    play = found(name, spell)

    assert exiled(play) == [name]
    assert (play.hand("A"), play.field("A")) == ([], [])
    assert play.graveyard("A") == sorted([name, spell])


def test_the_rest_of_the_effect_happens():
    play = found("Shock", "Mystical Tutor")

    assert "shuffle" in {step.rule for step in play.steps}
    assert len(play.state.player("A").library) == 9


def test_a_later_part_of_the_effect_does_not_find_the_exiled_card():
    play = found("Shock", "Mystical Tutor")

    assert play.state.player("A").library.top == ()
    assert "instructions.impossible" in {step.rule for step in play.steps}


def test_each_of_several_cards_is_exiled():
    sides = {
        "A": Side(hand=["Buried Alive"], library={BEARS: 1, GIANT: 2}),
        "N": Side(field=[AGENT]),
    }
    play = Play(table(**sides)).use("Buried Alive").resolve()

    play.take(f"{BEARS}+{GIANT}+{GIANT}")

    assert exiled(play) == [BEARS, GIANT, GIANT]


def test_what_was_found_in_the_graveyard_in_the_same_search_is_exiled_too():
    nissa = "Nissa, Nature's Artisan"
    sides = {
        "A": Side(hand=["Verdant Crescendo"], graveyard=[nissa], library={ISLAND: 2}),
        "N": Side(field=[AGENT]),
    }
    play = Play(table(**sides)).use("Verdant Crescendo").resolve().take("find:none")

    play.take(nissa)

    assert exiled(play) == [nissa]


def two_agents() -> Play:
    sides = {
        "A": Side(hand=[TUTOR], graveyard=["Shock"], library={"Shock": 1, "others": 9}),
        "N": Side(field=[AGENT]),
        "O": Side(field=[AGENT]),
    }
    return Play(table(**sides)).use(TUTOR).resolve().take("Shock")


def test_of_several_effects_the_searching_player_would_choose_and_is_controlled():
    play = two_agents()

    assert play.asks == ("replacement", "A", "O")
    assert play.options == [AGENT, AGENT]


@pytest.mark.parametrize(("place", "who"), [(0, "N"), (1, "O")])
def test_only_the_controller_of_the_effect_that_was_chosen_may_play_the_card(
    place, who
):
    play = two_agents()
    play.take(play.keys[place])

    able = []
    for player in ("A", "N", "O"):
        assert play.decision.chooser == player
        if "Shock" in play.options:
            able.append(player)
        play.pass_priority()
    assert able == [who]


def test_the_permission_is_the_controllers_alone():
    play = found("Shock")

    assert "Shock" not in play.options
    assert "Shock" in play.pass_priority().options


def test_timing_is_as_ever():
    play = found(TUTOR)

    assert TUTOR not in play.pass_priority().options
    play.to("precombat main", of="N")
    assert TUTOR in play.options


def test_a_permission_goes_on_in_later_turns():
    play = found(GIANT).to("precombat main", of="N").use(GIANT).resolve()

    assert play.field("N") == [GIANT, AGENT]
    assert play.permanent(GIANT).owner == "A"


def test_a_card_that_was_played_is_no_longer_permitted():
    play = found("Shock").use("Shock", "A", by="N").resolve()

    assert play.graveyard("A") == sorted(["Shock", "Shock", TUTOR])
    assert "Shock" not in play.pass_priority().options


def test_a_land_is_played_as_the_land_of_the_turn():
    play = found(ISLAND).to("precombat main", of="N").use(ISLAND)

    assert play.field("N") == [ISLAND, AGENT]
    assert play.permanent(ISLAND).owner == "A"
    assert play.state.player("N").lands_played == 1


def test_a_land_waits_for_the_players_own_turn():
    assert ISLAND not in found(ISLAND).pass_priority().options


def test_no_second_land_is_played():
    sides = {"N": Side(field=[AGENT], hand=["Forest"])}
    play = found(ISLAND, sides=sides).to("precombat main", of="N").use("Forest")

    assert ISLAND not in play.options


def test_mana_of_any_colour_pays():
    sides = {"N": Side(field=[AGENT, "Forest"], mana="lands")}
    play = found("Shock", sides=sides)

    play.use("Shock", "A", by="N")

    assert play.happened(SpellCast)[-1].card == "Shock"


def test_a_card_that_is_not_exiled_wants_its_colours():
    sides = {"N": Side(field=[AGENT, "Forest"], hand=["Shock"], mana="lands")}
    state = table(A=Side(hand=[TUTOR], library={"Plains": 1}), **sides)
    play = Play(state).pass_priority()

    assert "Shock" not in play.options


def test_colourless_mana_is_no_colour():
    card = Card(
        name="Void Rite",
        cost=parse_mana_cost("{C}"),
        types=(CardType.INSTANT,),
        do=(GainLife(1),),
    )
    sides = {
        "A": Side(hand=[TUTOR], graveyard=[card]),
        "N": Side(field=[AGENT, "Forest"], mana="lands"),
    }
    state = table(**sides)
    holder, other = state.players
    holder = replace(holder, library=Library(((card, 1),)))
    play = Play(replace(state, players=(holder, other)))
    play.use(TUTOR).resolve().take("Void Rite")

    assert "Void Rite" not in play.pass_priority().options


def test_additional_costs_are_paid():
    sides = {"N": Side(field=[AGENT])}
    play = found("Fling", sides=sides).use("Fling", "A", by="N")

    assert play.field("N") == []
    assert play.resolve().life("A") == 17


def test_losing_the_permanent_leaves_the_permission():
    sides = {"N": Side(field=[AGENT], hand=["Shock"])}
    play = found(GIANT, sides=sides).use("Shock", AGENT, by="N").resolve()
    assert play.field("N") == []

    assert GIANT in play.to("precombat main", of="N").options


def test_giving_the_permanent_away_leaves_the_permission():
    sides = {"N": Side(field=[AGENT], hand=["Donate"])}
    play = found(GIANT, sides=sides).to("precombat main", of="N")
    play.use("Donate", "A", AGENT).resolve()
    assert play.field("A") == [AGENT]

    assert GIANT in play.options


def test_what_is_found_after_that_is_the_new_controllers():
    sides = {
        "A": Side(hand=["Donate", TUTOR], field=[AGENT], library={"Forest": 2}),
        "N": Side(hand=[TUTOR], library={"Shock": 1}),
    }
    play = Play(table(**sides)).use("Donate", "N", AGENT).resolve()
    play.use(TUTOR).resolve()

    assert play.asks == ("search", "A", "N")


def test_a_permanent_that_changes_sides_is_new_to_its_controller():
    sides = {"A": Side(hand=["Donate"], field=[AGENT])}
    play = Play(table(**sides)).use("Donate", "N", AGENT).resolve()

    agent = play.permanent(AGENT)
    assert (agent.controller, agent.owner, agent.since) == ("N", "A", 1)


def test_giving_a_permanent_to_oneself_changes_nothing():
    sides = {"A": Side(hand=["Donate"], field=[AGENT])}
    play = Play(table(**sides)).use("Donate", "A", AGENT).resolve()

    assert play.permanent(AGENT).since == -1


def test_a_target_that_is_gone_is_not_given_away():
    sides = {"A": Side(hand=["Donate"], field=[AGENT]), "N": Side(hand=["Shock"])}
    play = Play(table(**sides)).use("Donate", "N", AGENT)
    play.use("Shock", AGENT, by="N").resolve().resolve()

    assert (play.field("A"), play.field("N")) == ([], [])
