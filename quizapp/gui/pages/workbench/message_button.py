"""A message of the engine: pressing it goes to the place that it is about."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractButton

from quizapp.gui.controls.text_block import text_style
from quizapp.gui.controls.text_flow import Lines, flow, paint_lines
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.workbench.number_strip import SIGNS
from quizapp.gui.paint.canvas import (
    MIDDLE_RIGHT,
    Canvas,
    font_of,
    paint_safely,
    text_width,
)
from quizapp.gui.paint.wrapping import Wrapping, wrapping_policy
from quizapp.presenters.workbench.screen import MessageRow

_LEFT, _GAP, _EDGE = 28.0, 12.0, 6.0
_LINE = Role.BODY.value[1]


class MessageButton(Wrapping, QAbstractButton):
    """One message with its sign and its line."""

    least_height = 32

    def __init__(self, theme: Theme, message: MessageRow, weight: str) -> None:
        """Take the message, and what its sign means in words."""
        super().__init__()
        self._theme = theme
        self.message = message
        self.setText(message.text)
        spoken = f"{weight}, {message.line_text}: {message.text}"
        self.setAccessibleName(spoken)
        if message.fix is not None:
            self.setAccessibleDescription(message.fix.words)
        self.setSizePolicy(wrapping_policy())

    def sizeHint(self) -> QSize:
        """Ask for a comfortable width."""
        return Wrapping.sizeHint(self)

    def height_at(self, width: float) -> float:
        """Measure the row at a width."""
        lines = len(self._lines(width))
        fix = Role.CAPTION.value[1] if self.message.fix is not None else 0
        return lines * _LINE + fix + 2 * _EDGE

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw sign, sentence and line."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        tokens = canvas.tokens
        if self.hasFocus():
            canvas.box(area, 6, None, tokens.accent, 2)
        icon, colour = SIGNS[self.message.weight]
        sign = QRectF(4, _EDGE + 1, 18, 18)
        canvas.icon(sign, icon, getattr(tokens, colour))
        style = text_style(self._theme, Role.BODY, "text")
        corner = QPointF(_LEFT, _EDGE)
        end = paint_lines(canvas, corner, self._lines(area.width()), style)
        place = QRectF(0, _EDGE, area.width() - 6, _LINE)
        font = font_of(Role.LABEL)
        canvas.text(place, self.message.line_text, font, tokens.accent, MIDDLE_RIGHT)
        if self.message.fix is not None:
            words = QRectF(_LEFT, end, area.width() - _LEFT - 6, 16)
            said = f"{self.message.fix.words} · Ctrl ."
            canvas.text(words, said, font_of(Role.CAPTION), tokens.text2)

    def _lines(self, width: float) -> Lines:
        taken = text_width(self.message.line_text, font_of(Role.LABEL)) + _GAP + 6
        style = text_style(self._theme, Role.BODY, "text")
        return flow(self.message.text, style, max(60.0, width - _LEFT - taken))
