"""CSV: one row a question, safe to open in a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from string import ascii_lowercase

from quizapp.presenters.exporting.told_question import ToldQuestion

BYTE_ORDER_MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"
"""Tells spreadsheets that the file is UTF-8."""

_BEGINS_A_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")  # noqa: RUF001 - spreadsheets take these for signs, too


def guard(value: object) -> str:
    """Put an apostrophe before what a spreadsheet would compute; numbers are left."""
    text = str(value)
    if isinstance(value, str) and text.lstrip(" ").startswith(_BEGINS_A_FORMULA):
        return f"'{text}"
    return text


def write_rows(rows: Sequence[Sequence[object]]) -> str:
    """Write rows, the first of which is the heading; every text is guarded."""
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\r\n")
    writer.writerows([guard(value) for value in row] for row in rows)
    return BYTE_ORDER_MARK + written.getvalue()


def write_csv(questions: Sequence[ToldQuestion]) -> str:
    """Write a row for each question; each option has three columns."""
    most = max((len(told.options) for told in questions), default=0)
    heading = _heading(most)
    rows = (list(_row(each)) for each in questions)
    filled = (row + [""] * (len(heading) - len(row)) for row in rows)
    return write_rows([heading, *filled])


def _heading(options: int) -> list[str]:
    first = (
        "question_id", "seed", "as_of", "engine", "language", "topics", "level",
        "complexity", "select", "situation", "question", "right", "derivation", "rules",
    )  # fmt: skip
    parts = ("option", "is_right", "because")
    return [
        *first,
        *(f"{part}_{letter}" for letter in ascii_lowercase[:options] for part in parts),
    ]


def _row(told: ToldQuestion) -> Iterator[object]:
    yield from (told.question_id, told.seed, told.as_of, told.engine, told.language)
    yield " ".join(told.topics)
    yield from (told.level, told.complexity, "all" if told.select_all else "one")
    yield " ".join(told.stem)
    yield told.question
    yield " ".join(option.letter for option in told.right)
    yield " ".join(f"{step.text} ({step.cite})" for step in told.steps)
    yield "; ".join(told.rules)
    for option in told.options:
        yield option.text
        yield int(option.right)
        yield option.because
