"""Control while searching: it begins with the search and ends with it (CR 723.2)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quizapp.rules.game import Game
from quizapp.rules.nouns.sights import Seen, Sight
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.deciding import decider
from quizapp.rules.procedures.seeing.looking import sees
from tests.support.playing import Play
from tests.support.tables import Side, controlled, table

AGENT, TUTOR, STRAND = "Opposition Agent", "Diabolic Tutor", "Flooded Strand"
LIBRARY = {"Forest": 1, "Shock": 1, "others": 9}


def tutored(**more: object) -> Play:
    sides = {
        "A": Side(hand=[TUTOR], library=LIBRARY),
        "N": Side(field=[AGENT]),
        **more.pop("sides", {}),
    }
    return Play(table(**sides, **more)).use(TUTOR).resolve()


def test_an_opponent_who_searches_is_controlled():
    assert tutored().asks == ("search", "A", "N")


def test_the_options_are_those_of_the_searching_player():
    alone = tutored(sides={"N": Side()})

    assert tutored().keys == alone.keys


def test_whoever_controls_the_permanent_searches_freely():
    side = Side(hand=[TUTOR], field=[AGENT], library=LIBRARY)
    play = tutored(sides={"A": side, "N": Side()})

    assert play.asks == ("search", "A", "A")
    assert play.take("Shock").hand("A") == ["Shock"]


def test_whether_to_search_is_decided_before_the_search():
    sides = {
        "A": Side(hand=["Path to Exile"], field=["Hill Giant"], library=LIBRARY),
        "N": Side(field=[AGENT]),
    }
    play = Play(table(**sides)).use("Path to Exile", "Hill Giant").resolve()
    assert play.asks == ("may", "A", "A")

    play.take("do")

    assert play.asks == ("search", "A", "N")


def test_control_is_over_once_what_was_found_is_put_away():
    play = tutored().take("Shock")

    assert play.asks == ("priority", "A", "A")


def test_costs_and_targets_are_no_part_of_the_search():
    sides = {"A": Side(field=[STRAND], library=LIBRARY), "N": Side(field=[AGENT])}
    play = Play(table(**sides)).use(STRAND)

    assert play.life("A") == 19
    assert play.asks == ("priority", "A", "A")


def test_a_search_of_another_players_library_is_not_controlled():
    sides = {
        "A": Side(hand=["Bribery"]),
        "N": Side(field=[AGENT], library={"Hill Giant": 1}),
    }
    play = Play(table(**sides)).use("Bribery").resolve()

    assert play.asks == ("search", "A", "A")


def test_a_player_made_to_search_by_an_opponent_is_controlled():
    sides = {
        "A": Side(field=["Hill Giant"], library=LIBRARY),
        "N": Side(hand=["Path to Exile"], field=[AGENT]),
    }
    play = Play(table(**sides)).use("Path to Exile", "Hill Giant", by="N").resolve()
    assert play.asks == ("may", "A", "A")

    assert play.take("do").asks == ("search", "A", "N")


@pytest.mark.parametrize(("first", "second"), [("N", "O"), ("O", "N")])
def test_of_two_the_one_that_entered_last_controls_the_search(first, second):
    sides = {
        "A": Side(hand=[TUTOR], library=LIBRARY),
        first: Side(field=[AGENT]),
        second: Side(hand=[AGENT]),
    }
    play = Play(table(**sides)).use(AGENT, by=second).resolve()
    play.use(TUTOR, by="A").resolve()

    assert play.asks == ("search", "A", second)


def test_control_of_the_turn_gives_way_to_a_newer_permanent_during_the_search():
    sides = {
        "A": Side(hand=[TUTOR], library=LIBRARY),
        "O": Side(field=[AGENT]),
    }
    older = [controlled("A", by="N", stamp=-1)]
    play = Play(table(**sides, controls=older)).use(TUTOR)
    assert play.asks == ("priority", "A", "N")

    play.resolve()
    assert play.asks == ("search", "A", "O")

    play.take("Shock")
    assert play.asks == ("priority", "A", "N")


def test_control_of_the_turn_that_is_newer_works_in_the_search_as_well():
    sides = {"A": Side(hand=[TUTOR], library=LIBRARY), "O": Side(field=[AGENT])}
    play = Play(table(**sides, controls=[controlled("A", by="N")])).use(TUTOR).resolve()

    assert play.asks == ("search", "A", "N")
    play.take("Shock")
    assert play.in_zone("A", Zone.EXILE) == ["Shock"]


def test_no_teammate_is_controlled():
    sides = {"A": Side(hand=[TUTOR], library=LIBRARY), "N": Side(field=[AGENT])}
    state = table(**sides)
    allied = tuple(replace(each, team="A") for each in state.players)
    play = Play(replace(state, players=allied)).use(TUTOR)
    while play.asks[0] == "priority":
        play.pass_priority()

    assert play.asks == ("search", "A", "A")


def test_the_whole_team_of_the_searching_player_is_controlled():
    sides = {
        "A": Side(hand=[TUTOR], library=LIBRARY),
        "B": Side(),
        "N": Side(field=[AGENT]),
    }
    state = table(**sides)
    teams = {"A": "A", "B": "A", "N": "N"}
    teamed = tuple(replace(each, team=teams[each.player]) for each in state.players)
    play = Play(replace(state, players=teamed)).use(TUTOR)
    while play.asks[0] == "priority":
        play.pass_priority()
    game = Game(play.state, play.rulebook, play.engine.assumptions)

    assert [decider(game, each, "search") for each in ("A", "B", "N")] == ["N"] * 3


def test_a_library_is_shown_to_whoever_searches_it_while_they_search():
    play = tutored()
    game = Game(play.state, play.rulebook, play.engine.assumptions)
    own, others = (Sight(what=Seen.LIBRARY, of=each) for each in ("A", "N"))
    hand = Sight(what=Seen.HAND, of="N")

    for viewer in ("A", "N"):
        assert sees(game, viewer, own)
        assert not sees(game, viewer, others)
    assert not sees(game, "A", hand)

    play.take("Shock")
    over = Game(play.state, play.rulebook, play.engine.assumptions)
    assert not sees(over, "A", own)
