"""Reaching: what a player can bring about, whatever the others and chance decide."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option, Realm
from quizapp.rules.nouns.objects import Player
from quizapp.rules.proof.graph import Edge, Graph, Node
from quizapp.rules.proof.reaching import always, can_reach, winning_nodes

A, N = Player("A"), Player("N")


def graph(*nodes: tuple[str, str, tuple[int, ...]]) -> Graph:
    """Make a graph of nodes: what is so there, who decides ("?" is chance), and where
    the options lead."""
    return Graph(tuple(node(*each) for each in nodes), ())


def node(state: str, decider: str, ways: tuple[int, ...]) -> Node:
    edges = tuple(Edge(str(way), way, ()) for way in ways)
    if not ways:
        return Node(state, None, ())
    decision = Decision(
        kind=DecisionKind.CHOOSE,
        realm=Realm.CHANCE if decider == "?" else Realm.GAME,
        chooser=A,
        decider=A if decider == "?" else Player(decider),
        options=tuple(Option(edge.option_key) for edge in edges),
        cause="",
    )
    return Node(state, decision, edges)


def is_goal(state: str) -> bool:
    return state == "goal"


CHOICE_OF_A = graph(("", "A", (1, 2)), ("goal", "", ()), ("", "", ()))
CHOICE_OF_N = graph(("", "N", (1, 2)), ("goal", "", ()), ("", "", ()))
CHANCE = graph(("", "?", (1, 2)), ("goal", "", ()), ("", "", ()))


def test_one_way_is_enough_where_the_player_decides():
    assert can_reach(CHOICE_OF_A, is_goal, A)


def test_every_way_must_lead_there_where_an_opponent_decides():
    assert not can_reach(CHOICE_OF_N, is_goal, A)
    assert can_reach(CHOICE_OF_N, is_goal, N)


@pytest.mark.parametrize("player", [A, N, None])
def test_nobody_can_rely_on_chance(player):
    assert not can_reach(CHANCE, is_goal, player)


def test_all_players_together_can_do_what_one_alone_cannot():
    together = graph(
        ("", "A", (1, 3)), ("", "N", (2, 3)), ("goal", "", ()), ("", "", ())
    )

    assert can_reach(together, is_goal)
    assert not can_reach(together, is_goal, A)
    assert not can_reach(together, is_goal, N)


def test_a_goal_that_holds_at_the_start_is_reached():
    assert can_reach(graph(("goal", "N", (1,)), ("", "", ())), is_goal, A)


def test_going_round_in_circles_reaches_nothing():
    circle = graph(("", "N", (0, 1)), ("", "A", (0, 2)), ("goal", "", ()))

    assert not can_reach(circle, is_goal, A)
    assert not always(circle, is_goal)
    assert can_reach(circle, is_goal)


def test_a_player_may_leave_a_circle_of_their_own():
    circle = graph(("", "A", (0, 1)), ("goal", "", ()))

    assert can_reach(circle, is_goal, A)


def test_two_options_with_the_same_result_count_once():
    double = graph(("", "N", (1, 1)), ("goal", "", ()))

    assert can_reach(double, is_goal, A)


def test_what_happens_on_every_line_happens_always():
    assert always(graph(("", "N", (1, 2)), ("goal", "", ()), ("goal", "", ())), is_goal)
    assert not always(CHOICE_OF_A, is_goal)
    assert not always(CHANCE, is_goal)


def test_the_nodes_from_which_the_goal_can_be_brought_about_are_listed():
    assert winning_nodes(CHOICE_OF_A, is_goal, A) == {0, 1}
    assert winning_nodes(CHOICE_OF_N, is_goal, A) == {1}


@st.composite
def graphs(draw: st.DrawFn) -> Graph:
    size = draw(st.integers(1, 6))
    ways = st.lists(st.integers(0, size - 1), max_size=3).map(tuple)
    one = st.tuples(st.sampled_from(["", "goal"]), st.sampled_from("AN?"), ways)
    return graph(*draw(st.lists(one, min_size=size, max_size=size)))


@given(graphs())
def test_what_always_happens_anybody_can_bring_about(lines):
    if always(lines, is_goal):
        assert can_reach(lines, is_goal, A)
        assert can_reach(lines, is_goal, N)


@given(graphs())
def test_what_one_player_can_do_all_players_together_can_do(lines):
    if can_reach(lines, is_goal, A) or can_reach(lines, is_goal, N):
        assert can_reach(lines, is_goal)


@given(graphs())
def test_a_goal_that_never_holds_is_reached_by_nobody(lines):
    for player in (A, N, None):
        assert (
            winning_nodes(lines, lambda state: state == "nowhere", player)
            == frozenset()
        )
