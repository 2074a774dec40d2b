"""Control of a player makes no choices that nothing asks for (CR 723.5b)."""

from __future__ import annotations

import pytest

from quizapp.rules.proof.misconceptions.playing.legality import LEGALITY
from tests.support.playing import Play
from tests.support.tables import controlled, table

(BELIEF,) = (e for e in LEGALITY if e.id == "the-draw-of-a-turn-is-a-choice")


def upkeep(**how) -> Play:
    return Play(table(step="upkeep", controls=[controlled("A", by="N")]), **how)


def test_the_draw_of_a_controlled_player_is_no_choice():
    play = upkeep().pass_priority(2)

    assert play.asks == ("priority", "A", "N")
    assert len(play.hand("A")) == 1


@pytest.mark.parametrize(("choice", "drawn"), [("do", 1), ("leave out", 0)])
def test_whoever_takes_the_draw_for_a_choice_asks_whoever_decides(choice, drawn):
    play = upkeep(belief=BELIEF).pass_priority(2)
    assert play.asks == ("may", "A", "N")

    assert len(play.take(choice).hand("A")) == drawn


def test_nobody_is_controlled_and_the_draw_happens_all_the_same():
    play = Play(table(step="upkeep"), belief=BELIEF).pass_priority(2)

    assert len(play.hand("A")) == 1
