"""Commanders that die: their owner says whether they go to the command zone (CR 903.9a)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quizapp.rules.nouns.zones import Zone
from quizapp.rules.refusal import RefusalError
from tests.support.playing import Play
from tests.support.tables import Side, controlled, table

JACE = "Jace, Vryn's Prodigy"


def shot(controls: tuple = (), **how: object) -> Play:
    """Have N's Shock kill the commander of A."""
    a = Side(field=[JACE], hand=["Shock"], graveyard=[JACE])
    state = table(A=a, N=Side(hand=["Shock"]), controls=controls)
    players = tuple(
        replace(each, commander=JACE) if each.player == "A" else each
        for each in state.players
    )
    play = Play(replace(state, players=players), **how)
    return play.use("Shock", JACE, by="N").resolve()


def test_the_owner_is_asked_as_soon_as_the_commander_has_died():
    play = shot()

    assert play.asks == ("may", "A", "A")
    assert play.keys == ["return", "leave"]


def test_the_choice_is_a_game_choice_and_so_the_controlling_players():
    assert shot((controlled("A", by="N"),)).asks == ("may", "A", "N")


def test_a_commander_goes_to_the_command_zone_if_its_owner_wants_that():
    play = shot().take("return")

    assert play.in_zone("A", Zone.COMMAND) == [JACE]
    assert JACE in play.graveyard("A")
    assert play.asks == ("priority", "A", "A")


def test_a_commander_that_was_left_in_the_graveyard_stays_there():
    play = shot().take("leave")

    assert play.asks == ("priority", "A", "A")
    assert play.graveyard("A") == [JACE, JACE]
    assert play.pass_priority(2).asks == ("priority", "A", "A")


def test_a_commander_that_dies_under_earlier_rules_is_refused():
    with pytest.raises(RefusalError, match="before 2020-07-03"):
        shot(day="2016-09-30")
