"""Answer files taken into the folder of their exam, opened, and written as sheets."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from quizapp.desktop.instructing.graded_exam import ExamPlace, told_as_failed
from quizapp.desktop.working.second_process import Line
from quizapp.interchange.exams.collected_files import (
    as_json,
    log_of,
    read_came,
    read_papers_by_hash,
    sheet_of,
)
from quizapp.interchange.exams.files import read_bytes
from quizapp.interchange.exams.shelf.exam_folder import ExamFolder
from quizapp.interchange.new_files import write_bytes, write_new, write_text
from quizapp.presenters.instructing.gradebook.port import Collected
from quizapp.presenters.working.work import WorkFailedError
from quizapp.storage.exams.signing_key_file import SigningKeyFile
from quizapp.training.exam.sealing.canonical import digest_of
from quizapp.training.exam.sealing.start_code import StartCodeError, parse_start_code
from quizapp.training.exam.sitting.collecting import CollectingError, collect

_NAME_DIGITS = 16


def collect_files(place: ExamPlace, files: Sequence[Path], line: Line) -> Collected:
    """Take files in, and write anew the sheets of all that ever came.

    :raises WorkFailedError: if it is not known which answers count; nothing is kept.
    """
    with told_as_failed():
        folder = place.folder
        key = SigningKeyFile(place.data_folder).find()
        if key is None:
            raise WorkFailedError("exam-no-key")
        try:
            papers = read_papers_by_hash(
                folder.paper_files(), parse_start_code(folder.code())
            )
        except StartCodeError as error:
            raise WorkFailedError("exam-no-code", details=str(error)) from error
        there = folder.answer_files()
        line.begin("", len(files) + len(there))
        came, errors = read_came((*there, *files), key)
        line.advance(len(files) + len(there))
        try:
            collected = collect(came, papers)
        except CollectingError as error:
            raise WorkFailedError("exam-answers", details=str(error)) from error
        if not collected:
            details = "\n".join(map(str, errors))
            raise WorkFailedError("exam-no-answers", details=details)
        usable = {each.source for each in came}
        _keep(folder, [path for path in files if str(path) in usable])
        sheets = [sheet_of(e.candidate, e.form, e.hand_in.answers) for e in collected]
        log = [log_of(each) for each in collected]
        writers = {
            folder.sheets: write_text(as_json(sheets)),
            folder.log: write_text(as_json(log)),
        }
        write_new(writers, force=True)
    late = sum(bool(each.hand_in.late) for each in collected)
    return Collected(len(collected), late, tuple(map(str, errors)))


def _keep(folder: ExamFolder, files: Sequence[Path]) -> None:
    """Copy files in under a name that follows from what is in them."""
    folder.answers.mkdir(exist_ok=True)
    writers = {}
    for path in files:
        data = read_bytes(path)
        name = f"{digest_of(data)[:_NAME_DIGITS]}{path.suffix}"
        writers[folder.answers / name] = write_bytes(data)
    write_new(writers, force=True)
