"""Evidence as squares: filled where a misconception showed, empty where it could have."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import Canvas, paint_safely

MOST_SQUARES = 8
"""More chances than this are shown in proportion; the words beside them count."""
_SIDE, _GAP = 9.0, 4.0


class Evidence(QWidget):
    """Shows a count; the same stands in words beside it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._filled = self._squares = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_count(self, times: int, chances: int) -> None:
        """Show how often of how many times; without chances only how often."""
        whole = max(times, chances)
        self._squares = min(whole, MOST_SQUARES)
        share = times / whole if whole else 0.0
        self._filled = max(1, round(self._squares * share)) if times else 0
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Make room for the squares."""
        width = self._squares * (_SIDE + _GAP)
        return QSize(self._theme.px(width), self._theme.px(_SIDE + 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the squares."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        tokens = canvas.tokens
        for place in range(self._squares):
            box = QRectF(place * (_SIDE + _GAP), 1, _SIDE, _SIDE)
            if place < self._filled:
                canvas.box(box, 2, tokens.wrongfill)
            else:
                canvas.box(box, 2, None, tokens.strong)
