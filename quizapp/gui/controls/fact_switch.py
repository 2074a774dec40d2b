"""A switch for one fact, with what it does to the key beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtWidgets import QSizePolicy

from quizapp.gui.controls.text_block import text_style
from quizapp.gui.controls.text_flow import Lines, flow, paint_lines
from quizapp.gui.look.fonts import Role
from quizapp.gui.paint.chip import CHIP_HEIGHT, Chip, chip_width, paint_chip
from quizapp.gui.paint.pressable import RING, Pressable
from quizapp.presenters.what_if.screen import FactRow, Outcome

if TYPE_CHECKING:
    from quizapp.gui.look.theme import Theme
    from quizapp.gui.paint.canvas import Canvas

_SWITCH = QSize(40, 22)
_GAP = 12.0
_LINE = Role.BODY.value[1]
_INSET = 4.0
"""Between the ring of the keyboard and what the row shows."""
_ICONS = {
    Outcome.CHANGES: "repeat",
    Outcome.STAYS: "minus",
    Outcome.NOT_COVERED: "question",
}


class FactSwitch(Pressable):
    """One row of the panel: a switch, the fact, and a chip with the outcome."""

    pressing_keys = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setCheckable(True)
        self._row: FactRow | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def render_row(self, row: FactRow, spoken: str) -> None:
        """Show a fact; `spoken` says whether the switch is on."""
        self._row = row
        self.setChecked(row.turned)
        self.setText(row.fact)
        self.setAccessibleName(f"{row.fact}: {row.outcome_text}")
        self.setAccessibleDescription(spoken)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for a row in which the fact stands on one or two lines."""
        return QSize(self.theme.px(280), self.heightForWidth(self.theme.px(280)))

    def minimumSizeHint(self) -> QSize:
        """Shrink until the fact takes several lines."""
        return QSize(self.theme.px(200), self.theme.px(34))

    def hasHeightForWidth(self) -> bool:
        """Wrap the fact to the width given."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Count the lines of the fact at a width."""
        lines = self._lines((width - 2 * RING) / self.theme.scale - 2 * _INSET)
        height = max(26.0, len(lines) * _LINE + 6)
        return self.theme.px(height) + 2 * RING

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Draw switch, fact and outcome."""
        row = self._row
        if row is None:
            return
        area = area.adjusted(_INSET, 0, -_INSET, 0)
        self._paint_switch(canvas, QRectF(area.left(), area.center().y() - 11, 40, 22))
        lines = self._lines(area.width())
        top = area.center().y() - len(lines) * _LINE / 2
        colour = "text2" if row.outcome is Outcome.NOT_COVERED else "text"
        style = text_style(self.theme, Role.BODY, colour)
        corner = QPointF(area.left() + _SWITCH.width() + _GAP, top)
        paint_lines(canvas, corner, lines, style)
        chip = self._chip()
        left = area.right() - chip_width(chip)
        paint_chip(canvas, left, area.center().y() - CHIP_HEIGHT / 2, chip)

    def _paint_switch(self, canvas: Canvas, area: QRectF) -> None:
        tokens, on = canvas.tokens, self.isChecked()
        fill = tokens.accentfill if on else tokens.sunken
        canvas.box(area, 11, fill, tokens.accentfill if on else tokens.strong)
        left = area.right() - 19 if on else area.left() + 3
        knob = QRectF(left, area.top() + 3, 16, 16)
        canvas.box(knob, 8, tokens.on if on else tokens.strong)
        if on:
            canvas.icon(knob.adjusted(2, 2, -2, -2), "check", tokens.accentfill)

    def _lines(self, width: float) -> Lines:
        taken = _SWITCH.width() + 2 * _GAP + chip_width(self._chip())
        style = text_style(self.theme, Role.BODY, "text")
        return flow(self.text(), style, max(60.0, width - taken))

    def _chip(self) -> Chip:
        row, tokens = self._row, self.theme.tokens
        if row is None:
            return Chip("")
        tone = tokens.accent_tone if row.outcome is Outcome.CHANGES else None
        return Chip(row.outcome_text, _ICONS[row.outcome], tone)
