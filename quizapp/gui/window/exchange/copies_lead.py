"""Leads a copy of the learner's data out, and back into their place."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from quizapp.gui.window.exchange.work_lead import WorkLead
from quizapp.presenters.keeping.your_data import YourDataPresenter
from quizapp.presenters.working.job import Job, JobState


class CopiesLead(QObject):
    """Lets copies be made and put back beside the window."""

    def __init__(self, data: YourDataPresenter, work: WorkLead) -> None:
        super().__init__(work)
        self._data = data
        self._work = work
        self._language = ""
        self._restoring: Job | None = None
        self._is_closed = False
        work.asked.connect(self._put_in_place)
        work.ended.connect(self._end)

    def back_up(self) -> None:
        """Have a copy made now."""
        if self._work.is_busy:
            self._work.say_busy()
            return
        job = self._data.back_up()
        if job is not None:
            self._work.run(job)

    def restore(self, copy: Path, language: str) -> None:
        """Have a copy looked through, and put in the place of the data."""
        if self._work.is_busy:
            self._work.say_busy()
            return
        self._language = language
        self._is_closed = False
        self._restoring = self._data.restore(copy)
        self._work.run(self._restoring)

    def _put_in_place(self, job: Job) -> None:
        """Give the word: who chose the copy was asked before."""
        if job is not self._restoring:
            return
        self._is_closed = True
        self._work.close_pages()
        self._data.take_in(job)

    def _end(self, job: Job) -> None:
        if job is not self._restoring:
            return
        self._restoring = None
        if self._is_closed or job.state is JobState.ENDED:
            self._data.reopen_after(job, self._language)
