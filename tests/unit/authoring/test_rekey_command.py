"""`quizapp rekey`: what the documents changed between two days."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from quizapp.bank.cases.case_files import read_cases
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.rekeying.comparing import (
    OtherAnswer,
    OtherNumbers,
    Refused,
    Rekeying,
    subject_of_case,
    subject_of_family,
)
from quizapp.cli.main import main
from quizapp.rules.documents.edition import parse_edition_date


@pytest.fixture(scope="module")
def bank():
    return QuestionBank()


SINCE_2018 = ["--from", "2018-10-05", "--to", "2026-09-25"]
IDS = ("missed-upkeep-remedy", "tutor-must-find", "R53-1", "R59-1")


def run(*arguments):
    found = CliRunner().invoke(main, ["rekey", *arguments])
    assert found.exit_code == 0, found.output
    return found.output


def rekey(bank, before, after, *subjects):
    days = (parse_edition_date(before), parse_edition_date(after))
    return list(Rekeying(bank.catalogue, *days).rekey(subjects))


def family_of(bank, question_id):
    return subject_of_family(
        question_id, bank.family(question_id).family, bank.catalogue
    )


def case_of(bank, name):
    cases = read_cases(bank.folder / "cases", bank.catalogue)
    return next(
        subject_of_case(each.name, each.case) for each in cases if each.name == name
    )


def test_a_changed_remedy_is_told_with_before_after_and_the_rule_point(bank):
    family = family_of(bank, "missed-upkeep-remedy")

    (found,) = rekey(bank, "2018-10-05", "2026-09-25", family)

    assert isinstance(found, OtherAnswer)
    assert found.changed == ("remedy",)
    assert found.points == ("missed_trigger_remedy",)
    assert "default action" in found.before
    assert "put on the stack now" in found.after


def test_the_other_way_round_before_and_after_change_places(bank):
    family = family_of(bank, "missed-upkeep-remedy")

    (there,) = rekey(bank, "2018-10-05", "2026-09-25", family)
    (back,) = rekey(bank, "2026-09-25", "2018-10-05", family)

    assert (back.before, back.after) == (there.after, there.before)
    assert back.points == there.points


def test_a_question_whose_rules_only_moved_has_other_numbers(bank):
    family = family_of(bank, "tutor-must-find")

    (found,) = rekey(bank, "2018-10-05", "2026-09-25", family)

    assert isinstance(found, OtherNumbers)
    assert ("CR 701.18d", "CR 701.23d") in found.numbers


def test_between_days_of_one_edition_nothing_changes(bank):
    family = family_of(bank, "missed-upkeep-remedy")

    assert rekey(bank, "2026-03-01", "2026-03-02", family) == []


def test_a_day_that_the_engine_does_not_know_is_refused_with_its_reason(bank):
    family = family_of(bank, "missed-upkeep-remedy")

    (found,) = rekey(bank, "2012-01-01", "2026-09-25", family)

    assert isinstance(found, Refused)
    assert found.day == "2012-01-01"
    assert "Infraction Procedure Guide" in found.reason


@pytest.mark.parametrize(
    ("name", "before", "after", "point"),
    [
        ("R53-1", "2018-10-05", "2026-09-25", "lethal_order_needed"),
        ("R38-1", "2018-10-05", "2026-09-25", "device_allowed"),
        ("R64-1", "2018-10-05", "2026-09-25", "missed_trigger_remedy"),
        ("R22-1", "2016-07-21", "2016-07-23", "outside_the_game_is_closed"),
    ],
)
def test_a_case_names_the_point_that_its_answer_turns_on(
    bank, name, before, after, point
):
    (found,) = rekey(bank, before, after, case_of(bank, name))

    assert isinstance(found, OtherAnswer)
    assert found.points == (point,)


@pytest.mark.long
def test_over_the_whole_bank_each_question_stands_in_one_list_at_most():
    told = json.loads(run(*SINCE_2018, "--json"))
    answers = {each["id"]: each for each in told["another_answer"]}
    lists = [told["another_answer"], told["other_numbers"], told["refused"]]
    names = [(each["kind"], each["id"]) for one in lists for each in one]

    assert {"missed-upkeep-remedy", "R53-1", "R38-1"} <= set(answers)
    assert all(each["before"] != each["after"] for each in answers.values())
    assert all(each["rule_points"] for each in answers.values())
    assert len(set(names)) == len(names)
    assert {each["id"] for each in told["refused"]} >= {"R59-1", "X21"}


def test_programs_read_three_lists():
    told = json.loads(run(*IDS, *SINCE_2018, "--json"))

    assert (told["from"], told["to"]) == ("2018-10-05", "2026-09-25")
    found = {
        name: [each["id"] for each in told[name]]
        for name in ("another_answer", "other_numbers", "refused")
    }
    assert found == {
        "another_answer": ["missed-upkeep-remedy", "R53-1"],
        "other_numbers": ["tutor-must-find"],
        "refused": ["R59-1"],
    }


def test_people_read_the_three_lists():
    told = run(*IDS, *SINCE_2018)

    assert "Another answer (2)" in told
    assert "because of: lethal_order_needed" in told
    assert "CR 701.18d → CR 701.23d" in told
    assert "Only other rule numbers (1)" in told
    assert "Refused on one of the days (1)" in told


def test_an_id_that_is_no_question_and_no_case_is_said():
    found = CliRunner().invoke(main, ["rekey", *SINCE_2018, "no-such-question"])

    assert found.exit_code == 1
    assert "no question and no case is called no-such-question" in found.output


@pytest.mark.parametrize(
    "line", [["--from", "2018-10-05"], ["--from", "x", "--to", "y"]]
)
def test_two_days_are_asked_for(line):
    assert CliRunner().invoke(main, ["rekey", *line]).exit_code == 2
