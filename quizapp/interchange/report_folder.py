"""The folder of reports: each one a file that people can read."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path

import msgspec

from quizapp.interchange.new_files import FileNotWrittenError, write_new, write_text
from quizapp.training.ports import NotKeptError
from quizapp.training.reporting import ProblemReport

REPORTS = "reports"
"""Name of the folder among the learner's data."""


def folder_of(data_folder: Path) -> ReportFolder:
    """Return the folder of reports among the data of a learner."""
    return ReportFolder(data_folder / REPORTS)


class ReportFolder:
    """Writes reports into a folder, which is made with the first one."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def write(self, report: ProblemReport) -> Path:
        """Write a report into a new file, and say where.

        :raises NotKeptError: if it cannot be written.
        """
        text = msgspec.json.format(msgspec.json.encode(report), indent=2)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            path = self._free_path(report)
            write_new({path: write_text(text.decode() + "\n")}, force=False)
        except (OSError, FileNotWrittenError) as error:
            raise NotKeptError(f"the report was not written: {error}") from error
        return path

    def _free_path(self, report: ProblemReport) -> Path:
        name = re.sub(r"[^\w-]", "-", report.question_id)
        stem = f"{report.written_at:%Y-%m-%d-%H%M%S}-{name}"
        names = (f"{stem}{f'-{number}' if number > 1 else ''}" for number in count(1))
        paths = (self._folder / f"{each}.json" for each in names)
        return next(path for path in paths if not path.exists())
