"""Leads through the study page, and from it into a session or before a crowd."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.ways.study_page import StudyPage
from quizapp.presenters.known_trouble import trouble_of
from quizapp.presenters.ways.presenter import WaysPresenter
from quizapp.presenters.ways.screen import WaysScreen
from quizapp.training.planning.study_plan import StudyPlan


class StudyPageLead(QObject):
    """Connects the study page with its presenter."""

    page_opened = Signal(object)
    session_requested = Signal(object)
    """A plan for a session."""
    booth_requested = Signal(object)
    """The ids of the questions that are shown to a crowd."""
    left = Signal()
    failed = Signal(object)
    """A TroubleError: what stands in the way of the page."""

    def __init__(self, theme: Theme, presenter: WaysPresenter) -> None:
        super().__init__()
        self._presenter = presenter
        self.page = named(StudyPage(theme), "study-page")
        page, once, rounds = self.page, self.page.once, self.page.rounds
        page.scope_chosen.connect(
            lambda key: self._show(lambda: presenter.choose_scope(key))
        )
        once.length_chosen.connect(
            lambda key: self._show(lambda: presenter.choose_length(key))
        )
        once.counting_chosen.connect(
            lambda counts: self._show(lambda: presenter.choose_counting(counts))
        )
        rounds.set_named.connect(self._make_set)
        rounds.forget_requested.connect(
            lambda set_id: self._show(lambda: presenter.forget_set(set_id))
        )
        rounds.start_requested.connect(
            lambda set_id: self._start(lambda: presenter.plan_round(set_id))
        )
        page.start_requested.connect(lambda: self._start(presenter.plan))
        page.booth_requested.connect(
            lambda: self.booth_requested.emit(presenter.question_ids)
        )
        page.leave_requested.connect(self.left)

    def open(self) -> None:
        """Show the page, read anew."""
        if self._show(self._presenter.open):
            self.page_opened.emit(self.page)

    def take_found(self, question_ids: Sequence[str], query: str) -> None:
        """Choose what was found in the bank."""
        self._show(lambda: self._presenter.take_found(question_ids, query))

    def set_language(self, language: str) -> None:
        """Say the page in another language from now on, once it is opened."""
        self._presenter.set_language(language)

    def render_language(self, language: str) -> None:
        """Say the page in another language."""
        self.set_language(language)
        self._show(self._presenter.screen)

    def _make_set(self, name: str) -> None:
        if self._show(lambda: self._presenter.make_set(name)):
            self.page.rounds.forget_name()
            self.page.focus_page()

    def _start(self, make_plan: Callable[[], StudyPlan | None]) -> None:
        try:
            plan = make_plan()
        except Exception as error:
            self.failed.emit(trouble_of(error))
            return
        if plan is not None:
            self.session_requested.emit(plan)

    def _show(self, make: Callable[[], WaysScreen]) -> bool:
        try:
            self.page.render_screen(make())
        except Exception as error:
            self.failed.emit(trouble_of(error))
            return False
        return True
