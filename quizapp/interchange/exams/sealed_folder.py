"""A folder of sealed papers, opened together for a room."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from quizapp.interchange.exams.files import ExamFileError
from quizapp.interchange.exams.sealing_files import SUFFIX, read_sealed_paper
from quizapp.training.exam.paper import Paper
from quizapp.training.exam.sealing.sealed_paper import OpenedPaper
from quizapp.training.exam.sealing.start_code import StartCode


class SealedFolder(Struct, frozen=True):
    """What lay in a folder of sealed papers, every seal whole."""

    papers: tuple[Paper, ...]
    grace_seconds: int
    signer_words: str
    """Fingerprint of the key that signed them all."""
    hash_words: dict[str, str]
    """By form: words of the file, to be compared with those on paper and in answers."""
    pass_percent: int | None = None


def list_sealed(folder: Path) -> tuple[Path, ...]:
    """List the sealed papers of a folder.

    :raises ExamFileError: if papers lie open beside them: which are meant is not clear.
    """
    sealed = tuple(sorted(folder.glob(f"*{SUFFIX}")))
    if sealed and any(folder.glob("form-*.json")):
        raise ExamFileError(
            folder,
            f"sealed papers (*{SUFFIX}) and open ones (form-*.json) lie in it: "
            "keep one kind here",
        )
    return sealed


def open_sealed(paths: tuple[Path, ...], code: StartCode) -> SealedFolder:
    """Open sealed papers of one exam with its start code.

    :raises ExamFileError: naming the file, if one was changed, has another code, or was
        sealed by somebody else or with other terms.
    """
    opened = [read_sealed_paper(path, code) for path in paths]
    first = opened[0]
    for path, each in zip(paths, opened, strict=True):
        _check_alike(path, each, first)
    return SealedFolder(
        papers=tuple(each.paper for each in opened),
        grace_seconds=first.terms.grace_seconds,
        signer_words=first.head.signer_words,
        hash_words={each.paper.form: each.hash_words for each in opened},
        pass_percent=first.terms.pass_percent,
    )


def _check_alike(path: Path, paper: OpenedPaper, first: OpenedPaper) -> None:
    if paper.head.signer != first.head.signer:
        raise ExamFileError(path, "this was signed by another key than the others")
    if paper.terms != first.terms:
        raise ExamFileError(
            path,
            "this was sealed with another grace period or pass mark: seal all anew",
        )
