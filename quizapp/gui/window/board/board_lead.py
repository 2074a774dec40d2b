"""Leads to the what-if board, without ever waiting for the engine."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from quizapp.bank.situation_edits.edits import Where
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.board.board_page import BoardPage
from quizapp.presenters.board_editing.presenter import BoardPresenter
from quizapp.presenters.known_trouble import trouble_of
from quizapp.presenters.what_if.answered import Answered

_LOOK_AGAIN_MS = 15
"""How long to leave the window alone before looking whether an answer has come."""


class BoardLead(QObject):
    """Connects the page of the what-if board with its presenter."""

    page_opened = Signal(object)
    session_requested = Signal(object)
    """A plan for a session; the board asks for none."""
    left = Signal()
    failed = Signal(object)
    """A TroubleError: what stands in the way of the page."""

    def __init__(self, theme: Theme, presenter: BoardPresenter) -> None:
        super().__init__()
        self._presenter = presenter
        self.page = named(BoardPage(theme), "board-page")
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_AGAIN_MS)
        self._timer.timeout.connect(self._look)
        self._connect()

    def open(self) -> None:
        """Show the board that was open last."""
        if self._show():
            self.page_opened.emit(self.page)

    def open_answered(self, answered: Answered) -> None:
        """Show the board of a question that has been answered."""
        question_id = answered.screen.question_id
        self._presenter.open(question_id, answered.seed, answered.as_of)
        self.open()

    def set_language(self, language: str) -> None:
        """Say the page in another language from now on, once it is opened."""
        self._presenter.set_language(language)

    def render_language(self, language: str) -> None:
        """Say the page in another language."""
        self.set_language(language)
        self._show()

    def _connect(self) -> None:
        page, presenter = self.page, self._presenter
        page.commanded.connect(self._command)
        page.leave_requested.connect(self.left)
        page.objects_selected.connect(self._then(presenter.select))
        page.searched.connect(self._then(presenter.search))
        page.row_chosen.connect(self._then(presenter.choose_row))
        page.add_requested.connect(self._add)
        page.life_set.connect(self._then(presenter.set_life))
        page.decide_requested.connect(self._then(presenter.decide))
        page.turn_set.connect(self._then(presenter.give_turn))
        page.step_set.connect(self._then(presenter.begin_in))
        page.rel_set.connect(self._then(presenter.set_rel))
        page.named_as.connect(self._then(presenter.save))
        page.saving_closed.connect(self._close_saving)

    def _then(self, intent: Callable[..., None]) -> Callable[..., None]:
        """Return what hands an intent on and shows the page after it."""

        def act(*values: object) -> None:
            self._show(lambda: intent(*values))

        return act

    def _command(self, command: str, other: bool) -> None:
        presenter = self._presenter
        own = {
            "undo": presenter.undo,
            "redo": presenter.redo,
            "reset": presenter.reset,
            "save": presenter.open_saving,
        }
        intent = own.get(command) or (lambda: presenter.press(command, other=other))
        self._show(intent)

    def _add(self, zone: str, other: bool) -> None:
        where = Where(zone) if zone else None
        self._show(lambda: self._presenter.add(where, other=other))

    def _close_saving(self) -> None:
        self._show(self._presenter.close_saving)
        self.page.focus_page()

    def _look(self) -> None:
        if self._presenter.has_news:
            had_board = self.page.board.isVisible()
            self._show(self._presenter.settle)
            if not had_board and self.page.isVisible():
                self.page.focus_page()

    def _show(self, intent: Callable[[], None] | None = None) -> bool:
        try:
            if intent is not None:
                intent()
            self.page.render_screen(self._presenter.screen())
        except Exception as error:
            self._timer.stop()
            self.failed.emit(trouble_of(error))
            return False
        if self._presenter.is_waiting:
            self._timer.start()
        else:
            self._timer.stop()
        return True
