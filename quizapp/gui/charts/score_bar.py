"""A score that is expected, with its band and the pass mark, on one line."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QBrush, QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import CENTRE, Canvas, font_of, paint_safely, text_width
from quizapp.gui.plain_text import PlainLabel, tip
from quizapp.presenters.insight.screen import ScoreBand
from quizapp.presenters.wording import per_cent

_HEIGHT = 84.0
_SIDE = 24.0
_BAR_TOP, _BAR = 44.0, 8.0
_USUAL_LEAST = 0.5
_NEAR = 4.0
"""Between a label and the pass mark, whose line it must not cross."""


class ScoreBar(PlainLabel):
    """Shows where a score will lie; its name says the same in words."""

    accessible_role = QAccessible.Role.Chart

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._band: ScoreBand | None = None
        self._language = "en"
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def render_band(self, band: ScoreBand, language: str) -> None:
        """Show a score."""
        self._band, self._language = band, language
        self.setAccessibleName(band.spoken)
        self.setToolTip(tip(band.spoken))
        self.update()

    def sizeHint(self) -> QSize:
        """Make room for the line and its labels."""
        return QSize(self._theme.px(420), self._theme.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Stay readable."""
        return QSize(self._theme.px(260), self._theme.px(_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line."""
        paint_safely(self, self._theme, self._paint)

    def _least(self) -> float:
        band = self._band
        marks = [] if band is None else [band.low, band.pass_mark or 1.0]
        return min([_USUAL_LEAST, *(math.floor(mark * 10) / 10 for mark in marks)])

    def _x(self, share: float) -> float:
        width = self.width() / self._theme.scale - 2 * _SIDE
        return _SIDE + width * (share - self._least()) / (1 - self._least())

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        band, tokens = self._band, canvas.tokens
        if band is None:
            return
        whole = QRectF(_SIDE, _BAR_TOP, area.width() - 2 * _SIDE, _BAR)
        canvas.box(whole, _BAR / 2, tokens.heat[0])
        if band.pass_mark is not None:
            self._paint_pass(canvas, band.pass_mark)
        self._paint_axis(canvas)
        self._paint_band(canvas, band)
        if band.pass_mark is not None:
            self._paint_mark(canvas, band.pass_mark, band.pass_label)
        if self.hasFocus():
            canvas.box(area.adjusted(1, 1, -1, -1), 6, None, tokens.accent, 2)

    def _paint_pass(self, canvas: Canvas, mark: float) -> None:
        painter = canvas.painter
        left = self._x(mark)
        passed = QRectF(left, _BAR_TOP, self._x(1) - left, _BAR)
        canvas.box(passed, _BAR / 2, canvas.tokens.rightsoft)
        painter.setPen(Qt.PenStyle.NoPen)
        ink = QColor(canvas.tokens.rightfill)
        painter.setBrush(QBrush(ink, Qt.BrushStyle.BDiagPattern))
        painter.drawRoundedRect(passed, _BAR / 2, _BAR / 2)

    def _paint_axis(self, canvas: Canvas) -> None:
        least, font = self._least(), font_of(Role.CARD)
        step = 0.1 if least >= _USUAL_LEAST else 0.2
        for number in range(int((1 - least) / step + 1e-9) + 1):
            share = 1 - number * step
            label = QRectF(self._x(share) - 24, _BAR_TOP + 20, 48, 14)
            said = per_cent(self._language, share)
            canvas.text(label, said, font, canvas.tokens.text2, CENTRE)

    def _paint_band(self, canvas: Canvas, band: ScoreBand) -> None:
        tokens, painter = canvas.tokens, canvas.painter
        middle = _BAR_TOP + _BAR / 2
        low, high = self._x(band.low), self._x(band.high)
        painter.setPen(QPen(QColor(tokens.accentfill), 4))
        painter.drawLine(QPointF(low, middle), QPointF(high, middle))
        painter.setPen(QPen(QColor(tokens.accent), 2))
        for end in (low, high):
            painter.drawLine(QPointF(end, middle - 9), QPointF(end, middle + 9))
        font = font_of(Role.STRONG_CARD)
        mark = None if band.pass_mark is None else self._x(band.pass_mark)
        for share, end in ((band.low, low), (band.high, high)):
            said = per_cent(self._language, share)
            width = text_width(said, font) + 2
            left = beside_mark(end, width, mark)
            label = QRectF(left, _BAR_TOP - 20, width, 14)
            canvas.text(label, said, font, tokens.accent, CENTRE)
        dot = QRectF(self._x(band.expected) - 8, middle - 8, 16, 16)
        canvas.box(dot, 8, tokens.accentfill, tokens.surface, 2)

    def _paint_mark(self, canvas: Canvas, mark: float, said: str) -> None:
        tokens, at = canvas.tokens, self._x(mark)
        canvas.box(QRectF(at - 1, 16, 2, _BAR_TOP + _BAR - 6), 0, tokens.text)
        font = font_of(Role.STRONG_CARD)
        width = text_width(said, font) + 4
        room = self.width() / self._theme.scale
        left = max(0.0, min(at - width / 2, room - width))
        canvas.text(QRectF(left, 0, width, 14), said, font, tokens.text, CENTRE)


def beside_mark(end: float, width: float, mark: float | None) -> float:
    """Say where the label of an end begins: over it, or beside a mark that is near."""
    left = end - width / 2
    if mark is None or not left - _NEAR < mark < left + width + _NEAR:
        return left
    return mark - _NEAR - width if end <= mark else mark + _NEAR
