"""State-based actions: what dies, who loses, which legend stays, which Aura falls off."""

from __future__ import annotations

import pytest
from msgspec import structs

from quizapp.rules.cards.abilities import Ability, Boost, TargetKind
from quizapp.rules.cards.card import Card, CardType, Supertype
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.characteristics import power, toughness
from tests.support.playing import Play
from tests.support.tables import On, Side, controlled, table

PACIFISM = Card(
    name="Weakness",
    types=(CardType.ENCHANTMENT,),
    enchant="creature",
    abilities=(Ability(enchanted=Boost(-2, -1)),),
)
DUKE = Card(
    name="Duke",
    types=(CardType.CREATURE,),
    supertypes=(Supertype.LEGENDARY,),
    power=1,
    toughness=1,
)


def test_a_player_with_no_life_loses_and_the_game_is_over():
    play = Play(table(N=Side(life=2), A=Side(hand=["Shock"]))).use("Shock", "N")
    play.resolve()

    assert play.is_over
    assert play.life("N") == 0
    assert play.state.player(Player("N")).lost
    assert not play.state.player(Player("A")).lost


def test_players_who_have_no_life_at_the_same_time_lose_together():
    play = Play(table(A=Side(life=0), N=Side(life=-3)))

    assert all(each.lost for each in play.state.players)


def test_a_creature_with_lethal_damage_dies():
    sides = {"A": Side(hand=["Shock"]), "N": Side(field=["Silvercoat Lion"])}
    play = Play(table(**sides)).use("Shock", "Silvercoat Lion").resolve()

    assert play.graveyard("N") == ["Silvercoat Lion"]


def test_a_creature_with_less_than_lethal_damage_lives():
    sides = {"A": Side(hand=["Shock"]), "N": Side(field=["Hill Giant"])}
    play = Play(table(**sides)).use("Shock", "Hill Giant").resolve()

    assert play.permanent("Hill Giant").damage == 2


def test_damage_adds_up_during_a_turn():
    sides = {"A": Side(hand=["Shock"]), "N": Side(field=[On("Hill Giant", damage=1)])}
    play = Play(table(**sides)).use("Shock", "Hill Giant").resolve()

    assert play.graveyard("N") == ["Hill Giant"]


def test_creatures_that_are_to_die_die_at_the_same_time():
    dying = Side(field=[On("Grizzly Bears", damage=2), On("Hill Giant", damage=5)])

    assert Play(table(A=dying)).graveyard("A") == ["Grizzly Bears", "Hill Giant"]


def test_a_creature_that_dies_goes_to_the_graveyard_of_its_owner():
    stolen = Side(field=[On("Grizzly Bears", damage=2, owner="N")])

    assert Play(table(A=stolen)).graveyard("N") == ["Grizzly Bears"]


def test_a_planeswalker_without_loyalty_dies():
    sides = {
        "A": Side(hand=["Shock"]),
        "N": Side(field=[On("Sorin Markov", counters=(("loyalty", 2),))]),
    }
    play = Play(table(**sides)).use("Shock", "Sorin Markov").resolve()

    assert play.graveyard("N") == ["Sorin Markov"]


def test_damage_takes_loyalty_off_a_planeswalker():
    sides = {"A": Side(hand=["Shock"]), "N": Side(field=["Sorin Markov"])}
    play = Play(table(**sides)).use("Shock", "Sorin Markov").resolve()

    assert play.permanent("Sorin Markov").count("loyalty") == 2


def test_a_player_keeps_one_of_two_legends_of_the_same_name():
    play = Play(table(A=Side(field=[DUKE, "Hill Giant", On(DUKE, tapped=True)])))
    assert play.asks == ("legend", "A", "A")
    assert play.options == ["Duke", "Duke"]

    play.take("keep:2")

    assert play.field("A") == ["Duke", "Hill Giant"]
    assert play.permanent("Duke").tapped
    assert play.graveyard("A") == ["Duke"]


def test_one_of_three_legends_of_the_same_name_stays():
    play = Play(table(A=Side(field=[DUKE, DUKE, DUKE])))

    play.take("keep:1").take("keep:1")

    assert [each.id for each in play.state.in_zone(Zone.BATTLEFIELD)] == [1]


def test_every_player_may_have_a_legend_of_the_same_name():
    play = Play(table(A=Side(field=[DUKE]), N=Side(field=[DUKE])))

    assert play.asks == ("priority", "A", "A")


def test_permanents_that_are_not_legendary_may_share_a_name():
    assert Play(table(A=Side(field=["Forest"] * 3))).asks[0] == "priority"


def test_the_controlling_player_chooses_the_legend_that_stays():
    state = table(A=Side(field=[DUKE, DUKE]), controls=[controlled("A", by="N")])

    assert Play(state).asks == ("legend", "A", "N")


def test_an_aura_changes_the_power_and_toughness_of_its_creature():
    play = Play(table(A=Side(hand=["Demonic Appetite"], field=["Hill Giant"])))
    play.use("Demonic Appetite").resolve()

    giant = play.permanent("Hill Giant")
    assert (power(play.state, giant), toughness(play.state, giant)) == (6, 6)


def test_an_aura_enters_attached_to_its_target():
    play = Play(table(A=Side(hand=["Demonic Appetite"], field=["Hill Giant"])))
    play.use("Demonic Appetite").resolve()

    assert play.permanent("Demonic Appetite").attached_to == 1


def test_an_aura_whose_target_is_gone_never_enters():
    sides = {
        "A": Side(hand=["Demonic Appetite"], field=["Silvercoat Lion"]),
        "N": Side(hand=["Shock"]),
    }
    play = Play(table(**sides)).use("Demonic Appetite")
    play.use("Shock", "Silvercoat Lion", by="N").resolve().resolve()

    assert play.field("A") == []
    assert play.graveyard("A") == ["Demonic Appetite", "Silvercoat Lion"]


def test_an_aura_falls_off_when_its_creature_leaves():
    enchanted = Side(
        field=["Silvercoat Lion", On("Demonic Appetite", to="Silvercoat Lion")]
    )
    sides = {"A": enchanted, "N": Side(hand=["Shock", "Shock", "Shock"])}
    play = Play(table(**sides))
    for _ in range(3):
        play.use("Shock", "Silvercoat Lion", by="N").resolve()

    assert play.field("A") == []
    assert play.graveyard("A") == ["Demonic Appetite", "Silvercoat Lion"]


def test_an_aura_that_is_attached_to_nothing_is_put_into_the_graveyard():
    play = Play(table(A=Side(field=["Hill Giant", "Demonic Appetite"])))

    assert play.graveyard("A") == ["Demonic Appetite"]


def test_an_aura_for_ones_own_creatures_falls_off_an_opponents_creature():
    state = table(
        A=Side(field=["Hill Giant"]),
        N=Side(field=[On("Demonic Appetite", to="Hill Giant")]),
    )

    assert Play(state).graveyard("N") == ["Demonic Appetite"]


def test_an_aura_for_any_creature_stays_on_an_opponents_creature():
    state = table(
        A=Side(field=["Hill Giant"]), N=Side(field=[On(PACIFISM, to="Hill Giant")])
    )
    play = Play(state)

    assert play.field("N") == ["Weakness"]
    assert power(play.state, play.permanent("Hill Giant")) == 1


def test_an_aura_on_a_planeswalker_falls_off_with_it():
    curse = structs.replace(PACIFISM, name="Curse", enchant=TargetKind.ANY)
    weak = On("Sorin Markov", counters=(("loyalty", 2),))
    sides = {
        "A": Side(hand=["Shock"]),
        "N": Side(field=[weak, On(curse, to="Sorin Markov")]),
    }
    play = Play(table(**sides))
    assert play.field("N") == ["Curse", "Sorin Markov"]

    play.use("Shock", "Sorin Markov").resolve()

    assert play.graveyard("N") == ["Curse", "Sorin Markov"]


def test_a_creature_whose_toughness_becomes_zero_dies():
    sides = {"A": Side(hand=[PACIFISM]), "N": Side(field=["Bronze Sable"])}
    play = Play(table(**sides)).use("Weakness", "Bronze Sable").resolve()

    assert play.graveyard("N") == ["Bronze Sable"]
    assert play.graveyard("A") == ["Weakness"]


@pytest.mark.parametrize("name", ["Forest", "Mindslaver"])
def test_what_has_no_power_and_toughness_counts_as_zero(name):
    play = Play(table(A=Side(field=[name])))

    there = play.permanent(name)
    assert (power(play.state, there), toughness(play.state, there)) == (0, 0)
