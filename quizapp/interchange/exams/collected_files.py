"""Answers that came as files: opened, chosen, and written as sheets for grading."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from quizapp.interchange.exams.files import AnswerSheet, ExamFileError, read_bytes
from quizapp.interchange.exams.sealing_files import read_sealed_paper
from quizapp.training.exam.paper import Paper
from quizapp.training.exam.sealing.sealed_answers import LogLine, open_answers
from quizapp.training.exam.sealing.sealed_paper import SealError
from quizapp.training.exam.sealing.signing import SigningKey
from quizapp.training.exam.sealing.start_code import StartCode
from quizapp.training.exam.sitting.collecting import Came, Collected

SUFFIX = ".quizanswers"


class SittingLog(Struct, frozen=True, kw_only=True):
    """What is told of one candidate's sitting."""

    candidate: str
    form: str
    file: str
    words: str
    handed_in_at: str
    by: str
    minutes: float
    """From the start to handing in."""
    extra_minutes: float
    paused_minutes: float
    late_questions: tuple[int, ...]
    replaced: tuple[str, ...]
    log: tuple[LogLine, ...]


def read_papers_by_hash(paths: Iterable[Path], code: StartCode) -> dict[str, Paper]:
    """Open the sealed papers of an exam.

    :raises ExamFileError: if one does not open.
    """
    opened = (read_sealed_paper(path, code) for path in paths)
    return {each.paper_hash: each.paper for each in opened}


def read_came(
    paths: Iterable[Path], key: SigningKey
) -> tuple[list[Came], list[ExamFileError]]:
    """Open answer files; what cannot be used comes back as an error for each file."""
    came: list[Came] = []
    errors: list[ExamFileError] = []
    for path in paths:
        try:
            came.append(Came(str(path), open_answers(read_bytes(path), key)))
        except SealError as error:
            errors.append(ExamFileError(path, str(error)))
        except ExamFileError as error:
            errors.append(error)
    return came, errors


def sheet_of(
    candidate: str, form: str, answers: Sequence[Sequence[str]]
) -> AnswerSheet:
    """Make the sheet that is graded; what was left open is left out."""
    numbered = enumerate(answers, 1)
    given = {str(number): tuple(letters) for number, letters in numbered if letters}
    return AnswerSheet(candidate=candidate, form=form, answers=given)


def log_of(collected: Collected) -> SittingLog:
    """Tell of a sitting what its candidate's file says."""
    found = collected.hand_in
    return SittingLog(
        candidate=collected.candidate,
        form=collected.form,
        file=collected.source,
        words=collected.words,
        handed_in_at=found.handed_in_at.isoformat(timespec="seconds"),
        by=found.by,
        minutes=round(found.at_seconds / 60, 1),
        extra_minutes=round(found.extra_seconds / 60, 1),
        paused_minutes=round(found.paused_seconds / 60, 1),
        late_questions=found.late,
        replaced=collected.replaced,
        log=found.log,
    )


def as_json(value: object) -> str:
    """Write values as the text of a file."""
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"
