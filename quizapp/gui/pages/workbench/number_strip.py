"""The strip beside a text: line numbers, and a sign where there is a message."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import MIDDLE_RIGHT, Canvas, font_of, paint_safely
from quizapp.presenters.workbench.screen import Weight

if TYPE_CHECKING:
    from quizapp.gui.pages.workbench.scenario_edit import ScenarioEdit

SIGNS = {
    Weight.ERROR: ("x-circle-fill", "wrong"),
    Weight.WARNING: ("warning-fill", "caution"),
    Weight.NOTE: ("info-fill", "info"),
}
"""Icon and colour of each kind of message."""

_WIDTH = 56.0
_SIGN = 14.0


class NumberStrip(QWidget):
    """Draws the numbers of the lines that are in view; the messages say the same."""

    def __init__(self, theme: Theme, edit: ScenarioEdit) -> None:
        super().__init__(edit)
        self._theme = theme
        self._edit = edit
        self._signs: Mapping[int, Weight] = {}

    def set_signs(self, signs: Mapping[int, Weight]) -> None:
        """Show which lines have messages."""
        self._signs = signs
        self.update()

    def sizeHint(self) -> QSize:
        """Take the width of three figures and a sign."""
        return QSize(self._theme.px(_WIDTH), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the numbers."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        tokens, scale = canvas.tokens, self._theme.scale
        canvas.box(area, 0, tokens.sunken)
        for number, top, height in self._edit.lines_in_view():
            row = QRectF(0, top / scale, area.width() - 12, height / scale)
            here = number == self._edit.current_line
            ink = tokens.text if here else tokens.text3
            canvas.text(row, str(number), font_of(Role.CODE), ink, MIDDLE_RIGHT)
            weight = self._signs.get(number)
            if weight is not None:
                icon, colour = SIGNS[weight]
                sign = QRectF(6, row.center().y() - _SIGN / 2, _SIGN, _SIGN)
                canvas.icon(sign, icon, getattr(tokens, colour))
