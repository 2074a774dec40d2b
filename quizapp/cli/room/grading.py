"""Grading the papers of a room in a process of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path

from quizapp.app import load_questions
from quizapp.hub.grader import GradingError
from quizapp.interchange.exams.files import ExamFileError, read_record
from quizapp.interchange.exams.room_results import grade_sheets
from quizapp.interchange.exams.sheets import find_reworded
from quizapp.rules.refusal import RefusalError
from quizapp.training.exam.grading import MisfitError
from quizapp.training.grading import MalformedAnswerError
from quizapp.training.room.port import Result, Sheet


class ProcessGrader:
    """Grades with the examiner's record; the engine runs beside the server."""

    def __init__(self, record: Path, data_folder: Path) -> None:
        self._record = record
        self._data_folder = data_folder

    async def grade(self, sheets: Sequence[Sheet]) -> list[Result]:
        """Grade sheets.

        :raises GradingError: if one of them cannot be graded.
        """
        loop = asyncio.get_running_loop()
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
            try:
                return await loop.run_in_executor(
                    process, grade_in_process, sheets, self._record, self._data_folder
                )
            except BrokenProcessPool as error:
                raise GradingError("Grading broke off. Nothing was kept.") from error


def grade_in_process(
    sheets: Sequence[Sheet], record: Path, data_folder: Path
) -> list[Result]:
    """Read the record and the questions, and grade.

    :raises GradingError: if a sheet cannot be graded.
    """
    try:
        kept = read_record(record)
        keys = load_questions(data_folder)
        reworded = find_reworded(kept, keys)
        if reworded:
            said = ", ".join(f"{form} {number}" for form, number in reworded)
            raise GradingError(
                f"Nothing was graded: worded otherwise than they were asked are {said}. "
                "Grade with the version that built the exam."
            )
        return grade_sheets(sheets, kept, record, keys)
    except (
        ExamFileError, MalformedAnswerError, MisfitError, RefusalError, KeyError
    ) as error:  # fmt: skip
        raise GradingError(f"Nothing was graded: {error}") from None
