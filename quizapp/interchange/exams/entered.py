"""Answers from paper: a table that somebody typed, checked cell by cell."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping
from pathlib import Path

from quizapp.interchange.exams.collected_files import sheet_of
from quizapp.interchange.exams.files import AnswerSheet, ExamFileError, read_bytes
from quizapp.training.exam.paper import Paper
from quizapp.training.exam.sealing.candidate_name import NameRefusedError, parse_name
from quizapp.training.exam.sitting.letters import SittingRefusedError, check_letters

FIRST_COLUMNS = ("candidate", "form")

_MOST_DIGITS = 4


def blank_table(papers: Mapping[str, Paper]) -> str:
    """Write the heading of a table for these papers."""
    most = max(len(paper.questions) for paper in papers.values())
    return ",".join([*FIRST_COLUMNS, *map(str, range(1, most + 1))]) + "\r\n"


def read_entered(path: Path, papers: Mapping[str, Paper]) -> tuple[AnswerSheet, ...]:
    """Read a table with a row for each candidate: name, form, letters by number.

    :raises ExamFileError: with line and column, if a cell cannot be meant.
    """
    rows = _rows(path)
    heading = next(rows, (0, []))[1]
    numbers = _numbers(path, heading)
    sheets: dict[str, AnswerSheet] = {}
    for line, row in rows:
        if not any(cell.strip() for cell in row):
            continue
        sheet = _Row(path, line, row).read(numbers, papers)
        if sheet.candidate.casefold() in sheets:
            raise _wrong(path, line, f"{sheet.candidate} is there twice")
        sheets[sheet.candidate.casefold()] = sheet
    return tuple(sheets.values())


def find_differences(
    first: tuple[AnswerSheet, ...], second: tuple[AnswerSheet, ...]
) -> tuple[str, ...]:
    """List where two tables, typed independently, do not say the same."""
    ours = {each.candidate.casefold(): each for each in first}
    theirs = {each.candidate.casefold(): each for each in second}
    return tuple(
        line
        for name in sorted({*ours, *theirs})
        for line in _differences(ours.get(name), theirs.get(name))
    )


def _differences(ours: AnswerSheet | None, theirs: AnswerSheet | None) -> Iterator[str]:
    if ours is None or theirs is None:
        found = ours or theirs
        assert found is not None
        yield f"{found.candidate} is in one table alone"
        return
    if ours.form != theirs.form:
        yield f"{ours.candidate}: form {ours.form} or {theirs.form}"
    for number in sorted({*ours.answers, *theirs.answers}, key=int):
        one, other = ours.answers.get(number, ()), theirs.answers.get(number, ())
        if one != other:
            said = f"{''.join(one) or 'nothing'} or {''.join(other) or 'nothing'}"
            yield f"{ours.candidate}, question {number}: {said}"


class _Row:
    """One row, with its place for sentences about it."""

    def __init__(self, path: Path, line: int, cells: list[str]) -> None:
        self._path, self._line, self._cells = path, line, cells

    def read(
        self, numbers: Mapping[int, int], papers: Mapping[str, Paper]
    ) -> AnswerSheet:
        """Read name, form and letters; `numbers` has the question of each column."""
        name = self._name()
        form = self._cells[1].strip().upper() if len(self._cells) > 1 else ""
        paper = papers.get(form)
        if paper is None:
            known = ", ".join(sorted(papers))
            raise self._wrong(2, f"there is no form {form!r}, only {known}")
        answers: list[tuple[str, ...]] = [()] * len(paper.questions)
        for place, cell in enumerate(self._cells[2:], 3):
            if not cell.strip():
                continue
            number = numbers.get(place)
            if number is None or number > len(answers):
                raise self._wrong(place, f"form {form} has no such question")
            answers[number - 1] = self._letters(place, paper, number)
        return sheet_of(name, form, answers)

    def _name(self) -> str:
        try:
            return parse_name(self._cells[0])
        except NameRefusedError as error:
            raise self._wrong(1, str(error)) from error

    def _letters(self, place: int, paper: Paper, number: int) -> tuple[str, ...]:
        said = self._cells[place - 1].casefold()
        letters = [each for each in said if not each.isspace() and each not in ",;/+"]
        try:
            return check_letters(paper.questions[number - 1], letters)
        except SittingRefusedError as error:
            raise self._wrong(place, str(error)) from error

    def _wrong(self, place: int, reason: str) -> ExamFileError:
        return _wrong(self._path, self._line, f"column {place}: {reason}")


def _rows(path: Path) -> Iterator[tuple[int, list[str]]]:
    try:
        text = read_bytes(path).decode("utf-8-sig")
        first = text.partition("\n")[0]
        delimiter = ";" if first.count(";") > first.count(",") else ","
        reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
        for row in reader:
            yield reader.line_num, row
    except (UnicodeDecodeError, csv.Error) as error:
        raise ExamFileError(path, f"this is no table in UTF-8 ({error})") from error


def _numbers(path: Path, heading: list[str]) -> dict[int, int]:
    """Read which question stands in which column, counted from 1."""
    names = [cell.strip().casefold() for cell in heading]
    if tuple(names[:2]) != FIRST_COLUMNS:
        raise _wrong(path, 1, "the first two columns are called candidate and form")
    numbers: dict[int, int] = {}
    for place, name in enumerate(names[2:], 3):
        if not name:
            continue
        if not _is_number(name) or int(name) in numbers.values():
            said = f"{name!r} is no number of a question, or there twice"
            raise _wrong(path, 1, f"column {place}: {said}")
        numbers[place] = int(name)
    return numbers


def _is_number(name: str) -> bool:
    return name.isascii() and name.isdecimal() and len(name) <= _MOST_DIGITS


def _wrong(path: Path, line: int, reason: str) -> ExamFileError:
    return ExamFileError(path, f"line {line}: {reason}")
