"""The plan of release as a file in the folder of an exam."""

from __future__ import annotations

from pathlib import Path

import msgspec

from quizapp.interchange.exams.files import ExamFileError, read_bytes
from quizapp.interchange.new_files import write_new, write_text
from quizapp.training.exam.results.release_plan import ReleasePlan


def read_plan(path: Path) -> ReleasePlan | None:
    """Read the plan; None where nothing was ever planned.

    :raises ExamFileError: if the file cannot be understood.
    """
    if not path.exists():
        return None
    data = read_bytes(path)
    try:
        return msgspec.json.decode(data, type=ReleasePlan)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise ExamFileError(path, str(error)) from error


def write_plan(path: Path, plan: ReleasePlan) -> None:
    """Write the plan in the place of the one before.

    :raises FileNotWrittenError: if that is not possible.
    """
    text = msgspec.json.format(msgspec.json.encode(plan), indent=2).decode()
    write_new({path: write_text(f"{text}\n")}, force=True)
