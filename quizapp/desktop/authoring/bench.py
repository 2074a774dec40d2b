"""The workbench put together: its engine in a second process, and the author's desk."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from quizapp.bank.places import content_folder
from quizapp.training.ports import Clock

if TYPE_CHECKING:
    from quizapp.bank.workbench.worker import WorkbenchWorker
    from quizapp.presenters.workbench.presenter import WorkbenchPresenter


class AuthorBench:
    """Makes the presenter; the process starts when the page is first opened."""

    def __init__(self, data_folder: Path, now: Clock) -> None:
        self._data_folder = data_folder
        self._now = now
        self._worker: WorkbenchWorker | None = None

    def make_presenter(self, language: str) -> WorkbenchPresenter:
        """Make the presenter in a language."""
        from quizapp.bank.workbench.worker import WorkbenchWorker
        from quizapp.interchange.authored.author_desk import AuthorDesk
        from quizapp.presenters.workbench.presenter import WorkbenchPresenter

        if self._worker is None:
            self._worker = WorkbenchWorker(content_folder("questions"))
        desk = AuthorDesk(self._data_folder, self._now)
        return WorkbenchPresenter(self._worker, desk, language=language)

    def close(self) -> None:
        """End the process, if it was started."""
        if self._worker is not None:
            self._worker.close()
