"""Information: what a player who is asked must tell, may keep back, or may make up."""

from __future__ import annotations

import pytest

from quizapp.rules.nouns.events import Answered
from quizapp.rules.nouns.tournament.enforcement import Rel
from quizapp.rules.policy.conduct.information import Information
from quizapp.rules.proof.misconceptions.index import MISCONCEPTIONS
from quizapp.rules.refusal import RefusalError
from tests.support.judging import ask_for, change

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
        ("poison_counters", FULL, FULL),
        ("monarch", FULL, FULL),
        ("graveyard_names", FULL, FULL),
        ("tapped_lands", FULL, FULL),
        ("match_score", FULL, FULL),
        ("library_size", SILENT, FULL),
        ("rules_of_the_game", SILENT, FULL),
        ("face_down_card", FREE_TO_LIE, FREE_TO_LIE),
        ("notes", FREE_TO_LIE, FREE_TO_LIE),
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


@pytest.mark.parametrize("what", Information)
def test_a_judge_is_told_the_truth_about_everything(what):
    assert ask_for(what, judge=True).keys == FULL


@pytest.mark.parametrize(
    ("day", "category"),
    [("2016-07-22", "free"), ("2018-04-26", "free"), ("2018-04-27", "status")],
)
def test_what_is_status_today_was_free_before(day, category):
    play = ask_for("life_total", day=day)

    assert play.keys == FULL
    step = next(each for each in play.steps if each.rule == "mtr.information")
    assert step.says == (("category", category),)


def test_who_is_the_monarch_was_no_category_before_2018():
    with pytest.raises(RefusalError, match="not said before 2018-01-19"):
        ask_for("monarch", day="2018-01-18")
    assert ask_for("monarch", day="2018-01-19").keys == FULL


@pytest.mark.parametrize(
    ("what", "since"),
    [
        ("life_total", "2016-07-22"),
        ("poison_counters", "2018-01-19"),
        ("monarch", "2018-04-27"),
        ("cards_in_hand", ""),
        ("graveyard_names", ""),
    ],
)
def test_what_has_to_be_told_unasked_depends_on_the_edition(what, since):
    for day in ("2016-07-22", "2018-01-18", "2018-01-19", "2018-04-26", "2018-04-27"):
        must = bool(since) and day >= since
        expected = ["announcement"] if must else ["announcement", "silence"]
        assert change(what, day=day).keys == expected


def test_whoever_keeps_a_change_back_has_said_nothing():
    play = change("cards_in_hand").take("silence")

    assert play.happened(Answered) == [Answered(by="N", how="silence")]
    assert play.asks[0] == "priority"


@pytest.mark.parametrize(
    ("belief", "what"),
    [
        ("hand-size-is-private", "life_total"),
        ("hand-size-is-free-information", "notes"),
        ("information-is-private", "cards_in_hand"),
        ("information-is-free", "library_size"),
    ],
)
def test_a_belief_about_some_information_leaves_other_as_it_is(belief, what):
    found = next(each for each in MISCONCEPTIONS if each.id == belief)

    assert ask_for(what, belief=found).keys == ask_for(what).keys
