"""`quizapp key`: a question with its key, for people and for programs."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from quizapp.bank.question_bank import QuestionBank
from quizapp.cli.main import main
from tests.support.amounts import every

BANK = QuestionBank()
IDS = BANK.question_ids()


def run_key(*arguments, bank=BANK):
    found = CliRunner().invoke(main, ["key", *arguments, "--json"], obj=bank)
    assert found.exit_code == 0, found.output
    return json.loads(found.output)


@pytest.mark.parametrize("question_id", every(3, IDS))
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_question_is_told_whole_in_both_languages(question_id, language):
    told = run_key(question_id, "--lang", language)

    assert list(told) == [
        "id", "seed", "as_of", "editions", "engine", "form", "stem", "options",
        "derivation", "states",
    ]  # fmt: skip
    assert told["stem"]
    assert told["derivation"]
    assert all(step["cite"] and step["text"] for step in told["derivation"])
    texts = [option["text"] for option in told["options"]]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("question_id", IDS)
def test_a_question_has_wrong_options_that_misconceptions_lead_to(question_id):
    told = run_key(question_id)
    wrong = [option for option in told["options"] if not option["correct"]]
    right = [option for option in told["options"] if option["correct"]]

    assert right
    assert wrong
    if told["form"] == "single":
        assert len(right) == 1
        assert len(wrong) >= 3
        assert sum(option["misconception"] is not None for option in wrong) >= 2
    assert all(option["because"].endswith(")") for option in told["options"])


@pytest.mark.parametrize("question_id", IDS[::40])
def test_equal_seeds_give_equal_bytes(question_id):
    first = run_key(question_id, "--seed", "7")
    again = run_key(question_id, "--seed", "7", bank=QuestionBank())
    assert json.dumps(first) == json.dumps(again)


def test_seeds_change_names_and_the_order_of_options():
    told = [run_key("tutor-must-find", "--seed", str(seed)) for seed in range(8)]

    assert len({each["stem"][0] for each in told}) > 1
    assert len({tuple(o["id"] for o in each["options"]) for each in told}) > 1
    assert {each["stem"][0].split("’")[0].split()[-1][0] for each in told} == {"A"}


def test_numbers_are_those_of_the_edition():
    today = run_key("tutor-must-find")
    then = run_key("tutor-must-find", "--as-of", "2018-10-05")

    assert "CR 701.23d" in [step["cite"] for step in today["derivation"]]
    assert "CR 701.18d" in [step["cite"] for step in then["derivation"]]
    assert (today["editions"], then["editions"]) == (
        {"CR": "2026-09-25"},
        {"CR": "2018-10-05"},
    )


def test_a_number_that_is_not_verified_is_named_and_not_guessed():
    told = run_key("missed-upkeep-remedy", "--as-of", "2018-10-05")

    cites = [step["cite"] for step in told["derivation"]]
    assert any("number in this edition not verified" in cite for cite in cites)
    assert "CR 603.2" not in cites


def test_a_person_reads_the_same_as_a_program():
    found = CliRunner().invoke(main, ["key", "fetch-may-fail"])

    assert found.exit_code == 0
    for option in run_key("fetch-may-fail")["options"]:
        assert option["text"] in found.output
        assert option["because"] in found.output
