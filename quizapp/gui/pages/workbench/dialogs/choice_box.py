"""A box with choices, whose caret is drawn like all other signs."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QComboBox

from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import Canvas, paint_safely

_SIGN, _EDGE = 16.0, 12.0


class ChoiceBox(QComboBox):
    """Shows its choice, and a caret at the right."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        # WORKAROUND: Qt 6.11, a sheet that styles the box leaves edges of Fusion's button.
        self.setStyleSheet("QComboBox::drop-down { border: none; width: 28px; }")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box, then the caret."""
        super().paintEvent(event)
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        left = area.right() - _EDGE - _SIGN
        sign = QRectF(left, area.center().y() - _SIGN / 2, _SIGN, _SIGN)
        canvas.icon(sign, "caret-down", canvas.tokens.text2)
