"""Infractions: which one an act is, who answers for it, and the penalty."""

from __future__ import annotations

import pytest

from quizapp.rules.nouns.events import Ruled
from quizapp.rules.nouns.tournament.incidents import Act
from quizapp.rules.refusal import RefusalError
from tests.support.judging import CONTROL, HAND, at_the_table, err, judge, rulings
from tests.support.playing import Play
from tests.support.tables import On, Side, table

INFRACTIONS = {
    "drew_extra": ("hidden card error", "warning"),
    "lifted_card": ("looking at extra cards", "warning"),
    "broke_rule": ("game rule violation", "warning"),
    "erred_in_mulligan": ("mulligan procedure error", "warning"),
    "played_slowly": ("slow play", "warning"),
    "stalled": ("stalling", "disqualification"),
    "forgot_untap": ("game rule violation", "warning"),
    "forgot_discard": ("game rule violation", "warning"),
    "forgot_draw": ("game rule violation", "warning"),
    "read_outside_notes": ("outside assistance", "match loss"),
    "read_sideboard_notes": ("outside assistance", "game loss"),
    "read_notes_between_games": ("none", "none"),
    "read_match_notes": ("none", "none"),
    "read_oracle_page": ("none", "none"),
    "asked_for_advice": ("outside assistance", "match loss"),
    "read_advice_online": ("outside assistance", "match loss"),
    "answered_falsely": ("communication policy violation", "warning"),
}


TAPPED = "Hill Giant"


def committed(act: str, by: str = "N", **more: object) -> list[tuple[str, str, str]]:
    side = HAND._replace(field=[On(TAPPED, tapped=True)])
    play = Play(table(A=side, N=side, controls=CONTROL))
    return rulings(judge(err(play, act, by, card=TAPPED, **more)))


def test_every_act_is_an_infraction():
    assert set(INFRACTIONS) == {each.value for each in Act}


@pytest.mark.parametrize("act", INFRACTIONS)
@pytest.mark.parametrize("by", ["A", "N"])
def test_whoever_did_it_answers_for_it_controlled_or_not(act, by):
    assert committed(act, by, count=1) == [(by, *INFRACTIONS[act])]


@pytest.mark.parametrize("act", INFRACTIONS)
def test_what_is_done_knowingly_for_an_advantage_is_cheating(act):
    found = committed(act, count=1, knowingly=True)

    assert found == [("N", "cheating", "disqualification")]


@pytest.mark.parametrize(
    ("earlier", "penalty"),
    [(0, "warning"), (1, "warning"), (2, "game loss"), (3, "game loss")],
)
def test_the_third_warning_for_the_same_error_is_a_game_loss(earlier, penalty):
    assert committed("broke_rule", earlier=earlier)[0][2] == penalty


def test_a_heavier_penalty_does_not_depend_on_earlier_warnings():
    assert committed("read_outside_notes", earlier=5)[0][2] == "match loss"


def late(told_by: str | None = None, act: str = "broke_rule", **more: object) -> Play:
    play = err(at_the_table(), act, "A", told_by=told_by, **more)
    return judge(play.to("beginning of combat"))


def test_an_opponent_who_let_an_error_pass_failed_to_maintain_the_game_state():
    assert rulings(late()) == [
        ("A", "game rule violation", "warning"),
        ("N", "failure to maintain game state", "warning"),
    ]


def test_whoever_told_the_other_to_do_it_shares_the_violation():
    assert rulings(late(told_by="N")) == [
        ("A", "game rule violation", "warning"),
        ("N", "game rule violation", "warning"),
    ]


def test_an_instruction_matters_only_once_play_has_passed():
    play = err(at_the_table(), "broke_rule", "A", told_by="N")

    assert rulings(judge(play)) == [("A", "game rule violation", "warning")]


def test_an_error_of_earlier_turns_has_passed():
    play = err(at_the_table(), "broke_rule", "A").to("precombat main", of="N")

    assert [each[0] for each in rulings(judge(play))] == ["A", "N"]


def test_failure_to_maintain_never_grows_beyond_a_warning():
    first, second = rulings(late(earlier=2))

    assert first == ("A", "game rule violation", "game loss")
    assert second == ("N", "failure to maintain game state", "warning")


@pytest.mark.parametrize("act", ["played_slowly", "answered_falsely"])
def test_a_tournament_error_is_nobodys_failure_to_maintain_the_game_state(act):
    assert len(rulings(late(act=act))) == 1


def test_an_error_is_ruled_on_once():
    assert late().state.incidents == ()


@pytest.mark.parametrize(
    ("act", "remedy"),
    [
        ("broke_rule", "judge decides"),
        ("erred_in_mulligan", "one more mulligan"),
        ("played_slowly", "two more turns"),
        ("answered_falsely", "judge decides"),
        ("read_outside_notes", "nothing"),
    ],
)
def test_a_remedy_that_is_no_players_choice_names_nobody(act, remedy):
    (ruled,) = judge(err(at_the_table(), act)).happened(Ruled)

    assert isinstance(ruled, Ruled)
    assert (ruled.remedy, ruled.chooser) == (remedy, None)


OPPONENTS_PART = [
    ("2016-07-22", {"acknowledged": True}, "game rule violation"),
    ("2019-07-11", {"acknowledged": True}, "game rule violation"),
    ("2019-07-12", {"acknowledged": True}, "game rule violation"),
    ("2019-07-11", {"opponents_effect": True}, "hidden card error"),
    ("2019-07-12", {"opponents_effect": True}, "game rule violation"),
    ("2024-09-23", {"opponents_effect": True}, "game rule violation"),
    ("2024-09-23", {}, "hidden card error"),
]


@pytest.mark.parametrize(("day", "part", "infraction"), OPPONENTS_PART)
def test_a_part_of_the_opponent_in_it_makes_an_extra_card_a_rule_violation(
    day, part, infraction
):
    found = judge(err(at_the_table(day=day), "drew_extra", count=1, **part))

    assert rulings(found) == [("N", infraction, "warning")]


def test_on_purpose_it_is_cheating_whoever_controls_the_effect():
    found = committed("drew_extra", count=1, knowingly=True, opponents_effect=True)

    assert [each[1] for each in found] == ["cheating"]


@pytest.mark.parametrize("act", ["broke_rule", "drew_extra"])
def test_an_opponent_whose_effect_forbade_it_shares_the_violation(act):
    assert rulings(late(act=act, count=1, opponents_effect=True)) == [
        ("A", "game rule violation", "warning"),
        ("N", "game rule violation", "warning"),
    ]


def test_before_july_2019_the_opponent_had_only_let_an_extra_card_pass():
    play = at_the_table(day="2019-07-11")
    play = err(play, "drew_extra", "A", count=1, opponents_effect=True)

    assert rulings(judge(play.to("beginning of combat"))) == [
        ("A", "hidden card error", "warning"),
        ("N", "failure to maintain game state", "warning"),
    ]


def test_an_opponent_whose_effect_forbade_it_is_in_time_before_play_has_passed():
    play = err(at_the_table(), "broke_rule", "A", opponents_effect=True)

    assert rulings(judge(play)) == [("A", "game rule violation", "warning")]


def test_what_an_opponents_effect_meant_before_july_2019_is_refused():
    play = err(at_the_table(day="2019-07-11"), "broke_rule", opponents_effect=True)

    with pytest.raises(RefusalError, match="before 2019-07-12"):
        judge(play.to("beginning of combat"))


def test_errors_among_three_players_are_refused():
    play = err(Play(table(O=Side())), "broke_rule")

    with pytest.raises(RefusalError, match="more than two players"):
        judge(play)


def test_the_ruling_is_derived_from_the_guide():
    rules = {step.rule for step in late(told_by="N").steps}

    assert {"ipg.offender", "ipg.rule-violation", "ipg.instruction"} <= rules
