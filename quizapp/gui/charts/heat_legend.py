"""What the steps of a heatmap mean."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import (
    MIDDLE_LEFT,
    Canvas,
    font_of,
    paint_safely,
    text_width,
)
from quizapp.gui.plain_text import PlainLabel

_SIDE, _GAP, _HEIGHT = 12.0, 4.0, 20.0
_FIRST = "0"


class HeatLegend(PlainLabel):
    """Shows the steps from none to the most, and says what they count."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def say(self, words: str) -> None:
        """Say what the last step stands for."""
        self.setText(words)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Make room for steps and words."""
        words = text_width(self.text(), font_of(Role.CARD))
        width = 18 + 5 * (_SIDE + _GAP) + words + 4
        return QSize(self._theme.px(width), self._theme.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Never cut the words."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the steps."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        tokens, font = canvas.tokens, font_of(Role.CARD)
        canvas.text(QRectF(0, 0, 14, _HEIGHT), _FIRST, font, tokens.text2, MIDDLE_LEFT)
        left = 14.0
        for step, fill in enumerate(tokens.heat):
            box = QRectF(left, (_HEIGHT - _SIDE) / 2, _SIDE, _SIDE)
            canvas.box(box, 3, fill, None if step else tokens.strong, 0.5)
            left += _SIDE + _GAP
        words = QRectF(left + 2, 0, area.width() - left, _HEIGHT)
        canvas.text(words, self.text(), font, tokens.text2, MIDDLE_LEFT)
