"""The papers of a room: open ones, or sealed ones with their start code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import click

from quizapp.interchange.exams.files import ExamFileError, read_record
from quizapp.interchange.exams.paper_files import read_papers
from quizapp.interchange.exams.sealed_folder import (
    SealedFolder,
    list_sealed,
    open_sealed,
)
from quizapp.training.exam.paper import Paper, fingerprint
from quizapp.training.exam.sealing.start_code import (
    StartCode,
    StartCodeError,
    parse_start_code,
)
from quizapp.training.room.opening import GRACE_MS

CODE_VARIABLE = "QUIZAPP_START_CODE"
"""In the environment; on the command line everybody of this computer could read it."""

_MOST_CHARACTERS = 4_096
"""More than any start code with the blanks around it."""


class Brought(NamedTuple):
    """Papers for a room."""

    papers: tuple[Paper, ...]
    grace_ms: int = GRACE_MS
    sealed: SealedFolder | None = None


def bring_papers(folder: Path, code_file: Path | None) -> Brought:
    """Read the papers of a folder; sealed ones are opened with their start code.

    :raises ExamFileError: if one of them cannot be used.
    """
    sealed = list_sealed(folder)
    if not sealed:
        return Brought(read_papers(folder))
    opened = open_sealed(sealed, _start_code(code_file))
    return Brought(opened.papers, opened.grace_seconds * 1000, opened)


def check_record(papers: Sequence[Paper], path: Path) -> int | None:
    """See that papers can be graded by a record; give its pass mark.

    :raises ExamFileError: if the record is none, or of other papers.
    """
    record = read_record(path)
    for paper in papers:
        known = record.fingerprints.get(paper.form)
        if known != tuple(map(fingerprint, paper.questions)):
            raise ExamFileError(
                path,
                f"form {paper.form} is no paper of this exam: name the record that was "
                "written with the papers",
            )
    return record.blueprint.pass_percent


def _start_code(code_file: Path | None) -> StartCode:
    """Take the start code from the file, the environment, or whoever sits here."""
    source, text = _source(code_file)
    try:
        return parse_start_code(text)
    except StartCodeError as error:
        raise click.ClickException(f"{source}: {error}") from error


def _source(code_file: Path | None) -> tuple[str, str]:
    if code_file is not None:
        return str(code_file), _read(code_file)
    if CODE_VARIABLE in os.environ:
        return CODE_VARIABLE, os.environ[CODE_VARIABLE]
    if sys.stdin.isatty():
        return "Start code", click.prompt("Start code", hide_input=True, err=True)
    text = sys.stdin.readline(_MOST_CHARACTERS)
    if not text.strip():
        raise click.ClickException(
            "The papers are sealed: give their start code in the file of --code-file, "
            f"in {CODE_VARIABLE}, or where it is asked for."
        )
    return "Start code", text


def _read(code_file: Path) -> str:
    try:
        with code_file.open(encoding="utf-8") as file:
            return file.read(_MOST_CHARACTERS)
    except OSError as error:
        raise ExamFileError(code_file, error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise ExamFileError(code_file, "this is no text") from error
