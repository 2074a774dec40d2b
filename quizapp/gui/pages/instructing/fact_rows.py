"""Facts below each other: what it is, and how much; long ones wrap."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import Canvas, paint_safely

_MOST = 14


class FactRows(QWidget):
    """Shows names with values."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._rows = [_FactRow(theme) for _ in range(_MOST)]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for row in self._rows:
            column.addWidget(row)

    def render_facts(self, facts: Sequence[tuple[str, str]]) -> None:
        """Show other facts; more than there is room for are not shown."""
        for place, row in enumerate(self._rows):
            row.setVisible(place < len(facts))
            if place < len(facts):
                row.say(*facts[place])


class _FactRow(QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._name = TextBlock(theme, Role.BODY, "text2")
        self._value = TextBlock(theme, Role.STRONG_BODY)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 6, 0, 6)
        row.setSpacing(12)
        row.addWidget(self._name, 2)
        row.addWidget(self._value, 3)

    def say(self, name: str, value: str) -> None:
        self._name.say(name)
        self._value.say(value)
        self.setAccessibleName(f"{name}: {value}")

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        line = QRectF(area.left(), area.bottom() - 1, area.width(), 1)
        canvas.box(line, 0, canvas.tokens.border)
