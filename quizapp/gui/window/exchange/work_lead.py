"""Leads long work: looks for its news, shows them, and stops it on demand."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from quizapp.gui.asking_files import FileAsker
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.window.exchange.progress_strip import ProgressStrip
from quizapp.presenters.wording import word
from quizapp.presenters.working.job import Job, JobState

_LOOK_MS = 40
_SHOW_AFTER_MS = 500
"""What is done by then is only told when it has ended."""

_STOP_WITHIN_MS = 3_000
"""Work that is still there then is ended from outside."""


class WorkLead(QObject):
    """Follows one job at a time; the window stays free."""

    asked = Signal(object)
    """A job that waits for a word."""
    ended = Signal(object)
    """A job that is over, however it ended."""
    pages_closed = Signal()
    """The work has the data for itself; the window is opened anew after it."""

    def __init__(self, theme: Theme, files: FileAsker, language: str) -> None:
        self.strip = strip = named(ProgressStrip(theme), "work")
        super().__init__(strip)
        self.files = files
        """Asks for the files that work begins with, and shows those it has made."""
        self._language = language
        self._job: Job | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_MS)
        self._timer.timeout.connect(self._look)
        strip.stop_requested.connect(self.stop)
        strip.folder_requested.connect(self._open_folder)
        strip.dismissed.connect(strip.hide)

    @property
    def is_busy(self) -> bool:
        """Say whether something is still being done."""
        return self._job is not None and not self._job.is_over

    def run(self, job: Job) -> None:
        """Follow a job; there must be no other one."""
        self._job = job
        self.strip.hide()
        self._render()
        self._timer.start()
        QTimer.singleShot(_SHOW_AFTER_MS, self, lambda: self._show(job))

    def say_busy(self) -> None:
        """Point at what goes on already: it must end before something else begins."""
        self.strip.show()
        self.strip.announce_busy(word(self._language, "work.busy"))

    def close_pages(self) -> None:
        """Let nothing else happen until the work is done."""
        self.strip.show()
        self.pages_closed.emit()

    def stop(self) -> None:
        """Stop the job; if it does not end by itself, it is ended."""
        job = self._job
        if job is not None and not job.is_over:
            job.stop()
            self._render()
            QTimer.singleShot(_STOP_WITHIN_MS, self, lambda: self._kill(job))

    def close(self) -> None:
        """End whatever goes on: the window is closed."""
        self._timer.stop()
        if self._job is not None:
            self._job.kill()

    def render_language(self, language: str) -> None:
        """Say the strip in another language."""
        self._language = language
        self._render()

    def _look(self) -> None:
        job = self._job
        if job is None or not job.look():
            return
        self._render()
        if job.state is JobState.ASKING:
            self.strip.hide()
            self.asked.emit(job)
        elif job.is_over:
            self._finish(job)

    def _kill(self, job: Job) -> None:
        if not job.is_over:
            job.kill()
            self._finish(job)

    def _finish(self, job: Job) -> None:
        self._timer.stop()
        self._render()
        self.strip.show()
        self.ended.emit(job)

    def _show(self, job: Job) -> None:
        if job is self._job and job.state in (JobState.RUNNING, JobState.STOPPING):
            self.strip.show()

    def _render(self) -> None:
        if self._job is not None:
            self.strip.render_strip(self._job.screen(self._language))

    def _open_folder(self) -> None:
        outcome = None if self._job is None else self._job.outcome
        if outcome is not None and outcome.folder is not None:
            self.files.show_folder(outcome.folder)
