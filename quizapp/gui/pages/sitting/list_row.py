"""Rows of an exam: number, question, and what was answered, or what became of it."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton

from quizapp.gui.controls.text_block import text_style
from quizapp.gui.controls.text_flow import TextStyle, flow, paint_lines
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import MIDDLE_RIGHT, Canvas, font_of, paint_safely
from quizapp.gui.paint.chip import CHIP_HEIGHT, Chip, chip_width, paint_chip
from quizapp.gui.paint.wrapping import Wrapping, wrapping_policy

_NUMBER, _SIDE, _GAP, _FLAG = 32.0, 12.0, 12.0, 16.0
_LEAST = 40.0


class RowText(Struct, frozen=True):
    """What a row says."""

    number: int
    text: str
    chip: str
    tone: str
    """Name of the chip's tone."""
    icon: str
    flagged: bool
    spoken: str


class ListRow(Wrapping, QAbstractButton):
    """A row that opens its question."""

    least_height = 40

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.shown = RowText(0, "", "", "", "", flagged=False, spoken="")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(wrapping_policy())

    def render_row(self, shown: RowText) -> None:
        """Show a row."""
        self.shown = shown
        self.setText(shown.text)
        self.setAccessibleName(shown.spoken)
        self.updateGeometry()
        self.update()

    def height_at(self, width: float) -> float:
        """Measure the row at a width."""
        lines = flow(self.shown.text, self._style(), self._room(width))
        return max(_LEAST, len(lines) * Role.BODY.value[1] + 16)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter open the question, and leave arrows and Ctrl to the page."""
        plain = not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and plain:
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the row."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        tokens, shown = canvas.tokens, self.shown
        if self.underMouse():
            canvas.box(area, 0, tokens.hover)
        line = QRectF(0, area.bottom() - 1, area.width(), 1)
        canvas.box(line, 0, tokens.border)
        number = QRectF(0, 0, _SIDE + _NUMBER, area.height())
        font = font_of(Role.STRONG_BODY)
        canvas.text(number, str(shown.number), font, tokens.text, MIDDLE_RIGHT)
        lines = flow(shown.text, self._style(), self._room(area.width()))
        height = len(lines) * Role.BODY.value[1]
        top = area.center().y() - height / 2
        corner = QPointF(_SIDE + _NUMBER + _GAP, top)
        paint_lines(canvas, corner, lines, self._style())
        chip = self._chip()
        left = area.right() - _SIDE - chip_width(chip)
        paint_chip(canvas, left, area.center().y() - CHIP_HEIGHT / 2, chip)
        if shown.flagged:
            sign = QRectF(left - 8 - _FLAG, area.center().y() - 8, _FLAG, _FLAG)
            canvas.icon(sign, "flag-fill", tokens.caution)
        if self.hasFocus():
            canvas.box(area.adjusted(1, 1, -1, -2), 6, None, tokens.accent, 2)

    def _chip(self) -> Chip:
        tone = getattr(self._theme.tokens, f"{self.shown.tone}_tone")
        return Chip(self.shown.chip, self.shown.icon, tone)

    def _room(self, width: float) -> float:
        taken = 2 * _SIDE + _NUMBER + 2 * _GAP + chip_width(self._chip())
        return max(60.0, width - taken - 8 - _FLAG)

    def _style(self) -> TextStyle:
        return text_style(self._theme, Role.BODY, "text")
