"""Every case is judged as the ruling states it: option 0 is right, all others wrong.

The expectation is the order of options in tests/data/rulings.json; the case files
themselves do not say which claims hold.
"""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from quizapp.bank.cases.case_files import (
    CaseFile,
    read_case,
    read_cases,
    read_facts,
)
from quizapp.bank.cases.coverage import cover
from quizapp.bank.cases.judging import judge_case
from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.loading import question_words
from quizapp.bank.places import content_folder
from quizapp.bank.reading import UnreadableError
from quizapp.rules.documents.open_points import OPEN_POINTS
from quizapp.rules.refusal import UnderdeterminedError

FOLDER = content_folder("questions")
CATALOGUE = Catalogue(FOLDER / "cards")
CASES = tuple(read_cases(FOLDER / "cases", CATALOGUE))


@cache
def questions_of(row):
    path = Path(__file__).parents[2] / "data" / "rulings.json"
    return [each for each in json.loads(path.read_text("utf-8")) if each["id"] == row]


@pytest.mark.parametrize("file", CASES, ids=lambda file: file.name)
def test_the_engine_judges_a_case_as_the_ruling_does(file):
    if file.case.open_point:
        with pytest.raises(UnderdeterminedError) as refused:
            judge_case(file.case, CATALOGUE)
        assert refused.value.point == file.case.open_point
        return
    judged = judge_case(file.case, CATALOGUE)

    assert list(judged.holds) == [(place, place == 0) for place, _ in judged.holds]
    assert judged.is_derived, f"it does not turn on {file.case.turns_on}"


@pytest.mark.parametrize(
    "file", [each for each in CASES if each.case.row], ids=lambda file: file.name
)
def test_a_case_accounts_for_every_option_of_its_question(file):
    case = file.case
    question = questions_of(case.row)[case.question - 1]
    told = {each.option for each in (*case.claims, *case.left_out)}

    assert told == set(range(1 + len(question["wrong"])))


def test_every_point_that_the_documents_leave_open_refuses_a_case():
    met = {each.case.open_point for each in CASES if each.case.open_point}

    assert met == {each.key for each in OPEN_POINTS}
    assert not any(each.askable for each in OPEN_POINTS)


MAXIMUM_LEFT_OUT = 25
"""Questions of which an option may be left out."""

SITUATIONS = {f"X{number:02}" for number in range(1, 34, 2)}


def rulings():
    """List every question of the rulings with its number among those of its row."""
    path = Path(__file__).parents[2] / "data" / "rulings.json"
    numbers = Counter()
    for entry in json.loads(path.read_text("utf-8")):
        numbers[entry["id"]] += 1
        yield entry["id"], numbers[entry["id"]]


def test_every_question_has_a_case_or_its_row_is_a_document_fact():
    cases = {(each.case.row, each.case.question) for each in CASES}
    facts = {sheet.row for sheet in read_facts(FOLDER / "cases", CATALOGUE)}

    assert [
        each for each in rulings() if each not in cases and each[0] not in facts
    ] == []
    assert len(list(rulings())) == 109


def test_few_questions_have_options_left_out_and_never_the_right_one():
    lacking = [each.case for each in CASES if each.case.row and each.case.left_out]

    assert len({(each.row, each.question) for each in lacking}) <= MAXIMUM_LEFT_OUT
    assert not [each for case in lacking for each in case.left_out if each.option == 0]
    assert all(each.reason for case in lacking for each in case.left_out)


def test_every_situation_has_a_case():
    assert {each for file in CASES for each in file.case.situations} == SITUATIONS


def test_the_coverage_names_the_cases_that_each_open_point_refuses():
    files = [each for each in CASES if each.case.open_point]

    found = cover(files, (), CATALOGUE, {})

    assert {point.key: names for point, names in found.open_points} == {
        "control-in-a-circle": ("D20",),
        "companion-under-control": ("X19",),
        "overwritten-control-revives": ("O03",),
    }


def test_a_case_that_is_not_refused_by_the_point_it_names_is_missing():
    (file,) = (each for each in CASES if each.name == "D20")
    wrong = replace(file.case, open_point="companion-under-control")

    found = cover([CaseFile("D20", wrong)], (), CATALOGUE, {})

    assert not any(names for _, names in found.open_points)
    assert next(each for each in found.divergences if each.id == "20").problems


def test_a_case_with_no_date_for_its_documents_is_refused_in_its_place(tmp_path):
    text = (FOLDER / "cases" / "R38-1-2017.yaml").read_text("utf-8")
    assert 'as_of: "2017-04-28"' in text
    path = tmp_path / "case.yaml"
    path.write_text(text.replace("2017-04-28", "2017-4"), "utf-8")

    with pytest.raises(UnreadableError, match=r"case.yaml:\d+:\d+: .*no date"):
        read_case(path, question_words(CATALOGUE))
