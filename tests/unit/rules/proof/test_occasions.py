"""Occasions: which decisions a description fits."""

from __future__ import annotations

import pytest

from quizapp.rules.nouns.decisions import DecisionKind, Realm
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.turn import Step
from quizapp.rules.proof.graph import Graph
from quizapp.rules.proof.occasions import Occasion
from tests.support.playing import Play
from tests.support.tables import Side, table

A, N = Player("A"), Player("N")
SEARCH = Occasion(of=DecisionKind.SEARCH)


def searching() -> Graph:
    side = Side(hand=["Demonic Tutor"], library={"Plains": 1, "others": 3})
    play = Play(table(A=side)).use("Demonic Tutor").resolve()
    return play.graph(end_of_step=True)


@pytest.mark.parametrize(
    ("description", "fits"),
    [
        ({}, True),
        ({"player": A}, True),
        ({"player": N}, False),
        ({"decider": A}, True),
        ({"decider": N}, False),
        ({"realm": Realm.GAME}, True),
        ({"realm": Realm.CHANCE}, False),
        ({"cause": "Demonic Tutor"}, True),
        ({"cause": "Shock"}, False),
        ({"step": Step.PRECOMBAT_MAIN}, True),
        ({"step": Step.END}, False),
        ({"turn_of": A}, True),
        ({"turn_of": N}, False),
        ({"while_resolving": "Demonic Tutor"}, True),
        ({"while_resolving": "Shock"}, False),
        ({"while_on_stack": "Demonic Tutor"}, False),
    ],
    ids=str,
)
def test_every_part_that_is_given_must_fit(description, fits):
    occasion = Occasion(of=DecisionKind.SEARCH, **description)

    assert occasion.fits(searching().nodes[0]) is fits


def voting() -> Graph:
    sides = {"A": Side(hand=["Plea for Power"]), "N": Side(hand=["Illusion of Choice"])}
    play = Play(table(**sides)).use("Plea for Power")
    play.use("Illusion of Choice", by="N").resolve().resolve()
    return play.graph(end_of_step=True)


@pytest.mark.parametrize(
    ("description", "fits"),
    [
        ({"vote_of": A}, True),
        ({"vote_of": N}, False),
        ({"player": N}, True),
        ({"player": N, "vote_of": A}, True),
    ],
    ids=str,
)
def test_a_vote_is_that_of_one_player_and_may_be_asked_of_another(description, fits):
    occasion = Occasion(of=DecisionKind.VOTE, **description)

    assert occasion.fits(voting().nodes[0]) is fits


def test_what_is_no_vote_is_nobodys():
    occasion = Occasion(of=DecisionKind.SEARCH, vote_of=A)

    assert not occasion.fits(searching().nodes[0])


def test_an_end_of_play_fits_no_occasion():
    ends = [node for node in searching().nodes if node.decision is None]

    assert ends
    assert not any(SEARCH.fits(node) for node in ends)


def test_a_spell_waits_on_the_stack_until_it_resolves():
    side = Side(hand=["Shock"])
    graph = Play(table(A=side)).use("Shock", "target:N").graph(end_of_step=True)
    waiting = Occasion(of=DecisionKind.PRIORITY, while_on_stack="Shock")

    fitting = [waiting.fits(node) for node in graph.nodes]
    assert fitting[:3] == [True, True, False]


def test_a_spell_that_is_still_being_cast_does_not_wait():
    graph = Play(table(A=Side(hand=["Shock"]))).graph("Shock", end_of_step=True)
    casting = Occasion(of=DecisionKind.TARGET, while_on_stack="Shock")

    assert not any(casting.fits(node) for node in graph.nodes)
    assert any(Occasion(of=DecisionKind.TARGET).fits(node) for node in graph.nodes)


def test_an_ability_is_no_spell_that_waits():
    side = Side(field=["Mindslaver"])
    graph = Play(table(A=side)).use("Mindslaver", "target:N").graph(end_of_step=True)
    waiting = Occasion(of=DecisionKind.PRIORITY, while_on_stack="Mindslaver")

    assert not any(waiting.fits(node) for node in graph.nodes)
