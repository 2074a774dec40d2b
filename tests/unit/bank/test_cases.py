"""Every case is judged as the ruling states it: option 0 is right, all others wrong.

The expectation is the order of options in tests/data/rulings.json; the case files
themselves do not say which claims hold.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from quizapp.bank.cases.case_files import read_cases
from quizapp.bank.cases.judging import judge_case
from quizapp.bank.catalogue import Catalogue
from quizapp.bank.places import content_folder
from quizapp.rules.refusal import RefusalError

FOLDER = content_folder("questions")
CATALOGUE = Catalogue(FOLDER / "cards")
CASES = tuple(read_cases(FOLDER / "cases", CATALOGUE))


@cache
def questions_of(row):
    path = Path(__file__).parents[2] / "data" / "rulings.json"
    return [each for each in json.loads(path.read_text("utf-8")) if each["id"] == row]


@pytest.mark.parametrize("file", CASES, ids=lambda file: file.name)
def test_the_engine_judges_a_case_as_the_ruling_does(file):
    if file.case.refused:
        with pytest.raises(RefusalError):
            judge_case(file.case, CATALOGUE)
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
