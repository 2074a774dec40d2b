"""Papers of an exam as they are built become sealed files, one a form."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from quizapp.interchange.exams.files import (
    ExamFileError,
    Record,
    read_bytes,
    read_paper,
)
from quizapp.training.exam.paper import Paper, fingerprint
from quizapp.training.exam.sealing.locking import RandomBytes
from quizapp.training.exam.sealing.sealed_paper import (
    OpenedPaper,
    PaperHead,
    SealError,
    Terms,
    open_paper,
    read_head,
    seal_paper,
)
from quizapp.training.exam.sealing.signing import SigningKey
from quizapp.training.exam.sealing.start_code import StartCode

SUFFIX = ".quizpaper"


class Seals(Struct, frozen=True):
    """With what papers are sealed."""

    key: SigningKey
    code: StartCode
    terms: Terms
    random_bytes: RandomBytes


def read_papers(paths: Iterable[Path], record: Record) -> tuple[Paper, ...]:
    """Read papers and refuse what the record does not know.

    :raises ExamFileError: if one is no paper of the exam, or two are of one form.
    """
    found: dict[str, Paper] = {}
    for path in paths:
        paper = read_paper(path)
        known = record.fingerprints.get(paper.form)
        if known != tuple(map(fingerprint, paper.questions)):
            raise ExamFileError(path, "this is no paper of the exam of the record")
        if paper.form in found:
            raise ExamFileError(path, f"form {paper.form} is there twice")
        found[paper.form] = paper
    return tuple(found.values())


def seal_papers(
    papers: Iterable[Paper], seals: Seals, folder: Path
) -> dict[Path, bytes]:
    """Seal papers; give each under the path it is meant for."""
    return {
        folder / f"form-{paper.form}{SUFFIX}": seal_paper(
            paper, seals.terms, seals.key, seals.code, seals.random_bytes
        )
        for paper in papers
    }


def read_sealed_head(path: Path) -> PaperHead:
    """Read what a sealed paper says without its start code.

    :raises ExamFileError: if it is none, or was changed.
    """
    try:
        return read_head(read_bytes(path))
    except SealError as error:
        raise ExamFileError(path, str(error)) from error


def read_sealed_paper(path: Path, code: StartCode) -> OpenedPaper:
    """Open a sealed paper.

    :raises ExamFileError: if it is none, was changed, or has another start code.
    """
    try:
        return open_paper(read_bytes(path), code)
    except SealError as error:
        raise ExamFileError(path, str(error)) from error
