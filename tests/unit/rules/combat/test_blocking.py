"""Blocking: who may block whom, and who says so (CR 509.1)."""

from __future__ import annotations

from quizapp.rules.nouns.events import Blocked
from tests.support.fighting import after_combat, attack, block, combat
from tests.support.tables import On, Side, controlled

GIANT, BEARS, CORPSE = "Hill Giant", "Grizzly Bears", "Walking Corpse"


def test_a_creature_blocks_nothing_that_attacks_another_defending_player():
    play = combat([GIANT, CORPSE], others={"C": Side(field=[BEARS])})
    play.to_decision("attackers").take(f"{GIANT}+{CORPSE}")
    play.take("attacks:N").take("attacks:C").to_decision("blockers")

    assert play.options == [BEARS, f"{BEARS}+{CORPSE}"]


def test_each_untapped_creature_may_block_one_attacker_or_none():
    play = attack(combat([GIANT, CORPSE], [BEARS]), GIANT, CORPSE)

    assert play.to_decision("blockers").options == [
        BEARS,
        f"{BEARS}+{GIANT}",
        f"{BEARS}+{CORPSE}",
    ]


def test_a_tapped_creature_cannot_block():
    play = attack(combat([GIANT], [On(BEARS, tapped=True)]), GIANT)

    assert after_combat(play).life("N") == 17


def test_a_creature_in_the_way_takes_the_damage_and_deals_its_own():
    play = block(attack(combat([GIANT], [BEARS]), GIANT), Grizzly_Bears=GIANT)
    assert play.happened(Blocked) == [Blocked(card=BEARS, attacker=GIANT)]

    after_combat(play)

    assert play.graveyard("N") == [BEARS]
    assert play.permanent(GIANT).damage == 2
    assert play.life("N") == 20


def test_a_creature_that_flies_is_blocked_only_by_one_that_flies():
    play = attack(combat(["Wind Drake"], [BEARS, "Wind Drake"]), "Wind Drake")

    assert play.to_decision("blockers").options == [
        "Wind Drake",
        "Wind Drake+Wind Drake",
    ]


def test_only_the_player_who_is_attacked_may_block():
    others = {"O": Side(field=[CORPSE])}
    play = attack(combat([GIANT], [BEARS], others=others), GIANT, whom="O")

    assert play.to_decision("blockers").options == [CORPSE, f"{CORPSE}+{GIANT}"]


def test_a_planeswalkers_controller_may_block_for_it():
    play = attack(combat([GIANT], ["Sorin Markov", BEARS]), GIANT, whom="Sorin Markov")
    after_combat(block(play, Grizzly_Bears=GIANT))

    assert play.permanent("Sorin Markov").count("loyalty") == 4


def test_the_defending_player_decides_although_the_active_one_is_controlled():
    play = combat([GIANT], [BEARS], controls=[controlled("A", by="N")])
    assert attack(play, GIANT).to_decision("blockers").asks == ("blockers", "N", "N")

    control = [controlled("N", by="A")]
    play = attack(combat([GIANT], [BEARS], controls=control), GIANT)
    assert play.to_decision("blockers").asks == ("blockers", "N", "A")


def test_an_attacker_stays_blocked_without_its_blocker():
    shocked = combat([GIANT], [BEARS], others={"A": Side([GIANT], hand=["Shock"])})
    block(attack(shocked, GIANT), Grizzly_Bears=GIANT)
    shocked.use("Shock", BEARS).resolve()

    assert after_combat(shocked).life("N") == 20
    assert shocked.graveyard("N") == [BEARS]


def test_a_blocker_whose_attacker_is_gone_deals_no_damage():
    sides = {"N": Side([BEARS], hand=["Fling"])}
    play = combat(["Coral Merfolk"], others=sides)
    block(attack(play, "Coral Merfolk"), Grizzly_Bears="Coral Merfolk")
    play.pass_priority().use("Fling", "Coral Merfolk", by="N").resolve()

    assert after_combat(play).life("A") == 20
