"""Results in files: no text in them is computed, and every number is one."""

from __future__ import annotations

import csv
import datetime as dt
import io
import re
import zipfile

import pytest

from quizapp.interchange.exams.result_files import csv_writers, xlsx_writer
from quizapp.presenters.results.table import Table

NOON = dt.datetime(2026, 11, 28, 12, tzinfo=dt.UTC)
FORMULAS = ('=HYPERLINK("http://x")', "+1", "-1", "@SUM(A1)", "\t=1", " =1")
TABLE = Table(
    key="sample",
    name="A [sample]: of/results? that has a very long name",
    heading=("candidate", "points", "none"),
    rows=tuple((text, -1.5, None) for text in FORMULAS),
)


@pytest.fixture
def rows(tmp_path):
    ((path, write),) = csv_writers([TABLE], tmp_path).items()
    write(path)
    assert path.name == "sample.csv"
    return list(csv.reader(io.StringIO(path.read_text("utf-8-sig"), newline="")))


def test_no_text_in_a_csv_file_begins_a_formula(rows):
    assert [row[0] for row in rows[1:]] == [f"'{text}" for text in FORMULAS]


def test_numbers_in_a_csv_file_stay_numbers_and_nothing_is_empty(rows):
    assert {(row[1], row[2]) for row in rows[1:]} == {("-1.5", "")}


@pytest.fixture
def book(tmp_path):
    path = tmp_path / "results.xlsx"
    xlsx_writer([TABLE], NOON)(path)
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


def test_a_workbook_has_texts_where_texts_were_and_no_formula(book):
    sheet = book["xl/worksheets/sheet1.xml"]

    assert "<f>" not in sheet
    assert "hyperlink" not in sheet.casefold()
    assert "=HYPERLINK(" in book["xl/sharedStrings.xml"]
    cells = re.findall(r'<c r="(\w+)"([^>]*)><v>([^<]*)</v>', sheet)
    kinds = {
        place[0]: "text" if 't="s"' in kind else "number"
        for place, kind, _ in cells[3:]
    }
    assert kinds == {"A": "text", "B": "number"}


def test_a_sheet_has_a_name_that_every_program_takes(book):
    (name,) = re.findall(r'<sheet name="([^"]*)"', book["xl/workbook.xml"])

    assert len(name) <= 31
    assert not set("[]:*?/\\") & set(name)


def test_a_workbook_says_when_it_was_made_by_the_clock_handed_in(book):
    assert "2026-11-28T12:00:00Z" in book["docProps/core.xml"]
