"""The export that the window asks for, done in a second process."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path

from quizapp.desktop.exchange.tasks import export_questions
from quizapp.desktop.working.second_process import ProcessWork
from quizapp.presenters.exchange.export_port import ExportAsked
from quizapp.presenters.working.work import Work


class ProcessExporter:
    """Writes the questions of a data folder; fulfils the port `Exporter`."""

    def __init__(self, data_folder: Path) -> None:
        self._data_folder = data_folder

    def start(self, asked: ExportAsked) -> Work:
        """Begin to write."""
        task = partial(export_questions, self._data_folder, asked)
        return ProcessWork(task, partial(sweep_new_files, asked.path.parent))


def sweep_new_files(folder: Path, process_id: int) -> None:
    """Delete what a killed process had begun to write beside its files."""
    for path in folder.glob(f".*.{process_id}.new"):
        with suppress(OSError):
            path.unlink()
