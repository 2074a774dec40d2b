"""Leads the dialog of a re-key."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.instructing.gradebook.rekey_dialog import RekeyDialog
from quizapp.gui.window.exchange.work_lead import WorkLead
from quizapp.presenters.instructing.gradebook.rekey_presenter import RekeyPresenter
from quizapp.presenters.working.job import Job


class RekeyLead(QObject):
    """Opens the dialog; comparing and applying go on beside the window."""

    applied = Signal()

    def __init__(self, theme: Theme, presenter: RekeyPresenter, work: WorkLead) -> None:
        super().__init__()
        self._theme = theme
        self._presenter = presenter
        self._work = work
        self._job: Job | None = None
        self.dialog: RekeyDialog | None = None
        work.ended.connect(self._take)

    def ask(self, parent: QWidget) -> None:
        """Open the dialog for what the presenter was opened with."""
        self.dialog = dialog = RekeyDialog(self._theme, parent.window())
        dialog.day_typed.connect(self._set_day)
        dialog.look_requested.connect(lambda: self._run(self._presenter.look_at()))
        dialog.apply_requested.connect(
            lambda by, why: self._run(self._presenter.apply(by, why))
        )
        dialog.finished.connect(self._forget)
        self._render()
        dialog.open()
        dialog.day.setFocus()

    def _set_day(self, text: str) -> None:
        self._presenter.set_day(text)
        self._render()

    def _run(self, job: Job | None) -> None:
        if job is not None:
            if self._work.is_busy:
                job.kill()
                self._work.say_busy()
                return
            self._job = job
            self._work.run(job)
        self._render()

    def _take(self, job: Job) -> None:
        if job is not self._job:
            return
        self._job = None
        if self._presenter.take(job):
            if self.dialog is not None:
                self.dialog.accept()
            self.applied.emit()
        self._render()

    def _render(self) -> None:
        if self.dialog is not None:
            self.dialog.render_screen(self._presenter.screen())

    def _forget(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None
