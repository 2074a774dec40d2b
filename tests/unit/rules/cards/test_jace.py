"""Jace, Vryn's Prodigy: nothing is optional, and the graveyard is counted at the end."""

from __future__ import annotations

import pytest

from quizapp.rules.nouns.events import Discarded, Drew, Moved
from quizapp.rules.nouns.zones import Zone
from tests.support.playing import Play
from tests.support.tables import Side, controlled, table

JACE = "Jace, Vryn's Prodigy"
BACK = "Jace, Telepath Unbound"


def loot(buried: int, **more: object) -> Play:
    side = Side(
        field=[JACE],
        hand=["Fling", "Shock"],
        graveyard=["Forest"] * buried,
        library={"Plains": 20},
    )
    return Play(table(A=side, **more)).use(JACE).resolve()


def test_the_ability_draws_before_it_asks_for_a_discard():
    play = loot(0)

    assert play.happened(Drew) == [Drew(by="A")]
    assert play.asks == ("discard", "A", "A")
    assert sorted(play.options) == ["Fling", "Plains", "Shock"]


def test_the_card_just_drawn_may_be_discarded():
    play = loot(0).take("Plains")

    assert play.happened(Discarded) == [Discarded(by="A", card="Plains")]
    assert play.hand("A") == ["Fling", "Shock"]


def test_the_controlling_player_chooses_the_discard_but_not_whether():
    play = loot(0, controls=[controlled("A", by="N")])

    assert play.asks == ("discard", "A", "N")
    assert len(play.keys) == 3


@pytest.mark.parametrize(
    ("buried", "turns"), [(3, False), (4, True), (5, True)], ids=str
)
def test_the_graveyard_is_counted_after_the_discard(buried, turns):
    play = loot(buried).take("Fling")

    assert (BACK in play.field("A")) is turns
    assert (JACE in play.field("A")) is not turns


def test_jace_returns_as_a_new_object_that_is_a_planeswalker_with_five_loyalty():
    play = loot(4).take("Fling")

    jace = play.permanent(BACK)
    assert jace.count("loyalty") == 5
    assert not jace.is_creature
    assert not jace.tapped
    assert jace.controller == "A"
    moves = [(each.now, each.transformed) for each in play.happened(Moved)]
    assert moves[-2:] == [(Zone.EXILE, False), (Zone.BATTLEFIELD, True)]


def test_a_player_in_control_cannot_keep_jace_from_turning():
    graph = loot(4, controls=[controlled("A", by="N")]).graph(end_of_step=True)

    ends = [node.state for node in graph.nodes if node.decision is None]
    assert ends
    for state in ends:
        names = {each.name for each in state.in_zone(Zone.BATTLEFIELD)}
        assert names == {BACK}


def test_jace_stays_away_when_he_is_gone_before_the_ability_resolves():
    side = Side(field=[JACE], hand=["Fling", "Shock"], graveyard=["Forest"] * 4)
    play = Play(table(A=side, N=Side(hand=["Shock"]))).use(JACE)
    play.use("Shock", JACE, by="N").resolve().resolve().take("Fling")

    assert play.field("A") == []
    assert JACE in play.graveyard("A")


def test_both_sides_of_a_card_have_the_same_owner():
    play = loot(4).take("Fling")

    assert play.permanent(BACK).owner == "A"
    assert play.permanent(BACK).card.name == JACE
