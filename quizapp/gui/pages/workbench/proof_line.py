"""One thing that was proven, with its sign."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPaintEvent

from quizapp.gui.controls.text_block import text_style
from quizapp.gui.controls.text_flow import Lines, flow, paint_lines
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import Canvas, paint_safely
from quizapp.gui.paint.wrapping import Wrapping, wrapping_policy
from quizapp.gui.plain_text import PlainLabel

_ICONS = {
    "right": "check-circle-fill",
    "wrong": "x-circle-fill",
    "caution": "warning-fill",
    "info": "info-fill",
    "text2": "clock",
}
_LEFT, _EDGE = 28.0, 4.0


class ProofLine(Wrapping, PlainLabel):
    """Says what was proven, and in smaller letters how."""

    least_height = 28

    def __init__(self, theme: Theme, tone: str, text: str, detail: str) -> None:
        super().__init__()
        self._theme = theme
        self._tone = tone
        self._said = text
        self._detail = detail
        self.setText(f"{text}. {detail}" if detail else text)
        self.setSizePolicy(wrapping_policy())

    def height_at(self, width: float) -> float:
        """Measure the line at a width."""
        lines = len(self._lines(self._said, Role.BODY, width)) * Role.BODY.value[1]
        if self._detail:
            details = self._lines(self._detail, Role.CAPTION, width)
            lines += len(details) * Role.CAPTION.value[1]
        return lines + 2 * _EDGE

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw sign and sentences."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        ink = getattr(canvas.tokens, self._tone)
        canvas.icon(QRectF(4, _EDGE + 1, 18, 18), _ICONS[self._tone], ink)
        style = text_style(self._theme, Role.BODY, "text")
        lines = self._lines(self._said, Role.BODY, area.width())
        end = paint_lines(canvas, QPointF(_LEFT, _EDGE), lines, style)
        if self._detail:
            quiet = text_style(self._theme, Role.CAPTION, "text2")
            details = self._lines(self._detail, Role.CAPTION, area.width())
            paint_lines(canvas, QPointF(_LEFT, end), details, quiet)

    def _lines(self, text: str, role: Role, width: float) -> Lines:
        return flow(text, text_style(self._theme, role, "text"), width - _LEFT)
