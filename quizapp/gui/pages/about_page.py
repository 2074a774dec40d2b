"""The about page: what the program is, and the notice for fan content."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.scroll import ScrollColumn
from quizapp.presenters.wording import word

_KEYS = ("about.line", "about.fan", "about.thanks", "about.data")
_WIDTH = 728


class AboutPage(QWidget):
    """Says what the program is and whose the game is."""

    leave_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._title = TextBlock(theme, Role.TITLE, wrap=False)
        self._texts = {
            key: named(TextBlock(theme, Role.READING), key.replace(".", "-"))
            for key in _KEYS
        }
        self._panel = panel = Panel(theme, margin=24)
        panel.column.setSpacing(16)
        for text in self._texts.values():
            panel.column.addWidget(text)
        self._scroll = ScrollColumn()
        self._scroll.column.setContentsMargins(32, 24, 32, 24)
        self._scroll.column.setSpacing(16)
        self._scroll.column.addWidget(self._title)
        row = QHBoxLayout()
        row.addWidget(panel, 100)
        row.addStretch(1)
        self._scroll.column.addLayout(row)
        self._scroll.column.addStretch(1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self._scroll)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._theme = theme

    def render_language(self, language: str) -> None:
        """Show the page in a language."""
        self._title.say(word(language, "about"))
        for key, text in self._texts.items():
            text.say(word(language, key))
        self._scroll.fit()

    def focus_page(self) -> None:
        """Let the page have the keyboard."""
        self.setFocus()

    def adapt(self) -> None:
        """Take a new text size or new colours."""
        self._panel.setMaximumWidth(self._theme.px(_WIDTH))
        self._scroll.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the text anew."""
        super().resizeEvent(event)
        self._scroll.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave_requested.emit()
        else:
            super().keyPressEvent(event)
