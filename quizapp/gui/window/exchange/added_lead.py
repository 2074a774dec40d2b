"""Leads the questions of others in, after a review, and out again."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from quizapp.gui.asking_files import AskedFile, FileKind
from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.exchange.asked_dialog import AskedDialog
from quizapp.gui.pages.exchange.review_dialog import ReviewDialog
from quizapp.gui.pages.settings.added_panel import AddedPanel
from quizapp.gui.window.exchange.work_lead import WorkLead
from quizapp.presenters.exchange.added_presenter import AddedPresenter
from quizapp.presenters.exchange.added_screen import AddedRow
from quizapp.presenters.working.job import Job, JobState


class AddedLead(QObject):
    """Connects the panel with its presenter; the work goes on beside the window."""

    def __init__(
        self,
        theme: Theme,
        presenter: AddedPresenter,
        work: WorkLead,
        panel: AddedPanel,
    ) -> None:
        super().__init__(work)
        self._theme = theme
        self._presenter = presenter
        self._work = work
        self._panel = panel
        self._language = ""
        self._job: Job | None = None
        panel.folder_wanted.connect(self._ask_for_folder)
        panel.archive_wanted.connect(self._ask_for_archive)
        panel.remove_wanted.connect(self._ask_to_remove)
        work.asked.connect(self._review)
        work.ended.connect(self._end)

    def render_added(self, language: str, *, shown: bool) -> None:
        """Show the panel in a language, if the search leaves it there."""
        self._language = language
        screen = self._presenter.screen(language) if shown else None
        self._panel.render_added(screen)

    def add(self, path: Path) -> None:
        """Review a folder or archive; it is added on the word."""
        if self._work.is_busy:
            self._work.say_busy()
            return
        self._job = self._presenter.add(path)
        self._work.run(self._job)

    def _ask_for_folder(self) -> None:
        title = self._presenter.screen(self._language).add_folder
        self._work.files.ask_folder(self._window(), AskedFile(title), self.add)

    def _ask_for_archive(self) -> None:
        screen = self._presenter.screen(self._language)
        asked = AskedFile(screen.add_archive, (FileKind(screen.archives, "zip"),))
        self._work.files.ask_file(self._window(), asked, self.add)

    def _ask_to_remove(self, row: AddedRow) -> None:
        dialog = AskedDialog(self._theme, row.ask_remove, self._window())
        dialog.accepted.connect(lambda: self._remove(row.name))
        dialog.open()

    def _remove(self, name: str) -> None:
        if self._work.is_busy:
            self._work.say_busy()
            return
        self._job = self._presenter.remove(name)
        self._work.run(self._job)

    def _review(self, job: Job) -> None:
        if job is not self._job:
            return
        screen = self._presenter.review(job.found, self._language)
        dialog = ReviewDialog(self._theme, screen, self._window())
        dialog.accepted.connect(lambda: job.answer(True))
        dialog.rejected.connect(self._work.stop)
        dialog.open()

    def _end(self, job: Job) -> None:
        if job is not self._job:
            return
        self._job = None
        if job.state is JobState.ENDED:
            self._presenter.reopen(job, self._language)

    def _window(self) -> QWidget:
        return self._panel.window()
