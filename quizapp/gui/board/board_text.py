"""The board as text: the same content as a list, one statement a line."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListWidget, QWidget

from quizapp.bank.board_view import BoardView
from quizapp.gui.board.line_delegate import LineDelegate
from quizapp.gui.look.follower import Follower
from quizapp.gui.look.theme import Role, Theme
from quizapp.presenters.wording import word


class BoardTextWidget(QListWidget):
    """Lists what the picture shows; lines wrap and are never cut."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("board-text")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setItemDelegate(LineDelegate(theme, Role.READING, self))
        Follower(theme, self, self._follow_theme)

    def render_board(self, board: BoardView, language: str) -> None:
        """Show the lines of a board."""
        self.setAccessibleName(word(language, "board.as-text"))
        row = self.currentRow()
        self.clear()
        self.addItems(list(board.lines))
        if board.lines:
            self.setCurrentRow(min(max(row, 0), len(board.lines) - 1))

    def _follow_theme(self) -> None:
        self.scheduleDelayedItemsLayout()
        self.viewport().update()
