"""`quizapp explain`: the derivation, and what it says to each option."""

from __future__ import annotations

import re

import pytest
from click.testing import CliRunner

from quizapp.bank.counter_lines import explain_counter_lines
from quizapp.bank.question_bank import QuestionBank
from quizapp.cli.main import main

BANK = QuestionBank()


def explained(*arguments):
    found = CliRunner().invoke(main, ["explain", *arguments])
    assert found.exit_code == 0, found.output
    return found.output


@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_wrong_option_has_the_step_that_contradicts_it(language):
    told = explain_counter_lines(BANK, "tutor-must-find", 0, "2026-09-25", language)
    steps = {step.number: step for step in told.steps}

    wrong = [option for option in told.options if not option.correct]
    assert len(wrong) >= 3
    for option in wrong:
        assert option.step == 0 or steps[option.step].text in option.because


def test_the_rule_point_of_each_step_and_of_the_answer_is_named():
    text = explained("tutor-must-find")

    assert "[search_minimum]" in text
    assert "The answer turns on: search_minimum" in text
    assert re.search(r"Contradicted by step \d+: ", text)
    assert "Proven by step " in text
    assert "Misconception: any-search-may-fail" in text


def test_the_claims_of_a_question_may_turn_on_several_points():
    told = explain_counter_lines(BANK, "command-and-the-gap", 0, "2026-09-25", "en")

    assert {"search_minimum", "priority_during_resolution"} <= set(told.turns_on)


def test_the_day_the_language_and_the_variant_are_heeded():
    then = explained("missed-upkeep-remedy", "--as-of", "2018-10-05", "--lang", "fr")

    assert "as of 2018-10-05" in then
    assert "action par défaut" in then
    names = {
        explained("tutor-must-find", "--seed", str(n)).splitlines()[2] for n in range(5)
    }
    assert len(names) > 1


def test_a_file_is_explained_as_well_as_a_question_of_the_bank(tmp_path):
    path = tmp_path / "mine.yaml"
    path.write_bytes(
        (BANK.folder / "player-control" / "tutor-must-find.yaml").read_bytes()
    )

    assert explained(str(path)).startswith("mine, seed 0, as of ")


def test_a_refusal_is_one_sentence(tmp_path):
    text = (BANK.folder / "player-control" / "tutor-must-find.yaml").read_text("utf-8")
    path = tmp_path / "refused.yaml"
    path.write_text(
        text.replace("turns_on: search_minimum", "turns_on: may_see"), "utf-8"
    )

    found = CliRunner().invoke(main, ["explain", str(path)])

    assert found.exit_code == 2
    assert "the answer does not turn on the rule point may_see" in found.output


def test_a_file_that_cannot_be_read_is_answered_with_its_faults(tmp_path):
    path = tmp_path / "broken.yaml"
    path.write_text("topics: [serching]\n", "utf-8")

    found = CliRunner().invoke(main, ["explain", str(path)])

    assert found.exit_code == 2
    assert ':1:10: unknown topic "serching"' in found.output
