"""Penalties that grow or are lessened, and answers and notes that are no infraction."""

from __future__ import annotations

import pytest

from quizapp.rules.nouns.tournament.enforcement import Rel
from quizapp.rules.proof.misconceptions.index import MISCONCEPTIONS
from quizapp.rules.refusal import RefusalError
from tests.support.judging import at_the_table, err, judge, rulings

NOTHING = [("N", "none", "none")]
LIE, VIOLATION = "answered_falsely", "communication policy violation"


def committed(act: str, day: str = "", rel: Rel = Rel.COMPETITIVE, **facts: object):
    play = at_the_table(rel=rel, **({"day": day} if day else {}))
    return rulings(judge(err(play, act, **facts)))


@pytest.mark.parametrize("act", ["played_slowly", LIE])
@pytest.mark.parametrize(
    ("earlier", "penalty"), [(0, "warning"), (1, "game loss"), (2, "game loss")]
)
def test_the_second_warning_for_the_same_tournament_error_is_a_game_loss(
    act, earlier, penalty
):
    assert committed(act, earlier=earlier)[0][2] == penalty


@pytest.mark.parametrize("act", ["broke_rule", "lifted_card"])
def test_warnings_of_other_days_and_for_other_infractions_do_not_count(act):
    found = committed(act, count=1, earlier=1, on_other_days=3, for_others=3)

    assert found[0][2] == "warning"


def test_earlier_warnings_for_letting_errors_pass_change_nothing():
    play = err(at_the_table(), "broke_rule", "A", opponents_earlier=5)

    assert rulings(judge(play.to("beginning of combat")))[1][2] == "warning"


def test_what_could_be_had_between_games_costs_only_the_game():
    assert committed("read_sideboard_notes", day="2024-09-23")[0][2] == "game loss"
    assert committed("read_outside_notes", day="2024-09-23")[0][2] == "match loss"


def test_what_notes_for_between_games_cost_in_earlier_editions_is_refused():
    with pytest.raises(RefusalError, match="before 2024-09-23"):
        committed("read_sideboard_notes", day="2019-07-12")
    assert committed("read_outside_notes", day="2019-07-12")[0][2] == "match loss"


@pytest.mark.parametrize(
    "act", ["read_notes_between_games", "read_match_notes", "read_oracle_page"]
)
@pytest.mark.parametrize("rel", Rel)
def test_notes_that_may_be_used_are_no_infraction_at_any_level(act, rel):
    assert committed(act, rel=rel) == NOTHING


@pytest.mark.parametrize(
    "act", ["read_sideboard_notes", "asked_for_advice", "read_advice_online"]
)
def test_help_from_outside_is_explained_at_regular_level(act):
    assert committed(act, rel=Rel.REGULAR) == [("N", "unwanted behaviour", "none")]


@pytest.mark.parametrize("about", ["", "cards_in_hand", "life_total"])
def test_a_false_answer_that_somebody_acted_on_is_a_violation(about):
    assert committed(LIE, about=about) == [("N", VIOLATION, "warning")]


@pytest.mark.parametrize("about", ["hand_contents", "notes"])
@pytest.mark.parametrize("day", ["2016-07-22", "2024-09-23"])
def test_a_false_answer_about_private_information_is_none(about, day):
    assert committed(LIE, day=day, about=about) == NOTHING


def test_a_false_answer_that_nobody_acted_on_is_none():
    assert committed(LIE, in_vain=True) == NOTHING


def test_whether_acting_mattered_is_not_known_in_earlier_editions():
    with pytest.raises(RefusalError, match="before 2019-07-12"):
        committed(LIE, day="2019-05-03", in_vain=True)
    assert committed(LIE, day="2019-05-03")[0][1] == VIOLATION


def test_a_lie_for_an_advantage_is_cheating_whatever_it_is_about():
    found = committed(LIE, about="hand_contents", knowingly=True)

    assert found == [("N", "cheating", "disqualification")]


def believed(id_: str, act: str, **facts: object) -> list[tuple[str, str, str]]:
    belief = next(each for each in MISCONCEPTIONS if each.id == id_)
    return rulings(judge(err(at_the_table(belief=belief), act, **facts)))


@pytest.mark.parametrize(
    ("belief", "act"),
    [
        ("second-warning-is-a-game-loss", "stalled"),
        ("third-warning-for-every-error", "asked_for_advice"),
        ("notes-are-no-assistance", "broke_rule"),
        ("all-notes-are-assistance", "broke_rule"),
        ("advice-is-only-communication", "broke_rule"),
        ("silence-is-cheating", "played_slowly"),
        ("seen-is-drawn", "broke_rule"),
        ("drawn-is-only-seen", "broke_rule"),
    ],
)
def test_a_belief_about_some_errors_leaves_others_as_they_are(belief, act):
    assert believed(belief, act, earlier=5) == committed(act, earlier=5)
