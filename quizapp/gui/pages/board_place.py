"""The place of the board on a page: as a picture or as text."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from quizapp.bank.board_view import BoardView
from quizapp.gui.board.board_text import BoardTextWidget
from quizapp.gui.board.board_widget import BoardWidget
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.scroll import ScrollColumn


class BoardPlace(QWidget):
    """Shows the board; V turns the picture into text and back."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.board = named(BoardWidget(theme), "board")
        self.lines = named(BoardTextWidget(theme), "board-text")
        self._as_text = False
        self._scroll = ScrollColumn()
        self._scroll.column.addWidget(self.board)
        self._scroll.column.addWidget(self.lines)
        self._scroll.column.addStretch(1)
        self.lines.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._scroll)

    @property
    def as_text(self) -> bool:
        """Say whether the board stands there as text."""
        return self._as_text

    def render_board(self, board: BoardView, language: str) -> None:
        """Show a board in a language."""
        self.board.render_board(board, language)
        self.lines.render_board(board, language)
        self._scroll.fit()

    def set_highlighted(self, object_ids: tuple[int, ...]) -> None:
        """Ring the objects that a step speaks of."""
        self.board.set_highlighted(object_ids)

    def turn(self) -> None:
        """Change between picture and text."""
        self._as_text = not self._as_text
        self.board.setVisible(not self._as_text)
        self.lines.setVisible(self._as_text)
        self._scroll.fit()

    def adapt(self) -> None:
        """Measure anew after a change of size or text size."""
        self._scroll.fit()
