"""A page of one column that scrolls, as the pages beside the work are."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.scroll import ScrollColumn

MARGIN = 32


class ColumnPage(QWidget):
    """Scrolls its column and can be left with Esc."""

    leave_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._scroll = ScrollColumn()
        self._scroll.column.setContentsMargins(MARGIN, 24, MARGIN, 24)
        self._scroll.column.setSpacing(16)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self._scroll)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def focus_page(self) -> None:
        """Let the page have the keyboard."""
        self.setFocus()

    def adapt(self) -> None:
        """Take a new text size, new colours or another width."""
        self._scroll.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the text anew."""
        super().resizeEvent(event)
        self.adapt()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave_requested.emit()
        else:
            super().keyPressEvent(event)
