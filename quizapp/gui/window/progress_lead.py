"""Leads to the progress page, and from it into what would help."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.progress_page import ProgressPage
from quizapp.presenters.insight.presenter import ProgressPresenter
from quizapp.presenters.known_trouble import trouble_of
from quizapp.training.planning.study_plan import DrillPlan, StudyPlan

_LOOK_AGAIN_MS = 15
"""How long to leave the window alone before looking whether the readiness is there."""


class ProgressLead(QObject):
    """Connects the progress page with its presenter, without ever waiting."""

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
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_AGAIN_MS)
        self._timer.timeout.connect(self._look_again)
        page = self.page
        page.drill_requested.connect(
            lambda each: self.session_requested.emit(DrillPlan(each))
        )
        page.topic_requested.connect(
            lambda topic: self._start(presenter.help_plan(topic))
        )
        page.useful_requested.connect(lambda: self._start(presenter.useful_plan()))
        page.exam_chosen.connect(lambda key: self._do(presenter.choose_exam, key))
        page.period_chosen.connect(lambda key: self._do(presenter.choose_period, key))
        page.by_chosen.connect(lambda key: self._do(presenter.choose_mastery, key))
        page.start_requested.connect(lambda: self.session_requested.emit(None))
        page.leave_requested.connect(self.left)

    def open(self) -> None:
        """Show the page, read anew."""
        if self._try(self._presenter.look) and self._show():
            self.page_opened.emit(self.page)

    def set_language(self, language: str) -> None:
        """Say the page in another language from now on, once it is opened."""
        self._presenter.set_language(language)

    def render_language(self, language: str) -> None:
        """Say the page in another language."""
        self.set_language(language)
        self._show()

    def _start(self, plan: StudyPlan | None) -> None:
        if plan is not None:
            self.session_requested.emit(plan)

    def _do(self, choose: Callable[[str], None], key: str) -> None:
        if self._try(lambda: choose(key)):
            self._show()

    def _look_again(self) -> None:
        if not self._presenter.is_waiting:
            self._show()

    def _show(self) -> bool:
        if self._presenter.is_waiting:
            self._timer.start()
        else:
            self._timer.stop()
        return self._try(lambda: self.page.render_screen(self._presenter.screen()))

    def _try(self, act: Callable[[], None]) -> bool:
        try:
            act()
        except Exception as error:
            self._timer.stop()
            self.failed.emit(trouble_of(error))
            return False
        return True
