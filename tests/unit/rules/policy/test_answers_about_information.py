"""Information: what a player who is asked must tell, may keep back, or may make up."""

from __future__ import annotations

import pytest

from quizapp.rules.nouns.events import Answered
from quizapp.rules.nouns.tournament.enforcement import Rel
from tests.support.judging import ask_for

FULL, SILENT, FREE_TO_LIE = (
    ["truth"],
    ["truth", "nothing"],
    ["truth", "nothing", "falsehood"],
)


@pytest.mark.parametrize(
    ("what", "competitive", "regular"),
    [
        ("life_total", FULL, FULL),
        ("current_phase", FULL, FULL),
        ("cards_in_hand", SILENT, FULL),
        ("card_characteristics", SILENT, FULL),
        ("hand_contents", FREE_TO_LIE, FREE_TO_LIE),
    ],
)
def test_how_a_player_may_answer_depends_on_the_category_and_the_level(
    what, competitive, regular
):
    assert ask_for(what).keys == competitive
    assert ask_for(what, Rel.REGULAR).keys == regular


def test_whoever_is_asked_answers_in_person():
    play = ask_for("cards_in_hand")

    assert play.decision.realm == "tournament"
    assert play.asks == ("answer", "N", "N")


def test_the_answer_is_kept_and_the_game_goes_on():
    play = ask_for("cards_in_hand").take("nothing")

    assert play.happened(Answered) == [Answered(by="N", how="nothing")]
    assert play.asks[0] == "priority"
