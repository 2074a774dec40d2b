"""A file that the program is asked to open: what it is, by its name and its content."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path

from msgspec import Struct

from quizapp.interchange.exams.collected_files import SUFFIX as ANSWERS
from quizapp.interchange.exams.files import ExamFileError, read_bytes
from quizapp.interchange.exams.sealing_files import SUFFIX as PAPER
from quizapp.interchange.exams.sealing_files import read_sealed_head
from quizapp.training.exam.sealing.sealed_answers import answers_words, paper_hash_of
from quizapp.training.exam.sealing.sealed_paper import SealError, hash_words

_QUESTIONS = (".yaml", ".yml")


class OpenedKind(StrEnum):
    """What a file is."""

    QUESTION = "question"
    PAPER = "paper"
    ANSWERS = "answers"


class OpenedFile(Struct, frozen=True):
    """A file that the program knows what to do with."""

    path: Path
    kind: OpenedKind
    name: str = ""
    """Title of the exam of a paper, or words of the paper that answers are of."""
    words: str = ""
    """The words by which people compare papers or answers."""


class NotOpenedError(ValueError):
    """A file that is not there, or of no kind that the program opens."""


def look_at(path: Path) -> OpenedFile:
    """Say what a file is; papers and answers are checked to be whole.

    :raises NotOpenedError: if nothing can be done with it.
    """
    if not path.exists():
        raise NotOpenedError(f"There is no file {path}.")
    if path.is_dir():
        raise NotOpenedError(
            f"{path} is a folder. To add the questions in it: "
            f"quizapp questions add {path}"
        )
    try:
        return _look_at(path)
    except ExamFileError as error:
        raise NotOpenedError(str(error)) from error
    except SealError as error:
        raise NotOpenedError(f"{path}: {error}") from error


def _look_at(path: Path) -> OpenedFile:
    ending = path.suffix.lower()
    if ending in _QUESTIONS:
        return OpenedFile(path, OpenedKind.QUESTION)
    if ending == PAPER:
        head = read_sealed_head(path)
        named = f"{head.exam}, {head.form}"
        return OpenedFile(path, OpenedKind.PAPER, named, head.signer_words)
    if ending == ANSWERS:
        data = read_bytes(path)
        of_paper = hash_words(paper_hash_of(data))
        return OpenedFile(path, OpenedKind.ANSWERS, of_paper, answers_words(data))
    raise NotOpenedError(
        f"{path} is no file that quizapp opens: those end in "
        f"{', '.join((*_QUESTIONS, PAPER))} or {ANSWERS}."
    )
