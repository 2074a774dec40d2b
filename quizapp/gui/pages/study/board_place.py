"""The place of the board on a page: as a picture or as text."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from quizapp.bank.board_view import BoardView
from quizapp.gui.board.board_text import BoardTextWidget
from quizapp.gui.board.board_widget import BoardWidget
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.key_reading import is_enter


class BoardPlace(QWidget):
    """Shows the board; V turns the picture into text and back."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.board = named(BoardWidget(theme), "board")
        self.lines = named(BoardTextWidget(theme), "board-text")
        self._as_text = False
        self.lines.hide()
        self.lines.installEventFilter(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.board)
        column.addWidget(self.lines)

    @property
    def as_text(self) -> bool:
        """Say whether the board stands there as text."""
        return self._as_text

    def render_board(
        self, board: BoardView, language: str, asked: BoardView | None = None
    ) -> None:
        """Show a board in a language; where another was asked, it may be seen first."""
        if asked is None:
            self.board.render_board(board, language)
        else:
            self.board.render_after(asked, board, language)
        self.lines.render_board(board, language)

    def set_highlighted(self, object_ids: tuple[int, ...]) -> None:
        """Ring the objects that a step speaks of."""
        self.board.set_highlighted(object_ids)

    def take_picture(self) -> None:
        """Take the picture that stands in when the board, hidden now, is shown."""
        if not self._as_text:
            self.board.take_picture()

    def show_picture(self) -> None:
        """Show in the first frame the picture that was taken, if there is one."""
        self.board.show_picture()

    def turn(self) -> None:
        """Change between picture and text."""
        self._as_text = not self._as_text
        focused = self.isAncestorOf(QApplication.focusWidget() or self)
        self.board.setVisible(not self._as_text)
        self.lines.setVisible(self._as_text)
        if focused:
            self.take_focus()

    def take_focus(self) -> None:
        """Put the focus on the list of lines, or on the first card."""
        if self._as_text:
            self.lines.setFocus()
        else:
            self.board.move_focus(0, 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give letters and Enter to the page: the list would search with them."""
        pressed = watched is self.lines and event.type() == QEvent.Type.KeyPress
        if pressed and isinstance(event, QKeyEvent) and _is_for_the_page(event):
            QApplication.sendEvent(self, event)
            return True
        return super().eventFilter(watched, event)


def _is_for_the_page(event: QKeyEvent) -> bool:
    return is_enter(event) or (event.text().isprintable() and bool(event.text()))
