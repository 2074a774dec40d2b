"""Cards about combat, each played once: what their texts make of the rules."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quizapp.rules.cards.abilities import Ability
from quizapp.rules.instructions.statics.graveyards import ExileFromGraveyards
from quizapp.rules.nouns.events import Moved
from quizapp.rules.nouns.objects import ObjectKind
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.characteristics import power, toughness
from tests.support.fighting import after_combat, attack, block, combat
from tests.support.playing import Play
from tests.support.tables import CATALOGUE, On, Side, table

HUSK, ELF, PIRACY = "Nantuko Husk", "Timberwatch Elf", "Coastal Piracy"
LEYLINE = "Leyline of the Void"
BEARS, GIANT = "Grizzly Bears", "Hill Giant"


def size(play: Play, name: str) -> tuple[int, int]:
    permanent = play.permanent(name)
    return power(play.state, permanent), toughness(play.state, permanent)


@pytest.mark.parametrize(
    ("name", "stats"),
    [
        ("Elvish Warrior", (2, 3)),
        ("Benalish Hero", (1, 1)),
        ("Stampeding Rhino", (4, 4)),
        ("Youthful Knight", (2, 1)),
        ("Typhoid Rats", (1, 1)),
        ("Raging Goblin", (1, 1)),
        ("Wind Drake", (2, 2)),
        ("Rumbling Baloth", (4, 4)),
        ("Colossapede", (5, 5)),
    ],
)
def test_a_creature_resolves_and_has_the_size_that_is_printed_on_it(name, stats):
    play = Play(table(A=Side(hand=[name]))).use(name).resolve()

    assert size(play, name) == stats


def test_the_husk_grows_until_end_of_turn_for_each_creature_sacrificed():
    play = Play(table(A=Side(field=[HUSK, BEARS, GIANT])))
    play.use(HUSK, BEARS).resolve().use(HUSK, GIANT).resolve()
    assert size(play, HUSK) == (6, 6)

    assert size(play.to("upkeep", of="N"), HUSK) == (2, 2)


def test_the_husk_may_sacrifice_itself_and_then_nothing_grows():
    play = Play(table(A=Side(field=[HUSK, BEARS]))).use(HUSK, HUSK).resolve()

    assert play.graveyard("A") == [HUSK]
    assert play.state.lasting == ()


def test_the_husk_cannot_sacrifice_what_others_control():
    play = Play(table(A=Side(field=[HUSK]), N=Side(field=[BEARS])))
    play.take(play.keys[1])

    assert play.graveyard("N") == []


def test_the_elf_counts_all_elves_as_it_resolves():
    sides = {
        "A": Side(field=[ELF, "Elvish Warrior"]),
        "N": Side(field=[BEARS, "Elvish Warrior"]),
    }
    play = Play(table(**sides)).use(ELF, BEARS)
    assert size(play, BEARS) == (2, 2)

    assert size(play.resolve(), BEARS) == (5, 5)


def test_the_elf_does_nothing_for_a_target_that_is_gone():
    sides = {"A": Side(field=[ELF]), "N": Side(field=[BEARS], hand=["Shock"])}
    play = Play(table(**sides)).use(ELF, BEARS).use("Shock", BEARS, by="N")

    assert play.resolve().resolve().state.lasting == ()


def test_the_elf_cannot_be_used_in_the_turn_in_which_it_comes():
    assert ELF not in Play(table(A=Side(field=[On(ELF, new=True)]))).options


def test_a_blocker_that_was_made_larger_survives_the_turn():
    play = combat([GIANT], [BEARS, ELF, "Elvish Warrior"])
    block(attack(play, GIANT), Grizzly_Bears=GIANT)
    play.use(ELF, BEARS, by="N").resolve().to("end")
    assert play.graveyard("N") == []
    assert play.permanent(BEARS).damage == 3

    play.to("upkeep", of="N")

    assert size(play, BEARS) == (2, 2)
    assert play.permanent(BEARS).damage == 0


def test_master_warcraft_is_cast_with_red_or_white_mana():
    lands = ["Plains", "Mountain", "Island", "Swamp"]
    side = Side(hand=["Master Warcraft"], field=lands, mana="lands")
    assert "Master Warcraft" in Play(table(A=side)).options

    poor = Side(
        hand=["Master Warcraft"], field=["Plains"] + ["Island"] * 3, mana="lands"
    )
    assert "Master Warcraft" not in Play(table(A=poor)).options


def test_sacred_nectar_gains_four_life():
    play = Play(table(A=Side(hand=["Sacred Nectar"]))).use("Sacred Nectar").resolve()

    assert play.life("A") == 24


def test_coastal_piracy_offers_a_card_for_each_creature_that_hits():
    play = attack(combat([PIRACY, GIANT, BEARS]), GIANT, BEARS)
    play.to_decision("order").take("next:0")
    assert play.stack() == [PIRACY, PIRACY]

    play.resolve().take("do").resolve().take("leave out")

    assert len(play.hand("A")) == 1


def test_coastal_piracy_does_not_trigger_on_blocked_creatures_or_planeswalkers():
    play = attack(combat([PIRACY, GIANT], [BEARS, "Sorin Markov"]), GIANT, whom="N")
    assert after_combat(block(play, Grizzly_Bears=GIANT)).hand("A") == []

    play = attack(combat([PIRACY, GIANT], ["Sorin Markov"]), GIANT, whom="Sorin Markov")
    assert after_combat(play).hand("A") == []


@pytest.mark.parametrize("name", [LEYLINE, PIRACY])
def test_an_enchantment_resolves_onto_the_battlefield(name):
    play = Play(table(A=Side(hand=[name]))).use(name).resolve()

    assert play.field("A") == [name]


def test_the_leyline_exiles_whatever_would_come_to_an_opponents_graveyard():
    sides = {
        "A": Side(field=[BEARS, GIANT], hand=["Fling"]),
        "N": Side(field=[LEYLINE, "Walking Corpse"]),
    }
    play = Play(table(**sides)).use("Fling", "Walking Corpse", BEARS).resolve()

    assert play.graveyard("A") == []
    assert play.in_zone("A", Zone.EXILE) == ["Fling", BEARS]
    assert play.graveyard("N") == ["Walking Corpse"]


def test_what_the_leyline_does_besides_is_named():
    assert CATALOGUE.card(LEYLINE).not_modelled


def test_a_graveyard_effect_for_all_players_hits_its_own_controller():
    everybody = replace(
        CATALOGUE.card(LEYLINE),
        name="Rest",
        abilities=(Ability(static=ExileFromGraveyards("all")),),
    )
    sides = {"A": Side(field=[everybody, BEARS]), "N": Side(hand=["Shock"])}
    play = Play(table(**sides)).use("Shock", BEARS, by="N").resolve()

    assert play.in_zone("A", Zone.EXILE) == [BEARS]
    assert play.in_zone("N", Zone.EXILE) == ["Shock"]


def test_the_leyline_leaves_tokens_alone():
    sides = {"A": Side(field=[BEARS]), "N": Side(field=[LEYLINE], hand=["Shock"])}
    state = table(**sides)
    (bears,) = (each for each in state.objects if each.name == BEARS)
    token = replace(bears, kind=ObjectKind.TOKEN)
    objects = tuple(token if each is bears else each for each in state.objects)
    play = Play(replace(state, objects=objects)).use("Shock", BEARS, by="N").resolve()

    assert play.in_zone("A", Zone.EXILE) == []
    assert [e.now for e in play.happened(Moved) if e.card == BEARS] == [Zone.GRAVEYARD]
