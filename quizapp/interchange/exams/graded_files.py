"""Sheets read from files and graded by the examiner's record."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from quizapp.interchange.exams.files import (
    ExamFileError,
    Record,
    read_answers,
    read_record,
)
from quizapp.interchange.exams.sheets import SheetReader, find_reworded
from quizapp.rules.refusal import RefusalError
from quizapp.training.exam.crediting import Credit, OrderCredit
from quizapp.training.exam.grading import (
    Keys,
    Marking,
    PaperGrade,
    grade_paper,
    marking_for,
)
from quizapp.training.grading import MalformedAnswerError


class NotGradedError(ValueError):
    """Sheets cannot be graded; the sentence says which one and why."""


class Rules(Struct, frozen=True):
    """How answers are graded."""

    select_all: Credit | None = None
    """None: as the exam says."""
    order: OrderCredit | None = None
    reworded: bool = False
    """Whether questions that are worded otherwise now are graded all the same."""


class Graded(Struct, frozen=True):
    """Graded papers, and by what they were graded."""

    record: Record
    marking: Marking
    papers: tuple[PaperGrade, ...]


def grade_files(
    answers: Sequence[Path], record: Path, keys: Keys, rules: Rules
) -> Graded:
    """Read and grade all sheets.

    :raises NotGradedError: naming what is wrong with one of them.
    """
    try:
        kept = read_record(record)
        marking = marking_for(kept.blueprint, rules.select_all, rules.order)
        if not rules.reworded:
            _check_words(kept, keys, record)
        return Graded(kept, marking, tuple(_grade(answers, kept, keys, marking)))
    except (ExamFileError, MalformedAnswerError, RefusalError, KeyError) as error:
        raise NotGradedError(f"Nothing was graded: {error}") from error


def _check_words(record: Record, keys: Keys, path: Path) -> None:
    """Refuse to grade questions that are other ones now: letters may have moved."""
    reworded = find_reworded(record, keys)
    if reworded:
        said = ", ".join(f"{form} {number}" for form, number in reworded)
        raise ExamFileError(
            path,
            f"these questions are worded otherwise than they were asked: {said}. "
            "Grade them with the version that built them, or give --reworded",
        )


def _grade(
    paths: Sequence[Path], record: Record, keys: Keys, marking: Marking
) -> list[PaperGrade]:
    reader = SheetReader(record, keys)
    forms = {form.label: form for form in record.forms}
    graded: dict[str, PaperGrade] = {}
    for path in paths:
        for sheet in read_answers(path):
            name = sheet.candidate.casefold()
            if name in graded:
                raise ExamFileError(path, f"{sheet.candidate} has handed in twice")
            read = reader.read(sheet, path)
            graded[name] = grade_paper(read, forms, keys, marking)
    return list(graded.values())
