"""The graph: every state once, the way to any of them, and a budget."""

from __future__ import annotations

from itertools import pairwise

import pytest

from quizapp.rules.nouns.zones import Zone
from quizapp.rules.play.engine import Engine, Horizon
from quizapp.rules.proof.graph import Graph, Node
from quizapp.rules.refusal import OverBudgetError
from tests.support.playing import Play
from tests.support.tables import Side, controlled, table

SHOCKING = {"A": Side(hand=["Shock"]), "N": Side(field=["Silvercoat Lion"])}


def names(node: Node, zone: Zone) -> set[str]:
    return {each.name for each in node.state.in_zone(zone)}


def ends(graph: Graph) -> list[int]:
    return [place for place, node in enumerate(graph.nodes) if node.decision is None]


def test_every_state_is_looked_at_once():
    graph = Play(table(**SHOCKING)).graph("Shock")

    states = [node.state for node in graph.nodes]
    assert len(states) == len(set(states))


def test_every_option_of_every_decision_is_followed():
    graph = Play(table(**SHOCKING)).graph("Shock")

    for node in graph.nodes:
        keys = (
            []
            if node.decision is None
            else [each.key for each in node.decision.options]
        )
        assert [edge.option_key for edge in node.edges] == keys


def test_options_that_come_to_the_same_state_lead_to_one_node():
    """The default action of a permanent that is gone does as little as none."""
    gorger = "Phyrexian Soulgorger"
    state = table(step="upkeep", A=Side(field=[gorger], hand=["Fling"]))
    play = Play(state, day="2018-10-03", forgotten=[gorger])
    play.use("Fling", "target:N", gorger).resolve()

    graph = play.notice(gorger).graph(end_of_step=True)

    assert [edge.option_key for edge in graph.nodes[0].edges] == ["default", "no"]
    assert len({edge.node for edge in graph.nodes[0].edges}) == 1


def test_lines_of_play_end_beyond_the_horizon():
    graph = Play(table(**SHOCKING)).graph("Shock", end_of_step=True)

    assert ends(graph)
    for place in ends(graph):
        assert graph.nodes[place].state.turn.step != "precombat main"


def test_lines_of_play_end_with_the_game():
    dying = {"A": Side(hand=["Shock"]), "N": Side(life=2)}
    graph = Play(table(**dying)).graph("Shock", end_of_step=True)

    lost = [
        node for node in graph.nodes if any(each.lost for each in node.state.players)
    ]
    assert lost
    assert all(node.edges == () for node in lost)


def test_the_shortest_way_to_a_state_is_found():
    graph = Play(table(**SHOCKING)).graph("Shock", end_of_step=True)

    to_pass = graph.path_to(lambda node: node.decision and node.decision.chooser == "N")
    to_die = graph.path_to(
        lambda node: "Silvercoat Lion" in names(node, Zone.GRAVEYARD)
    )

    assert len(to_pass) == 2
    assert len(to_die) == len(["start", "target", "priority A", "priority N", "dead"])
    for here, there in pairwise(to_die):
        assert there in {edge.node for edge in graph.nodes[here].edges}


def test_a_node_that_fits_at_once_needs_no_way():
    assert Play(table()).graph(end_of_step=True).path_to(lambda node: True) == (0,)


def test_there_is_no_way_to_what_never_happens():
    assert Play(table()).graph(end_of_step=True).path_to(lambda node: False) is None


def test_the_steps_along_a_path_are_what_the_rules_said_on_it():
    state = table(**SHOCKING, controls=[controlled("A", by="N")])
    graph = Play(state).graph("Shock", end_of_step=True)
    path = graph.path_to(
        lambda node: node.decision is not None and node.decision.kind == "target"
    )

    steps = graph.steps_along(path)

    assert graph.steps_along(path[:1]) == graph.steps
    assert steps[: len(graph.steps)] == graph.steps
    assert "control.decides" in {step.rule for step in steps[len(graph.steps) :]}


def test_a_derivation_replays_to_the_same_state():
    play = Play(table(**SHOCKING))
    graph = play.graph("Shock")
    engine = Engine(play.rulebook, play.engine.assumptions, Horizon(1))
    path = graph.path_to(lambda node: node.decision is None)

    here = engine.advance(play.state)
    for before, after in pairwise(path):
        edge = next(each for each in graph.nodes[before].edges if each.node == after)
        here = engine.apply(here.state, edge.option_key)

    assert here.state == graph.nodes[path[-1]].state


def test_looking_twice_sees_the_same():
    assert Play(table(**SHOCKING)).graph("Shock") == Play(table(**SHOCKING)).graph(
        "Shock"
    )


def test_more_states_than_the_budget_allows_are_refused():
    play = Play(table(**SHOCKING))

    with pytest.raises(OverBudgetError, match="more than 5 states"):
        play.graph("Shock", budget=5)
