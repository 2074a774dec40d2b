"""What the rulings say, derived: expectations come from tests/data/rulings.json."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quizapp.bank.question_bank import QuestionBank
from quizapp.rules.documents.edition import NEWEST
from tests.support.small_bank import KEPT

TODAY = str(NEWEST)
RULINGS = json.loads(
    (Path(__file__).parents[2] / "data" / "rulings.json").read_text("utf-8")
)


@pytest.fixture(scope="module")
def bank() -> QuestionBank:
    return QuestionBank()


def right_answers(bank, question_id, as_of=TODAY, seed=0):
    """Return the answers of the right options, each as one text."""
    key = bank.derive(question_id, seed, as_of)
    return ["+".join(option.answers) for option in key.options if option.correct]


def claims(bank, question_id, as_of=TODAY):
    """Return which claims hold, by their place in the file."""
    key = bank.derive(question_id, 0, as_of)
    return {option.claim: option.correct for option in key.options}


@pytest.mark.parametrize(
    "row", ["R55", "R56", "R01", "R08", "R09", "R54", "R60", "R63", "R64", "R65", "R66"]
)
def test_the_rulings_that_are_derived_here_are_in_the_list(row):
    assert any(entry["id"] == row for entry in RULINGS)


def test_a_search_for_a_number_of_cards_may_not_fail_r55(bank):
    assert right_answers(bank, "tutor-must-find") == ["no"]


def test_a_search_for_a_stated_quality_may_fail_r56(bank):
    assert right_answers(bank, "fetch-may-fail") == ["yes"]


def test_the_controlling_player_makes_the_choices_r01(bank):
    """In rulings.json Ana controls Ben: here N controls A."""
    assert right_answers(bank, "upkeep-cost-is-decided") == ["N"]
    assert right_answers(bank, "who-takes-the-card") == ["N"]


def test_the_newest_control_works_r08(bank):
    """N's own effect came first, A's second: A decides for N."""
    assert right_answers(bank, "two-controls-on-one-player") == ["A"]


def test_control_of_oneself_overwrites_r09(bank):
    """A's effect came first, N's own second: N decides."""
    assert right_answers(bank, "own-slaver-comes-last") == ["N"]


def test_no_part_of_the_looting_ability_is_optional_r54(bank):
    assert right_answers(bank, "looting-is-not-optional") == ["yes"]


@pytest.mark.parametrize(
    ("as_of", "responsible"),
    [("2016-07-22", "A"), ("2016-09-30", "N"), ("2017-04-28", "N"), (TODAY, "N")],
)
def test_who_decides_for_a_player_remembers_their_triggers_r60(
    bank, as_of, responsible
):
    assert right_answers(bank, "who-must-remember", as_of) == [f"{responsible}+N"]


@pytest.mark.parametrize("as_of", ["2017-04-28", TODAY])
def test_nobody_is_penalised_for_the_missed_upkeep_r63(bank, as_of):
    assert right_answers(bank, "missed-upkeep-penalty", as_of) == ["none"]


@pytest.mark.parametrize(
    ("as_of", "remedy"),
    [
        ("2016-07-22", "default now or next phase N"),
        ("2016-09-30", "default if chosen N"),
        ("2018-10-05", "default unless declined N"),
        (TODAY, "stack if chosen N"),
    ],
)
def test_the_remedy_changed_with_the_editions_r64(bank, as_of, remedy):
    assert right_answers(bank, "missed-upkeep-remedy", as_of) == [remedy]


@pytest.mark.parametrize(
    ("as_of", "answerable"),
    [("2016-07-22", "no"), ("2016-09-30", "no"), ("2018-10-05", "no"), (TODAY, "yes")],
)
def test_only_a_trigger_on_the_stack_can_be_answered_r65(bank, as_of, answerable):
    assert right_answers(bank, "missed-upkeep-answered", as_of) == [answerable]


def test_the_opponent_chooses_about_a_trigger_without_a_default_r66(bank):
    assert right_answers(bank, "missed-appetite-remedy") == ["stack if chosen N"]


def test_whoever_casts_word_of_command_chooses_the_card_r23(bank):
    assert claims(bank, "command-and-the-gap")[0] is True
    assert claims(bank, "command-and-the-mana")[0] is True


def test_nobody_can_respond_between_the_look_and_the_play_x11(bank):
    assert claims(bank, "command-and-the-gap")[1] is False


def test_control_stops_while_the_forced_spell_waits_and_comes_back_x15(bank):
    holds = claims(bank, "command-and-the-gap")
    assert (holds[2], holds[3], holds[4]) == (True, False, True)


def test_the_forced_spell_is_paid_with_its_own_players_lands(bank):
    holds = claims(bank, "command-and-the-mana")
    assert (holds[1], holds[2], holds[3], holds[4]) == (True, False, False, True)


def test_replacing_the_card_flips_the_key_with_no_other_change(bank, tmp_path):
    original = KEPT / "tutor-must-find.yaml"
    text = original.read_text("utf-8")
    assert text.count("Demonic Tutor") == 1
    copy = tmp_path / "search.yaml"
    copy.write_text(text.replace("Demonic Tutor", "Flooded Strand"), "utf-8")

    question_id = bank.add_file(copy)

    assert right_answers(bank, "tutor-must-find") == ["no"]
    assert right_answers(bank, question_id) == ["yes"]
