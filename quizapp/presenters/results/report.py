"""The report of an exam on paper: the whole, candidates, items, and what numbers mean."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from quizapp.presenters.calendar_words import date_words
from quizapp.presenters.exporting.paper import (
    Kind,
    Paper,
    PaperBlock,
    PaperRow,
    PaperText,
)
from quizapp.presenters.results.table import Cell, Table, cell_text
from quizapp.presenters.results.tables import Tables, Wording
from quizapp.presenters.words.exams.results import result_word
from quizapp.presenters.words.exports import export_word
from quizapp.training.exam.results.results import ExamResults

_COLUMNS = {
    "exam": ((0, 1), (60, 40), (1,)),
    "candidates": ((0, 1, 2, 3, 4, 5, 6, 7), (28, 9, 10, 8, 13, 10, 12, 14), (2, 3, 4, 6, 7)),
    "rescored": ((0, 1, 11, 12, 13, 2, 3, 5), (26, 9, 12, 11, 13, 10, 9, 10), (2, 3, 5, 6)),
    "topics": ((0, 1), (24, 76), ()),
    "misconceptions": ((0, 1, 2), (22, 68, 10), (2,)),
    "items": ((0, 2, 3, 6, 7, 8), (34, 13, 14, 11, 16, 22), (2, 3, 4)),
    "rekey": ((0, 1, 2, 3, 4, 5), (24, 13, 22, 9, 9, 23), ()),
}  # fmt: skip
"""By table: which of its columns are printed, how wide, and which hold numbers."""

_ONE_DIGIT = {"candidates": (4, 6, 7)}
"""Columns that are good to tenths."""

_RECORD_DIGITS = 12


def make_report(
    results: ExamResults, wording: Wording, language: str, record_hash: str
) -> Paper:
    """Make the report; on every page stands to which record it belongs."""
    tables = Tables(results, wording, language)
    title = result_word(language, "report.title", exam=results.blueprint.name)
    blocks = [PaperBlock(tuple(_head(results, language, title)))]
    blocks += _table(tables.exam(), "exam", language)
    shown = "rescored" if results.is_rekeyed else "candidates"
    blocks += _table(tables.candidates(), shown, language)
    if results.is_rekeyed:
        blocks += _table(tables.rekey(), "rekey", language)
    blocks += _table(_by_candidate(tables.topics(), language), "topics", language)
    blocks += _table(tables.misconceptions(), "misconceptions", language)
    blocks += _items(tables, results, language)
    blocks.append(PaperBlock(tuple(_foot(language))))
    record = record_hash[:_RECORD_DIGITS]
    stamp = result_word(language, "report.stamp", record=record)
    return Paper(language=language, title=title, blocks=tuple(blocks), stamp=stamp)


def _head(results: ExamResults, language: str, title: str) -> Iterator[PaperText]:
    yield PaperText(Kind.TITLE, title)
    facts = [
        result_word(
            language,
            "report.head",
            n=len(results.candidates),
            date=date_words(results.as_of, language),
        )
    ]
    if results.passed is not None:
        percent = results.blueprint.pass_percent
        facts.append(
            result_word(
                language, "report.passed", passed=results.passed, percent=percent
            )
        )
    yield PaperText(Kind.SMALL, " · ".join(facts))
    if results.is_rekeyed:
        days = (results.as_of, results.blueprint.as_of)
        date, before = (date_words(day, language) for day in days)
        said = result_word(language, "report.rekeyed", date=date, before=before)
        yield PaperText(Kind.SMALL, said)


def _items(tables: Tables, results: ExamResults, language: str) -> list[PaperBlock]:
    if results.analysis is None:
        said = result_word(language, "report.unequal")
        return [PaperBlock((PaperText(Kind.SMALL, said),))]
    blocks = _table(tables.items(), "items", language)
    if results.analysis.reliability.is_small_sample:
        small = PaperText(Kind.SMALL, result_word(language, "report.small"))
        blocks.append(PaperBlock((small,), begins=False))
    return blocks


def _by_candidate(topics: Table, language: str) -> Table:
    """Put the topics of each candidate on one line."""
    found: dict[Cell, list[str]] = {}
    for candidate, topic, points, most in topics.rows:
        said = f"{cell_text(points, language)}/{cell_text(most, language)}"
        found.setdefault(candidate, []).append(f"{topic} {said}")
    rows = tuple((candidate, " · ".join(said)) for candidate, said in found.items())
    return replace(topics, heading=topics.heading[:2], rows=rows)


def _foot(language: str) -> Iterator[PaperText]:
    yield PaperText(Kind.SMALL, result_word(language, "report.reading"))
    yield PaperText(Kind.SMALL, export_word(language, "paper.fan-content"))


def _table(table: Table, shown: str, language: str) -> list[PaperBlock]:
    """Set a table; its heading stays with the first row, other rows may be parted."""
    columns, shares, numbers = _COLUMNS[shown]

    def row(cells: tuple[str, ...], *, is_heading: bool = False) -> PaperRow:
        picked = tuple(cells[column] for column in columns)
        return PaperRow(picked, shares, numbers, is_heading)

    if not table.rows:
        return []
    name = PaperText(Kind.QUESTION, table.name[:1].upper() + table.name[1:])
    heading = row(table.heading, is_heading=True)
    first, *others = (
        row(tuple(_texts(cells, shown, language))) for cells in table.rows
    )
    return [
        PaperBlock((name, heading, first)),
        *(PaperBlock((each,), begins=False) for each in others),
    ]


def _texts(cells: tuple[Cell, ...], shown: str, language: str) -> Iterator[str]:
    for column, cell in enumerate(cells):
        digits = 1 if column in _ONE_DIGIT.get(shown, ()) else 2
        yield cell_text(cell, language, digits)
