"""Attacking: who may attack, what may be attacked, and who says so (CR 508.1)."""

from __future__ import annotations

import pytest

from quizapp.rules.nouns.combat import NO_COMBAT
from quizapp.rules.nouns.events import Attacked
from quizapp.rules.refusal import OverBudgetError
from tests.support.fighting import after_combat, attack, combat
from tests.support.playing import Play
from tests.support.tables import On, Side, controlled, table

CONTROL = [controlled("A", by="N")]
OTHERS = {"O": Side(field=["Sorin Markov"])}


def test_every_set_of_creatures_is_an_option_and_nobody_has_to_attack():
    play = combat(["Hill Giant", "Grizzly Bears"]).to_decision("attackers")

    assert play.options == [
        "attack:none",
        "Hill Giant",
        "Grizzly Bears",
        "Hill Giant+Grizzly Bears",
    ]


def test_a_tapped_creature_and_one_that_is_too_new_cannot_attack():
    field = [On("Hill Giant", tapped=True), On("Grizzly Bears", new=True)]
    play = combat(field, ["Walking Corpse"]).to("declare attackers")

    assert play.decision.kind == "priority"


def test_a_creature_with_haste_attacks_in_the_turn_in_which_it_comes():
    play = combat([On("Raging Goblin", new=True)])

    assert attack(play, "Raging Goblin").happened(Attacked) == [
        Attacked(card="Raging Goblin", by="A", whom="N")
    ]


def test_attacking_taps_the_creature():
    play = attack(combat(["Hill Giant", "Grizzly Bears"]), "Hill Giant")

    assert play.permanent("Hill Giant").tapped
    assert not play.permanent("Grizzly Bears").tapped


def test_nobody_is_asked_what_is_attacked_where_there_is_one_possibility():
    play = attack(combat(["Hill Giant"]), "Hill Giant")

    assert play.asks == ("priority", "A", "A")


def test_a_planeswalker_may_be_attacked_and_loses_loyalty():
    play = combat(["Hill Giant"], ["Sorin Markov"]).to_decision("attackers")
    play.take("Hill Giant")
    assert play.keys == ["attacks:N", "attacks:1"]

    after_combat(play.take("Sorin Markov"))

    assert play.permanent("Sorin Markov").count("loyalty") == 1
    assert play.life("N") == 20


def test_each_opponent_and_their_planeswalkers_may_be_attacked():
    play = combat(["Hill Giant"], ["Walking Corpse"], others=OTHERS, controls=CONTROL)
    play.to_decision("attackers").take("Hill Giant")

    assert play.asks == ("attacked", "A", "N")
    assert play.keys == ["attacks:N", "attacks:O", "attacks:2"]


def test_two_attackers_may_attack_different_players():
    play = combat(["Hill Giant", "Grizzly Bears"], others={"O": Side()})
    play.to_decision("attackers").take("Hill Giant+Grizzly Bears")
    after_combat(play.take("N").take("O"))

    assert (play.life("N"), play.life("O")) == (17, 18)


def test_whoever_decides_for_the_active_player_chooses_the_attackers():
    play = combat(["Hill Giant"], controls=CONTROL).to_decision("attackers")

    assert play.asks == ("attackers", "A", "N")


def test_without_attackers_blocks_and_damage_are_skipped():
    play = combat(["Hill Giant"]).to_decision("attackers").take("attack:none")

    assert play.to("end of combat").state.combat == NO_COMBAT


def test_creatures_are_removed_from_combat_as_it_ends():
    play = attack(combat(["Hill Giant"]), "Hill Giant")

    assert after_combat(play).state.combat == NO_COMBAT


def test_an_unblocked_creature_damages_the_player_it_attacks():
    assert after_combat(attack(combat(["Hill Giant"]), "Hill Giant")).life("N") == 17


def test_nobody_attacks_unless_the_question_says_so():
    play = Play(table(A=Side(field=["Hill Giant"]))).to("postcombat main")

    assert play.happened(Attacked) == []


def test_too_many_possible_attackers_are_refused():
    with pytest.raises(OverBudgetError):
        combat(["Hill Giant"] * 9).to_decision("attackers")
