"""Combat damage: how it is divided, by whom, and in which steps (CR 510)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quizapp.rules.nouns.events import DamageDealt, StepBegan
from quizapp.rules.proof.misconceptions.playing.combat import COMBAT
from tests.support.fighting import (
    Fight,
    after_combat,
    attack,
    block,
    combat,
    divide,
    divisions,
    to_damage,
)
from tests.support.playing import Play
from tests.support.tables import On, Side, controlled

BALOTH, RHINO = "Rumbling Baloth", "Stampeding Rhino"
BEARS, BEAST = "Grizzly Bears", "Colossapede"
OLD = "2010-10-01"


def double_block(attacker: str = BALOTH, **how) -> Play:
    play = attack(combat([attacker], [BEARS, BEAST], **how), attacker)
    return block(play, Grizzly_Bears=attacker, Colossapede=attacker)


def test_today_damage_is_divided_freely_among_blockers():
    play = to_damage(double_block())

    assert divisions(play) == [
        {BEAST: 4},
        {BEARS: 1, BEAST: 3},
        {BEARS: 2, BEAST: 2},
        {BEARS: 3, BEAST: 1},
        {BEARS: 4},
    ]


def test_the_damage_is_dealt_as_it_was_divided_and_all_at_once():
    play = after_combat(
        divide(to_damage(double_block()), Grizzly_Bears=2, Colossapede=2)
    )

    assert play.graveyard("N") == [BEARS]
    assert play.graveyard("A") == [BALOTH]
    assert play.permanent(BEAST).damage == 2


@pytest.mark.parametrize("day", [OLD, "2024-08-02"])
def test_before_2024_blockers_were_put_in_an_order(day):
    play = double_block(day=day)

    assert play.asks == ("damage order", "A", "A")
    assert play.options == [f"{BEARS}+{BEAST}", f"{BEAST}+{BEARS}"]


def test_the_first_edition_without_an_order_is_that_of_november_2024():
    assert double_block(day="2024-11-08").decision.kind == "priority"


def test_in_an_order_each_blocker_needs_lethal_damage_before_the_next():
    first = double_block(day=OLD).take(f"{BEARS}+{BEAST}")
    assert divisions(to_damage(first)) == [
        {BEARS: 2, BEAST: 2},
        {BEARS: 3, BEAST: 1},
        {BEARS: 4},
    ]

    second = double_block(day=OLD).take(f"{BEAST}+{BEARS}")
    assert divisions(to_damage(second)) == [{BEAST: 4}]


def test_whoever_decides_for_the_attacking_player_divides():
    play = to_damage(double_block(controls=[controlled("A", by="N")]))

    assert play.asks == ("damage", "A", "N")


def test_a_trampling_creature_may_assign_what_is_left_to_the_player():
    play = combat([RHINO], [BEARS])
    to_damage(block(attack(play, RHINO), Grizzly_Bears=RHINO))

    assert divisions(play) == [
        {BEARS: 2, "N": 2},
        {BEARS: 3, "N": 1},
        {BEARS: 4},
    ]
    assert after_combat(divide(play, Grizzly_Bears=2, N=2)).life("N") == 18


def test_damage_that_is_there_already_counts_as_lethal():
    play = combat([RHINO], [On(BEARS, damage=1)])
    to_damage(block(attack(play, RHINO), Grizzly_Bears=RHINO))

    assert {BEARS: 1, "N": 3} in divisions(play)


def test_trample_does_not_reach_the_player_behind_a_planeswalker():
    play = combat([RHINO], ["Sorin Markov", BEARS])
    to_damage(block(attack(play, RHINO, whom="Sorin Markov"), Grizzly_Bears=RHINO))

    assert {BEARS: 2, "Sorin Markov": 2} in divisions(play)
    assert all("N" not in each for each in divisions(play))


def test_a_planeswalker_that_is_gone_takes_no_damage():
    sides = {"N": Side([On("Sorin Markov", counters=(("loyalty", 2),)), BEARS])}
    play = combat([RHINO], others={**sides, "A": Side([RHINO], hand=["Shock"])})
    attack(play, RHINO, whom="Sorin Markov")
    block(play.use("Shock", "Sorin Markov").resolve(), Grizzly_Bears="")

    assert after_combat(play).life("N") == 20
    assert play.graveyard("N") == ["Sorin Markov"]


def test_one_damage_with_deathtouch_is_lethal():
    play = block(
        attack(combat(["Typhoid Rats"], [BEAST]), "Typhoid Rats"),
        Colossapede="Typhoid Rats",
    )
    after_combat(play)

    assert play.graveyard("N") == [BEAST]
    assert play.graveyard("A") == ["Typhoid Rats"]


def test_first_strike_damage_comes_in_a_step_of_its_own():
    knight = "Youthful Knight"
    play = block(attack(combat([knight], [BEARS]), knight), Grizzly_Bears=knight)
    after_combat(play)

    assert play.graveyard("N") == [BEARS]
    assert play.field("A") == [knight]
    damage = [e for e in play.happened(StepBegan) if e.step == "combat damage"]
    assert len(damage) == 2


def test_those_without_first_strike_deal_their_damage_in_the_second_step():
    knight = "Youthful Knight"
    play = attack(combat([knight, BALOTH]), knight, BALOTH)
    play.to("combat damage")
    assert play.life("N") == 18

    assert after_combat(play).life("N") == 14
    assert play.happened(DamageDealt) == [
        DamageDealt(card=knight, to="N", amount=2),
        DamageDealt(card=BALOTH, to="N", amount=4),
    ]


def test_a_creature_without_power_assigns_nothing():
    play = attack(combat(["Jace, Vryn's Prodigy"]), "Jace, Vryn's Prodigy")

    assert after_combat(play).happened(DamageDealt) == []


def test_with_banding_among_its_blockers_the_defending_player_divides():
    hero = "Benalish Hero"
    for_a = [controlled("A", by="N")]
    others = {"O": Side([hero, BEARS])}
    play = combat([BALOTH], others=others, controls=for_a)
    block(attack(play, BALOTH, whom="O"), Benalish_Hero=BALOTH, Grizzly_Bears=BALOTH)

    assert to_damage(play).asks == ("damage", "O", "O")
    assert len(divisions(play)) == 5


def test_with_banding_no_order_limited_the_division():
    hero = "Benalish Hero"
    play = combat([BALOTH], [BEARS, hero], day=OLD)
    block(attack(play, BALOTH), Grizzly_Bears=BALOTH, Benalish_Hero=BALOTH)
    play.take(f"{BEARS}+{hero}")

    assert len(divisions(to_damage(play))) == 5


def test_damage_that_another_attacker_assigned_counts_as_lethal_too():
    play = combat([RHINO, BALOTH], [BEARS])
    block(attack(play, RHINO, BALOTH), Grizzly_Bears=RHINO)

    assert to_damage(play).decision.cause == RHINO
    assert after_combat(divide(play, Grizzly_Bears=2, N=2)).life("N") == 14


def test_a_belief_in_the_old_order_takes_divisions_away():
    (belief,) = [e for e in COMBAT if e.id == "blockers-are-dealt-damage-in-order"]

    assert double_block(belief=belief).decision.kind == "damage order"


def test_a_player_who_has_left_takes_no_damage():
    play = attack(combat([BALOTH], others={"O": Side()}), BALOTH, whom="O")
    gone = tuple(replace(e, lost=e.player == "O") for e in play.state.players)
    left = Fight(replace(play.state, players=gone))

    assert after_combat(left).happened(DamageDealt) == []
