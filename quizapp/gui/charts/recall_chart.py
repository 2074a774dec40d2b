"""What was expected to be remembered, across, and what was, up; the line is "as expected"."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QHelpEvent,
    QKeyEvent,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip

from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import (
    CENTRE,
    MIDDLE_LEFT,
    MIDDLE_RIGHT,
    Canvas,
    font_of,
    paint_safely,
    text_width,
)
from quizapp.gui.plain_text import PlainLabel
from quizapp.presenters.insight.screen import RecallPoint, RecallScreen
from quizapp.presenters.wording import per_cent

_HEIGHT = 214.0
_LEFT, _RIGHT, _TOP, _FOOT = 44.0, 10.0, 22.0, 36.0
_USUAL_LEAST = 0.5
_LABEL = 42.0
_MARK = 5.0
_REACH = 14.0
"""How near the pointer must be to a point."""


class RecallChart(PlainLabel):
    """Shows a point with its interval for each bin; arrows go from point to point."""

    accessible_role = QAccessible.Role.Chart

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._screen: RecallScreen | None = None
        self._language = "en"
        self._place = 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def render_recall(self, screen: RecallScreen, title: str, language: str) -> None:
        """Show what was remembered."""
        self._screen, self._language = screen, language
        self._place = min(self._place, max(0, len(screen.points) - 1))
        self.setAccessibleName(f"{title}. {screen.line}")
        self._say_point()
        self.update()

    def sizeHint(self) -> QSize:
        """Make room for both axes."""
        return QSize(self._theme.px(320), self._theme.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Stay readable."""
        return QSize(self._theme.px(220), self._theme.px(_HEIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from point to point."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        elif 0 <= self._place + step < len(self._points):
            self._place += step
            self._say_point()
            self.update()

    def event(self, event: QEvent) -> bool:
        """Say the point under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            scale = self._theme.scale
            at = QPointF(event.x() / scale, event.y() / scale)
            near = [e.spoken for e in self._points if _near(self._at(e), at)]
            QToolTip.showText(event.globalPos(), near[0] if near else "")
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the chart."""
        paint_safely(self, self._theme, self._paint)

    @property
    def _points(self) -> tuple[RecallPoint, ...]:
        return () if self._screen is None else self._screen.points

    def _least(self) -> float:
        ends = [min(each.low, each.expected) for each in self._points]
        return min([_USUAL_LEAST, *(math.floor(end * 10) / 10 for end in ends)])

    def _plot(self) -> QRectF:
        width = self.width() / self._theme.scale - _LEFT - _RIGHT
        return QRectF(_LEFT, _TOP, width, _HEIGHT - _TOP - _FOOT)

    def _spot(self, across: float, up: float) -> QPointF:
        plot, least = self._plot(), self._least()
        x = plot.left() + plot.width() * (across - least) / (1 - least)
        y = plot.bottom() - plot.height() * (up - least) / (1 - least)
        return QPointF(x, y)

    def _at(self, point: RecallPoint) -> QPointF:
        return self._spot(point.expected, point.measured)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        if self._screen is None:
            return
        self._paint_axes(canvas)
        self._paint_names(canvas, self._screen)
        self._paint_lines(canvas, self._screen)
        for place, point in enumerate(self._points):
            at, focused = self._at(point), place == self._place and self.hasFocus()
            low, high = (self._spot(point.expected, e) for e in (point.low, point.high))
            canvas.painter.setPen(QPen(QColor(canvas.tokens.text), 1.5))
            canvas.painter.drawLine(low, high)
            for end in (low, high):
                across = QPointF(3, 0)
                canvas.painter.drawLine(end - across, end + across)
            canvas.painter.setBrush(QColor(canvas.tokens.surface))
            canvas.painter.drawPolygon(_diamond(at))
            if focused:
                ring = QRectF(at.x() - 9, high.y() - 4, 18, low.y() - high.y() + 8)
                canvas.box(ring, 4, None, canvas.tokens.accent, 2)
        self._paint_target(canvas, self._screen)

    def _paint_axes(self, canvas: Canvas) -> None:
        tokens, font, least = canvas.tokens, font_of(Role.CARD), self._least()
        plot = self._plot()
        step = 0.1 if least >= _USUAL_LEAST else 0.2
        count = round((1 - least) / step)
        for number in range(count + 1):
            share = 1 - number * step
            said = per_cent(self._language, share)
            spot = self._spot(max(share, least), max(share, least))
            canvas.box(QRectF(plot.left(), spot.y(), plot.width(), 1), 0, tokens.border)
            name = QRectF(0, spot.y() - 7, _LEFT - 6, 14)
            canvas.text(name, said, font, tokens.text2, MIDDLE_RIGHT)
            if number % 2 and plot.width() < count * _LABEL:
                continue  # no room for every name across
            left = min(spot.x() - _LABEL / 2, plot.right() - _LABEL + _RIGHT)
            foot = QRectF(left, plot.bottom() + 6, _LABEL, 14)
            canvas.text(foot, said, font, tokens.text2, CENTRE)

    def _paint_names(self, canvas: Canvas, screen: RecallScreen) -> None:
        """Name both axes."""
        font, ink, plot = font_of(Role.CARD), canvas.tokens.text2, self._plot()
        up = QRectF(0, 0, plot.right(), 14)
        canvas.text(up, screen.up, font, ink, MIDDLE_LEFT)
        across = QRectF(plot.left(), _HEIGHT - 14, plot.width() + _RIGHT, 14)
        canvas.text(across, screen.across, font, ink, MIDDLE_RIGHT)

    def _paint_lines(self, canvas: Canvas, screen: RecallScreen) -> None:
        tokens, painter, least = canvas.tokens, canvas.painter, self._least()
        painter.setPen(QPen(QColor(tokens.accent), 2))
        painter.drawLine(self._spot(least, least), self._spot(1, 1))
        dashed = QPen(QColor(tokens.text2), 1, Qt.PenStyle.DashLine)
        painter.setPen(dashed)
        left, right = self._spot(least, screen.target), self._spot(1, screen.target)
        painter.drawLine(left, right)

    def _paint_target(self, canvas: Canvas, screen: RecallScreen) -> None:
        """Name the dashed line, in front of whatever stands there."""
        tokens, font = canvas.tokens, font_of(Role.CARD)
        left = self._spot(self._least(), screen.target)
        width = text_width(screen.target_label, font) + 6
        label = QRectF(left.x() + 2, left.y() - 16, width, 14)
        canvas.box(label, 2, tokens.surface)
        canvas.text(label, screen.target_label, font, tokens.text2, CENTRE)

    def _say_point(self) -> None:
        there = self._points
        self.setAccessibleDescription(there[self._place].spoken if there else "")


def _near(spot: QPointF, at: QPointF) -> bool:
    return math.hypot(spot.x() - at.x(), spot.y() - at.y()) <= _REACH


def _diamond(at: QPointF) -> QPolygonF:
    steps = ((0, -_MARK), (_MARK, 0), (0, _MARK), (-_MARK, 0))
    return QPolygonF([at + QPointF(*step) for step in steps])
