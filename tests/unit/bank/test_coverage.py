"""Coverage of rows by question families, and what the command says of it."""

from __future__ import annotations

import json
import shutil

import pytest
from click.testing import CliRunner

from quizapp.bank.cases.case_files import read_facts
from quizapp.bank.cases.coverage import DERIVED, ROWS, Coverage, Covered, cover
from quizapp.bank.cases.facts import DocumentFact, FactSheet
from quizapp.bank.cases.wanted_families import PRINCIPAL_SUBJECTS, families_wanted
from quizapp.bank.catalogue import Catalogue
from quizapp.bank.question_bank import QuestionBank
from quizapp.cli import coverage as command
from quizapp.cli.coverage import coverage
from tests.support.house import ROOT

QUESTIONS = ROOT / "questions"
CATALOGUE = Catalogue(QUESTIONS / "cards")
FACT = FactSheet(
    row="R12",
    facts=(DocumentFact(says="so", since="2003-10-01", source="the rules"),),
)


def row_of(name, rows_by_family, facts=()):
    found = cover((), facts, CATALOGUE, rows_by_family)
    return next(each for each in found.rows if each.id == name)


def test_a_row_is_exercised_by_the_families_that_name_it():
    row = row_of("R02", {"b": ("R02", "R03"), "a": ("R02",), "c": ("R03",)})

    assert row.families == ("a", "b")


@pytest.mark.parametrize(
    ("row", "families", "short"),
    [("R02", (), True), ("R02", "a", False), ("R55", "a", True), ("R55", "ab", False)],
)
def test_a_row_about_a_principal_subject_needs_two_families_and_others_one(
    row, families, short
):
    assert row_of(row, dict.fromkeys(families, (row,))).falls_short is short


def test_a_fact_of_a_document_needs_no_family():
    assert not row_of("R12", {}, facts=(FACT,)).falls_short
    assert row_of("R12", {}).falls_short


def test_each_principal_row_is_a_row_and_stands_under_one_subject():
    named = [row for rows in PRINCIPAL_SUBJECTS.values() for row in rows.split()]

    assert sorted(named) == sorted(set(named))
    assert set(named) <= set(ROWS)
    assert all(families_wanted(row) == 2 for row in named)


@pytest.mark.parametrize(
    ("families", "complete"), [((), False), (("a",), False), (("a", "b"), True)]
)
def test_coverage_is_complete_only_where_every_row_has_families_enough(
    families, complete
):
    row = Covered("R55", DERIVED, families=families, wanted=2)

    assert Coverage((row,), (), (), ()).is_complete is complete


@pytest.fixture
def small(tmp_path, monkeypatch):
    """A bank with the cases of one row and one family that exercises it."""
    folder = tmp_path / "questions"
    shutil.copytree(QUESTIONS / "cards", folder / "cards")
    (folder / "cases").mkdir()
    shutil.copy(QUESTIONS / "cases" / "R54-1.yaml", folder / "cases")
    shutil.copy(QUESTIONS / "cases" / "facts.yaml", folder / "cases")
    found = next(QUESTIONS.glob("*/looting-is-not-optional.yaml"))
    (folder / "topic").mkdir()
    shutil.copy(found, folder / "topic")
    monkeypatch.setattr(command, "QuestionBank", lambda: QuestionBank(folder))


@pytest.mark.usefixtures("small")
def test_the_command_counts_the_families_of_a_row_and_fails_where_they_are_too_few():
    told = CliRunner().invoke(coverage, ["--json"])

    rows = {each["id"]: each for each in json.loads(told.stdout)["rows"]}
    assert rows["R54"]["families"] == ["looting-is-not-optional"]
    assert rows["R54"]["families_wanted"] == 2
    assert rows["R54"]["falls_short"] is True
    assert rows["R12"]["falls_short"] is False
    assert told.exit_code == 1


@pytest.mark.usefixtures("small")
def test_the_table_lists_the_rows_that_fall_short():
    told = CliRunner().invoke(coverage, []).stdout

    assert "  R54  1 of 2: looting-is-not-optional\n" in told
    assert "  R34  0 of 2: none\n" in told
    assert "  R12  document fact" in told


def test_every_ruling_that_is_derived_is_exercised_by_families_enough():
    bank = QuestionBank(QUESTIONS)
    rows = {each: bank.family(each).family.rows for each in bank.question_ids()}
    found = cover((), read_facts(QUESTIONS / "cases", CATALOGUE), CATALOGUE, rows)

    short = {each.id: each.families for each in found.rows if each.falls_short}
    assert short == {}
