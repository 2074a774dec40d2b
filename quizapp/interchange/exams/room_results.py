"""Results of an exam room: sheets graded, and told in three parts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import msgspec

from quizapp.interchange.exams.files import Record
from quizapp.interchange.exams.room_sheets import room_sheet
from quizapp.interchange.exams.sheets import SheetReader
from quizapp.training.exam.grading import Keys, grade_paper, marking_for
from quizapp.training.exam.results.releasing import Explaining, Released, release
from quizapp.training.room.port import Result, Sheet
from quizapp.training.room.room import Told

_EVERYTHING = Told(score=True, answers=True, explanations=True)


class Grading(Keys, Explaining, Protocol):
    """Derives keys and explains them; a bank does."""


def grade_sheets(
    sheets: Sequence[Sheet],
    record: Record,
    path: Path,
    bank: Grading,
) -> list[Result]:
    """Grade the sheets of a room by the record of its exam.

    :raises ExamFileError: naming the place, if a sheet does not fit the record.
    """
    blueprint = record.blueprint
    marking = marking_for(blueprint)
    reader = SheetReader(record, bank)
    forms = {form.label: form for form in record.forms}
    results = []
    for sheet in sheets:
        answers = reader.read(room_sheet(sheet), path)
        graded = grade_paper(answers, forms, bank, marking)
        released = release(graded, blueprint, bank, _EVERYTHING)
        results.append(_result(sheet.candidate_id, released))
    return results


def _result(candidate_id: int, released: Released) -> Result:
    points = 0.0 if released.points is None else float(released.points)
    most = 0.0 if released.most is None else float(released.most)
    return Result(
        candidate_id=candidate_id,
        score=_json({"points": points, "most": most, "passed": released.passed}),
        answers=_json(
            [
                {
                    "number": mark.number,
                    "points": float(mark.points or 0),
                    "chosen": mark.chosen,
                }
                for mark in released.marks
            ]
        ),
        explanations=_json(
            [
                {
                    "number": mark.number,
                    "reasons": mark.reasons,
                    "places": mark.places,
                    "steps": mark.steps,
                }
                for mark in released.marks
            ]
        ),
    )


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
