"""Leads to the progress page, and from it into a drill."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.progress_page import ProgressPage
from quizapp.presenters.insight.presenter import ProgressPresenter
from quizapp.presenters.known_trouble import trouble_of
from quizapp.training.planning.study_plan import DrillPlan


class ProgressLead(QObject):
    """Connects the progress page with its presenter."""

    page_opened = Signal(object)
    session_requested = Signal(object)
    """A plan for a session, or None for what waits today."""
    left = Signal()
    failed = Signal(object)
    """A TroubleError: what stands in the way of the page."""

    def __init__(self, theme: Theme, presenter: ProgressPresenter) -> None:
        super().__init__()
        self._presenter = presenter
        self.page = named(ProgressPage(theme), "progress-page")
        self.page.drill_requested.connect(
            lambda each: self.session_requested.emit(DrillPlan(each))
        )
        self.page.start_requested.connect(lambda: self.session_requested.emit(None))
        self.page.leave_requested.connect(self.left)

    def open(self) -> None:
        """Show the page, read anew."""
        if self._show():
            self.page_opened.emit(self.page)

    def render_language(self, language: str) -> None:
        """Say the page in another language."""
        self._presenter.set_language(language)
        self._show()

    def _show(self) -> bool:
        try:
            self.page.render_screen(self._presenter.screen())
        except Exception as error:
            self.failed.emit(trouble_of(error))
            return False
        return True
