"""Results released: the plan written down, and a result sheet for each candidate."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from quizapp.app import system_clock
from quizapp.bank.browsing.joined_shelf import ListedSource
from quizapp.bank.posed import Explanation
from quizapp.desktop.exchange.formats import FormatMissingError, check_pdf, printed
from quizapp.desktop.instructing.exporting import free_folder
from quizapp.desktop.instructing.graded_exam import (
    ExamPlace,
    grade,
    open_bank,
    results_of,
    told_as_failed,
)
from quizapp.desktop.working.second_process import Line
from quizapp.interchange.exams.files import read_bytes, read_paper
from quizapp.interchange.exams.release_files import write_plan
from quizapp.interchange.exams.shelf.exam_folder import ExamFolder, slug_of
from quizapp.interchange.new_files import Writer, write_new
from quizapp.presenters.instructing.gradebook.port import ResultsReleased
from quizapp.presenters.results.result_sheet import SheetAbout, make_result_sheet
from quizapp.presenters.working.work import WorkFailedError
from quizapp.training.exam.paper import Paper
from quizapp.training.exam.results.release_plan import ReleasePlan
from quizapp.training.exam.results.releasing import release
from quizapp.training.exam.results.results import ExamResults
from quizapp.training.exam.sealing.canonical import digest_of
from quizapp.training.room.room import Told


class AsOfAnotherDay(Struct, frozen=True):
    """Explains variants of an exam by the documents that count since a re-key."""

    bank: ListedSource
    day: str

    def explain(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> Explanation:
        """Explain a variant that was posed as of the day of the exam."""
        if self.day == as_of:
            return self.bank.explain(question_id, seed, as_of, language)
        return self.bank.explain_as_of(question_id, seed, as_of, self.day, language)


def release_results(place: ExamPlace, plan: ReleasePlan, line: Line) -> ResultsReleased:
    """Write the sheets of what is due now, then the plan, which a room follows.

    :raises WorkFailedError: if that is not possible; nothing is released then.
    """
    with told_as_failed():
        folder, told = place.folder, plan.due(system_clock())
        goal, count = None, 0
        if told != Told():
            goal = free_folder(folder.path, "told")
            count = _write_sheets(place, told, goal, line)
        line.check()
        write_plan(folder.release, plan)
    return ResultsReleased(plan, goal, count)


def _write_sheets(place: ExamPlace, told: Told, goal: Path, line: Line) -> int:
    try:
        check_pdf()
    except FormatMissingError as error:
        raise WorkFailedError("exam-no-pdf", details=str(error)) from error
    bank = open_bank(place.data_folder)
    graded = grade(place, bank)
    found = results_of(place, bank, graded)
    line.begin("", len(found.candidates))
    sheets = list(_sheets(place.folder, found, bank, told))
    try:
        goal.mkdir()
        for name, writer in sheets:
            write_new({goal / name: writer}, force=False)
            line.advance(1)
    except OSError as error:
        raise WorkFailedError("not-written", goal.name, str(error)) from error
    except BaseException:
        shutil.rmtree(goal, ignore_errors=True)
        raise
    return len(sheets)


def _sheets(
    folder: ExamFolder, found: ExamResults, bank: ListedSource, told: Told
) -> Iterator[tuple[str, Writer]]:
    papers = {each.form: each for each in map(read_paper, _papers(folder))}
    about = SheetAbout(found.as_of, digest_of(read_bytes(folder.record)))
    explaining = AsOfAnotherDay(bank, found.as_of)
    for number, candidate in enumerate(found.candidates, 1):
        released = release(candidate.paper, found.blueprint, explaining, told)
        asked: Paper = papers[released.form]
        sheet = make_result_sheet(released, asked, about, asked.language)
        name = f"{number:03}-{slug_of(released.candidate)}.pdf"
        yield name, printed(sheet)


def _papers(folder: ExamFolder) -> tuple[Path, ...]:
    return tuple(sorted(folder.papers.glob("*.json")))
