"""Leads through the question bank, and from it into a session."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.bank_page import BankPage
from quizapp.presenters.browsing.presenter import BankPresenter
from quizapp.presenters.browsing.screen import BankScreen
from quizapp.presenters.known_trouble import trouble_of
from quizapp.training.planning.study_plan import PracticePlan


class BankLead(QObject):
    """Connects the page of the bank with its presenter."""

    page_opened = Signal(object)
    session_requested = Signal(object)
    """A plan for a session."""
    export_requested = Signal(object)
    """The ids of questions that are to be written to a file."""
    ways_requested = Signal(object, str)
    """The ids of all that was found, and what was searched for."""
    left = Signal()
    failed = Signal(object)
    """A TroubleError: what stands in the way of the page."""

    def __init__(self, theme: Theme, presenter: BankPresenter) -> None:
        super().__init__()
        self._presenter = presenter
        self.page = named(BankPage(theme), "bank-page")
        page = self.page
        page.searched.connect(lambda text: self._show(lambda: presenter.search(text)))
        page.ticked.connect(
            lambda facet, value: self._show(lambda: presenter.tick(facet, value))
        )
        page.barred.connect(
            lambda facet, value: self._show(lambda: presenter.bar(facet, value))
        )
        page.cleared.connect(lambda: self._show(presenter.clear))
        page.drop_requested.connect(lambda: self._show(presenter.drop))
        page.row_chosen.connect(lambda row: self._show(lambda: presenter.select(row)))
        page.answer_requested.connect(self._answer)
        page.practise_requested.connect(self._practise)
        page.export_requested.connect(self._export)
        page.ways_requested.connect(self._offer_ways)
        page.leave_requested.connect(self.left)

    def open(self) -> None:
        """Show the bank with the schedule as it is now."""
        if self._show(self._presenter.open):
            self.page_opened.emit(self.page)

    def fill(self) -> None:
        """Show on the page, unseen, what it would show now."""
        self.page.render_screen(self._presenter.open())

    def look_up(self, query: str, question_id: str) -> None:
        """Show what a search finds, or one question by its id, whatever was ticked."""
        self._show(lambda: self._presenter.look_up(query, question_id))
        if question_id:
            self.page.focus_list()

    def set_language(self, language: str) -> None:
        """Say the page in another language from now on, once it is opened."""
        self._presenter.set_language(language)

    def render_language(self, language: str) -> None:
        """Say the page in another language."""
        self.set_language(language)
        self._show(self._presenter.screen)

    def _show(self, make: Callable[[], BankScreen]) -> bool:
        try:
            self.page.render_screen(make())
        except Exception as error:
            self.failed.emit(trouble_of(error))
            return False
        return True

    def _answer(self, row: int) -> None:
        if self._show(lambda: self._presenter.select(row)):
            self._start((self._presenter.selected_id,))

    def _practise(self) -> None:
        self._start(self._presenter.found_ids)

    def _export(self) -> None:
        self.export_requested.emit(self._presenter.found_ids)

    def _offer_ways(self) -> None:
        found = self._presenter.found_ids
        if found:
            self.ways_requested.emit(found, self._presenter.query)

    def _start(self, question_ids: tuple[str, ...]) -> None:
        if any(question_ids):
            self.session_requested.emit(PracticePlan(question_ids))
