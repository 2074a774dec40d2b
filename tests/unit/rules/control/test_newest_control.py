"""Several effects on one player: the one created last works, self-control included
(CR 723.1a, 723.9)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.playing import Play
from tests.support.tables import Side, controlled, table

PLAYERS = ("A", "C", "N")


def decider_in_the_turn_of_n(*created_by: str) -> str:
    controls = [
        controlled("N", by=by, next_turn=True, stamp=stamp)
        for stamp, by in enumerate(created_by, start=50)
    ]
    state = table(turn="C", step="end", C=Side(), controls=controls)
    return Play(state).to("upkeep", of="N").decision.decider


@given(st.lists(st.sampled_from(PLAYERS), min_size=1, max_size=6))
def test_the_newest_effect_works_in_every_order_of_creation(created_by):
    assert decider_in_the_turn_of_n(*created_by) == created_by[-1]


@given(st.permutations([("A", 50), ("C", 51), ("N", 52)]))
def test_the_moment_of_creation_counts_and_not_the_order_in_a_list(made):
    controls = [controlled("N", by=by, stamp=stamp) for by, stamp in made]
    play = Play(table(turn="N", C=Side(), controls=controls))

    assert play.asks == ("priority", "N", "N")


def test_controlling_oneself_overwrites_an_older_effect_of_another_player():
    assert decider_in_the_turn_of_n("A", "N") == "N"


def test_a_newer_effect_of_another_player_overwrites_control_of_oneself():
    assert decider_in_the_turn_of_n("N", "A") == "A"


def test_controlling_oneself_changes_nothing():
    alone = Play(table(turn="N", controls=[controlled("N", by="N")]))
    free = Play(table(turn="N"))

    assert (alone.asks, alone.keys) == (free.asks, free.keys)


@pytest.mark.parametrize(
    ("first", "second", "decides"), [("A", "N", "N"), ("N", "A", "A")]
)
def test_an_effect_counts_from_its_resolution_and_not_from_its_activation(
    first, second, decides
):
    """Whoever is answered resolves last."""
    sides = {role: Side(field=["Mindslaver"]) for role in "AN"}
    play = Play(table(**sides))
    play.use("Mindslaver", "target:N", by=second).use(
        "Mindslaver", "target:N", by=first
    )
    play.resolve().resolve()

    assert play.to("upkeep", of="N").decision.decider == decides


def test_the_reason_names_the_newest_effect():
    controls = [
        controlled("N", by="A", stamp=50, source="Mindslaver"),
        controlled("N", by="A", stamp=51, source="Worst Fears"),
    ]
    play = Play(table(turn="N", controls=controls))

    newest = [dict(step.says) for step in play.steps if step.rule == "control.newest"]
    assert {each["source"] for each in newest} == {"Worst Fears"}
    assert {each["count"] for each in newest} == {2}
