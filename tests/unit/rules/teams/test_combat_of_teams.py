"""Combat between teams: they attack, block and assign damage as a group (CR 805.10)."""

from __future__ import annotations

import pytest

from quizapp.rules.nouns.events import DamageDealt
from quizapp.rules.proof.statements.combat import HasAttacked
from quizapp.rules.refusal import RefusalError, UnderdeterminedError
from tests.support.fighting import (
    Fight,
    after_combat,
    attack,
    block,
    divide,
    divisions,
    to_damage,
)
from tests.support.playing import Play
from tests.support.tables import Side
from tests.support.teams import teams

OLD = "2017-09-25"
"""The last edition known in which a team was attacked as a whole."""


def fight(day: str = "", **fields: list[str]) -> Play:
    """Begin combat of A and A2 with these permanents on the battlefield."""
    sides = {player: Side(field=cards) for player, cards in fields.items()}
    return Fight(teams("beginning of combat", **sides), day=day)


def test_each_creature_attacks_one_player_of_the_other_team():
    """CR 805.10b."""
    play = fight(A=["Hill Giant"], A2=["Bronze Sable"])
    play.to_decision("attackers").take("Hill Giant+Bronze Sable")

    assert play.asks == ("attacked", "A", "A")
    play.take("attacks:N").take("attacks:N2")

    attacks = play.state.combat.attacks
    assert [each.defender for each in attacks] == ["N", "N2"]


def test_combat_damage_to_either_player_lowers_the_total_of_the_team():
    play = fight(A=["Hill Giant"], A2=["Bronze Sable"])
    play.to_decision("attackers").take("Hill Giant+Bronze Sable")
    play.take("attacks:N").take("attacks:N2")

    assert after_combat(play).life("N") == 30 - 3 - 2


def test_a_creature_blocks_what_attacks_the_teammate_of_its_player():
    """CR 805.10d."""
    play = attack(
        fight(A=["Grizzly Bears"], N2=["Hill Giant"]), "Grizzly Bears", whom="attacks:N"
    )

    assert play.to_decision("blockers").asks == ("blockers", "N", "N")
    block(play, Hill_Giant="Grizzly Bears")
    assert after_combat(play).graveyard("A") == ["Grizzly Bears"]
    assert play.life("N") == 30


def test_the_creatures_of_both_defending_players_block_together():
    play = attack(
        fight(A=["Rumbling Baloth"], N=["Grizzly Bears"], N2=["Walking Corpse"]),
        "Rumbling Baloth",
        whom="attacks:N2",
    )
    blocked = block(
        play, Grizzly_Bears="Rumbling Baloth", Walking_Corpse="Rumbling Baloth"
    )

    assert to_damage(blocked).asks == ("damage", "A", "A")


def test_the_primary_player_announces_the_damage_of_a_teammates_creature():
    """CR 805.2, 805.10f."""
    play = attack(
        fight(A2=["Rumbling Baloth"], N=["Grizzly Bears", "Walking Corpse"]),
        "Rumbling Baloth",
        whom="attacks:N2",
    )
    blocked = block(
        play, Grizzly_Bears="Rumbling Baloth", Walking_Corpse="Rumbling Baloth"
    )

    assert to_damage(blocked).asks == ("damage", "A", "A")


def test_a_creature_hits_an_opponent_whichever_of_them_it_attacked():
    play = attack(
        fight(A2=["Coastal Piracy", "Hill Giant"]), "Hill Giant", whom="attacks:N"
    )
    play.to_decision("may")

    assert play.asks == ("may", "A2", "A2")


def test_banding_between_teams_is_refused():
    play = fight(A=["Benalish Hero"], A2=["Hill Giant"])
    play.to_decision("attackers").take("Benalish Hero+Hill Giant")
    play.take("attacks:N")

    with pytest.raises(RefusalError, match="banding"):
        play.take("attacks:N")


def test_blockers_with_banding_between_teams_are_refused():
    play = attack(
        fight(A=["Rumbling Baloth"], N=["Benalish Hero", "Grizzly Bears"]),
        "Rumbling Baloth",
        whom="attacks:N",
    )
    block(play, Benalish_Hero="Rumbling Baloth", Grizzly_Bears="Rumbling Baloth")

    with pytest.raises(RefusalError, match="banding"):
        to_damage(play)


def test_in_old_rules_a_team_is_attacked_as_a_whole():
    """CR 810.7a until 2018."""
    play = fight(OLD, A=["Hill Giant"])
    play.to_decision("attackers").take("Hill Giant")

    assert play.step == ("A", "declare attackers")
    assert HasAttacked(card="Hill Giant").holds(play.state)
    assert not HasAttacked(card="Bronze Sable").holds(play.state)
    with pytest.raises(UnderdeterminedError, match="as a whole"):
        HasAttacked(card="Hill Giant", whom="N").holds(play.state)


def test_in_old_rules_every_creature_of_the_other_team_may_block():
    """CR 810.7d until 2018."""
    play = attack(fight(OLD, A=["Grizzly Bears"], N2=["Hill Giant"]), "Grizzly Bears")

    block(play, Hill_Giant="Grizzly Bears")
    assert after_combat(play).graveyard("A") == ["Grizzly Bears"]


def test_in_old_rules_it_is_chosen_only_with_the_damage_which_player_is_dealt_it():
    """CR 810.7f until 2018."""
    play = to_damage(attack(fight(OLD, A2=["Hill Giant"]), "Hill Giant"))

    assert play.asks == ("damage", "A", "A")
    assert divisions(play) == [{"N": 3}, {"N2": 3}]
    assert after_combat(divide(play, N2=3)).life("N") == 27
    assert [each.to for each in play.happened(DamageDealt)] == ["N2"]


def test_in_old_rules_trample_goes_to_one_player_of_the_team():
    play = attack(
        fight(OLD, A=["Stampeding Rhino"], N=["Grizzly Bears"]), "Stampeding Rhino"
    )
    play = to_damage(block(play, Grizzly_Bears="Stampeding Rhino"))

    assert {"Grizzly Bears": 2, "N2": 2} in divisions(play)
    assert {"Grizzly Bears": 4} in divisions(play)
    assert not [each for each in divisions(play) if {"N", "N2"} <= each.keys()]
    assert len(divisions(play)) == len({str(each) for each in divisions(play)})
