"""Papers read back from the folder that an exam was built into."""

from __future__ import annotations

from pathlib import Path

import msgspec

from quizapp.interchange.exams.files import ExamFileError, read_bytes
from quizapp.training.exam.paper import Paper


def read_papers(folder: Path) -> tuple[Paper, ...]:
    """Read the papers of a folder, form by form.

    :raises ExamFileError: if there are none, or one of them is no paper.
    """
    paths = sorted(folder.glob("form-*.json"))
    if not paths:
        raise ExamFileError(folder, "there are no papers (form-*.json) in it")
    return tuple(map(read_paper, paths))


def read_paper(path: Path) -> Paper:
    """Read one paper.

    :raises ExamFileError: if it is none.
    """
    data = read_bytes(path)
    try:
        return msgspec.json.decode(data, type=Paper)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise ExamFileError(path, f"this is no paper: {error}") from error
