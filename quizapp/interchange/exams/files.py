"""Files of an exam: one paper a form, and apart from them the examiner's record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from quizapp.bank.reading.quotation import quotable
from quizapp.interchange.new_files import Writer, write_text
from quizapp.training.exam.blueprint import Blueprint
from quizapp.training.exam.building import Built
from quizapp.training.exam.form import Form
from quizapp.training.exam.paper import Paper, fingerprint

RECORD = "quizapp-exam-record"
VERSION = 1
MOST_BYTES = 64_000_000
"""The answers of thousands take less; nothing larger is read."""
MOST_LETTERS = 200
"""Of a name, with what was put behind it to tell it from others."""


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is needed to grade an exam: its questions by id and seed, and no key."""

    kind: str = RECORD
    version: int = VERSION
    blueprint: Blueprint
    forms: tuple[Form, ...]
    fingerprints: dict[str, tuple[str, ...]]
    """By label of the form: how its questions were worded."""


class AnswerSheet(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one candidate handed in, as a file holds it."""

    candidate: str
    form: str
    answers: dict[str, tuple[str, ...]]
    """By number of the question: letters. What is not there was left open."""

    def __post_init__(self) -> None:
        """Refuse a name that would move what stands around it on a screen."""
        if len(self.candidate) > MOST_LETTERS or not self.candidate.isprintable():
            raise ValueError(
                "the name of a candidate is one line of letters that can be printed"
            )


class ExamFileError(ValueError):
    """A file of an exam cannot be understood."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {quotable(reason)}")


def exam_writers(built: Built, folder: Path, record: Path) -> dict[Path, Writer]:
    """Say which files an exam is written to."""
    kept = Record(
        blueprint=built.blueprint,
        forms=built.assembly.forms,
        fingerprints={
            paper.form: tuple(map(fingerprint, paper.questions))
            for paper in built.papers
        },
    )
    writers = {
        folder / f"form-{paper.form}.json": write_text(_as_json(paper))
        for paper in built.papers
    }
    return {**writers, record: write_text(_as_json(kept))}


def read_record(path: Path) -> Record:
    """Read the examiner's record.

    :raises ExamFileError: if it is none, or of a newer version.
    """
    record: Record = _read(path, Record)
    if record.kind != RECORD:
        raise ExamFileError(path, "this is no record of an exam")
    if record.version != VERSION:
        raise ExamFileError(path, f"version {record.version} is not known")
    return record


def read_paper(path: Path) -> Paper:
    """Read a paper as it was built.

    :raises ExamFileError: if it is none.
    """
    paper: Paper = _read(path, Paper)
    return paper


def read_bytes(path: Path) -> bytes:
    """Read a file, as far as one of an exam can be long.

    :raises ExamFileError: if it cannot be read, or is longer.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise ExamFileError(path, error.strerror or str(error)) from error
    if len(data) > MOST_BYTES:
        most = MOST_BYTES // 1_000_000
        raise ExamFileError(path, f"it is larger than {most} MB: no file of an exam is")
    return data


def read_answers(path: Path) -> tuple[AnswerSheet, ...]:
    """Read the answers of one candidate or, from a list, of several.

    :raises ExamFileError: if they cannot be understood.
    """
    found = _read(path, AnswerSheet | tuple[AnswerSheet, ...])
    return (found,) if isinstance(found, AnswerSheet) else found


def _as_json(value: Paper | Record) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"


def _read(path: Path, type_: Any) -> Any:
    data = read_bytes(path)
    try:
        return msgspec.json.decode(data, type=type_)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise ExamFileError(path, str(error)) from error
