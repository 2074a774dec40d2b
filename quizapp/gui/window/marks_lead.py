"""Leads from the pages of a session to what the learner marks, notes and reports."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices

from quizapp.gui.pages.study.session_page import SessionPage
from quizapp.presenters.marks.presenter import MarksPresenter
from quizapp.training.reporting import Reported

Attempt = Callable[[Callable[[], None]], None]
"""Takes a step; if it fails, says what stands in the way."""


class MarksLead(QObject):
    """Connects the pages with the presenter of marks."""

    def __init__(
        self,
        pages: tuple[SessionPage, SessionPage],
        presenter: MarksPresenter,
        attempt: Attempt,
    ) -> None:
        """Take the pages before and after an answer."""
        super().__init__()
        self._pages = pages
        self._presenter = presenter
        self._attempt = attempt
        for page in pages:
            page.bookmark_turned.connect(lambda: self._do(presenter.turn_bookmark))
            page.note_written.connect(self._keep_note)
            page.report_written.connect(self._report)
            page.report_closed.connect(presenter.forget_report)
            page.folder_requested.connect(_open_folder)

    def open(self, shown: Reported | None) -> None:
        """Turn to the question that is shown now; a note begun on the last is kept."""
        if self._presenter.is_another(shown):
            for page in self._pages:
                page.settle_marks()
        elif shown is not None and shown.chosen is not None:
            self._hand_over()
        self._presenter.open(shown)
        self._render()

    def _hand_over(self) -> None:
        """Let a report that was begun before the answer go on after it."""
        asked, answered = (page.report_panel for page in self._pages)
        if asked.is_changed:
            answered.open(asked.edit.toPlainText())
            asked.hide()

    def _keep_note(self, text: str) -> None:
        self._do(lambda: self._presenter.keep_note(text))

    def _report(self, note: str) -> None:
        self._do(lambda: self._presenter.report(note))

    def _do(self, step: Callable[[], None]) -> None:
        def take() -> None:
            step()
            self._render()

        self._attempt(take)

    def _render(self) -> None:
        screen = self._presenter.screen()
        for page in self._pages:
            page.render_marks(screen)


def _open_folder(folder: str) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(folder))
