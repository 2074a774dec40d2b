"""Leads a learner's history out without a name, and back in, each after a question."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from quizapp.gui.asking_files import AskedFile, FileKind
from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.exchange.asked_dialog import AskedDialog
from quizapp.gui.window.exchange.work_lead import WorkLead
from quizapp.presenters.keeping.screen import YourDataScreen
from quizapp.presenters.keeping.your_data import YourDataPresenter
from quizapp.presenters.working.job import Job, JobState

_LINES, _TABLE = "jsonl", "csv"


class HistoryLead(QObject):
    """Asks, then lets the work go on beside the window."""

    def __init__(self, theme: Theme, data: YourDataPresenter, work: WorkLead) -> None:
        super().__init__(work)
        self._theme = theme
        self._data = data
        self._work = work
        self._language = ""
        self._importing: Job | None = None
        self._is_taken_in = False
        work.asked.connect(self._ask)
        work.ended.connect(self._end)

    def export_history(self, path: Path) -> None:
        """Have the whole history written to a file that was chosen."""
        self._run(lambda: self._data.export_history(path))

    def export_anonymous(self, parent: QWidget, language: str) -> None:
        """Say what would be in the file, then ask where it is to lie."""
        screen = self._data.screen(language)
        dialog = AskedDialog(self._theme, screen.ask_anonymous, parent.window())
        dialog.accepted.connect(lambda: self._ask_for_anonymous_file(parent, screen))
        dialog.open()

    def import_history(self, parent: QWidget, language: str) -> None:
        """Ask for a file, and have it read."""
        self._language = language
        screen = self._data.screen(language)
        kind = FileKind(screen.import_kind, _LINES)
        asked = AskedFile(screen.open_import, (kind,))

        def begin(path: Path) -> None:
            self._is_taken_in = False
            self._importing = self._run(lambda: self._data.import_history(path))

        self._work.files.ask_file(parent, asked, begin)

    def _ask_for_anonymous_file(self, parent: QWidget, screen: YourDataScreen) -> None:
        kinds = (
            FileKind(screen.export.lines, _LINES),
            FileKind(screen.export.table, _TABLE),
        )
        name = f"{screen.export.file_name}.{_LINES}"
        asked = AskedFile(screen.anonymous, kinds, name)
        self._work.files.ask_new_file(
            parent, asked, lambda path: self._begin_anonymous(path)
        )

    def _begin_anonymous(self, path: Path) -> None:
        self._run(lambda: self._data.export_anonymous(path))

    def _run(self, begin: Callable[[], Job]) -> Job | None:
        if self._work.is_busy:
            self._work.say_busy()
            return None
        job = begin()
        self._work.run(job)
        return job

    def _ask(self, job: Job) -> None:
        if job is not self._importing:
            return
        asked = self._data.ask_import(job.found, self._language)
        dialog = AskedDialog(self._theme, asked, self._work.strip.window())
        dialog.accepted.connect(lambda: self._take_in(job))
        dialog.rejected.connect(self._work.stop)
        dialog.open()

    def _take_in(self, job: Job) -> None:
        self._is_taken_in = True
        self._work.close_pages()
        self._data.take_in(job)

    def _end(self, job: Job) -> None:
        if job is not self._importing:
            return
        self._importing = None
        if self._is_taken_in or job.state is JobState.ENDED:
            self._data.reopen_after(job, self._language)
