"""Leads through the questions of an exam, wherever its paper comes from."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from quizapp.gui.pages.sitting.exam_page import ExamPage
from quizapp.presenters.known_trouble import trouble_of
from quizapp.presenters.sitting.presenter import SittingPresenter

_TICK_MS = 500
"""Half a second: so no second is ever left out on the screen."""


class SittingLead(QObject):
    """Connects the page of a running exam with its presenter."""

    page_opened = Signal(object)
    finished = Signal()
    """It was handed in, by whomever."""
    failed = Signal(object)
    """A TroubleError: what stands in the way."""

    def __init__(self, page: ExamPage, presenter: SittingPresenter) -> None:
        super().__init__()
        self._presenter = presenter
        self.page = page
        # The timer ends with its page, as the window is closed.
        self._ticking = QTimer(self.page)
        self._ticking.setInterval(_TICK_MS)
        self._ticking.timeout.connect(self.tick)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self._note_focus)
        self._was_active = True
        self._connect()

    def show(self) -> None:
        """Show the question where the exam is."""
        self._ticking.start()
        self.page.render_exam(self._presenter.question())
        self.page.render_bar(self._presenter.tick())
        self.page_opened.emit(self.page)

    def render_again(self) -> None:
        """Say what is shown in another language."""
        if self.page.is_checking:
            self.page.render_check(self._presenter.hand_in_page())
        else:
            self.page.render_exam(self._presenter.question())
        self.page.render_bar(self._presenter.bar())

    def render_news(self) -> None:
        """Show what changed by itself: what is received, contact, a pause."""
        if not self._presenter.is_running or self._is_finished():
            return
        self.page.render_bar(self._presenter.bar())
        if not self.page.is_checking:
            self.page.render_exam(self._presenter.question())

    def tick(self) -> None:
        """Look at the clock."""
        if not self._presenter.is_running:
            self._ticking.stop()
            return
        self.page.render_bar(self._presenter.tick())
        self._is_finished()

    def _act(self, act: Callable[[], object]) -> None:
        """Do what the candidate asked for, then show the question."""

        def act_and_show() -> None:
            act()
            if not self._is_finished():
                self.page.render_exam(self._presenter.question())
                self.page.render_bar(self._presenter.bar())

        self._try(act_and_show)

    def _check(self) -> None:
        self._presenter.think_again()
        self.page.render_check(self._presenter.hand_in_page())

    def _hand_in(self) -> None:
        def hand_in_and_show() -> None:
            if not self._presenter.hand_in() and not self._is_finished():
                self.page.render_check(self._presenter.hand_in_page())
                self.page.render_bar(self._presenter.bar())
            else:
                self._is_finished()

        self._try(hand_in_and_show)

    def _back(self) -> None:
        if self._presenter.hand_in_page().asks:
            self._check()
        else:
            self._act(self._presenter.think_again)

    def _is_finished(self) -> bool:
        """Say whether the exam is over, and let what comes of it begin."""
        if not self._presenter.is_over:
            return False
        self._ticking.stop()
        self.finished.emit()
        return True

    def _note_focus(self, state: Qt.ApplicationState) -> None:
        active = state == Qt.ApplicationState.ApplicationActive
        if active is not self._was_active:
            self._was_active = active
            self._presenter.note_focus(lost=not active)

    def _connect(self) -> None:
        page, sitting = self.page, self._presenter
        page.answered.connect(
            lambda chosen, out: self._act(lambda: sitting.answer(chosen, out))
        )
        page.opened.connect(lambda n: self._act(lambda: sitting.open_question(n)))
        page.stepped.connect(lambda by: self._act(lambda: sitting.step(by)))
        page.flag_turned.connect(lambda: self._act(sitting.turn_flag))
        page.next_open_requested.connect(lambda: self._act(sitting.next_open))
        page.next_flagged_requested.connect(lambda: self._act(sitting.next_flagged))
        page.check_requested.connect(lambda: self._try(self._check))
        page.hand_in_requested.connect(self._hand_in)
        page.back_requested.connect(lambda: self._try(self._back))

    def _try(self, act: Callable[[], object]) -> None:
        try:
            act()
        except Exception as error:
            self.failed.emit(trouble_of(error))
