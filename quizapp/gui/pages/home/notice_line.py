"""A notice: a sign and a sentence on a tint."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import Canvas, paint_safely


class NoticeLine(QWidget):
    """Says something for information; hidden while it has nothing to say."""

    def __init__(self, theme: Theme, icon: str = "info-fill") -> None:
        super().__init__()
        self._theme = theme
        self._icon = icon
        self.text = TextBlock(theme, Role.BODY)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.text)

    def say(self, text: str) -> None:
        """Show a sentence."""
        self._column.setContentsMargins(self._theme.px(48), 12, 16, 12)
        self.text.say(text)
        self.setAccessibleName(text)
        self.setVisible(bool(text))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw tint and sign."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        tokens = canvas.tokens
        canvas.box(area, 10, tokens.infosoft, tokens.infoline)
        canvas.icon(QRectF(16, 12, 20, 20), self._icon, tokens.info)
