"""A row of a table on paper: cells side by side, each broken to its column."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPagedPaintDevice, QPainter, QPen, QTextLayout

from quizapp.gui.printing.breaking import break_lines, make_layout
from quizapp.gui.printing.typography import ROW, ROW_HEADING, Setting
from quizapp.presenters.exporting.paper import PaperRow

_BETWEEN = 0.02
"""Room between two columns, as a share of the line."""

_RULE = QColor(150, 150, 150)


class SetRow:
    """A row whose cells are laid out, ready to be painted."""

    def __init__(self, row: PaperRow, width: float, device: QPagedPaintDevice) -> None:
        self._setting: Setting = ROW_HEADING if row.is_heading else ROW
        self._row = row
        self._width = width
        self._cells: list[tuple[QTextLayout, float]] = []
        """Each with its place from the left."""
        self.height = self._setting.size * device.logicalDpiY() / 72
        self._lay_out(device)

    @property
    def right(self) -> float:
        """Say where the row ends, from the left margin."""
        ends = [
            left + layout.lineAt(number).naturalTextRect().right()
            for layout, left in self._cells
            for number in range(layout.lineCount())
        ]
        return max(ends, default=0.0)

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        """Paint the cells, and a rule under a heading."""
        grey = self._setting.grey
        painter.setPen(QColor(grey, grey, grey))
        for layout, left in self._cells:
            layout.draw(painter, QPointF(x + left, y))
        if self._row.is_heading:
            painter.setPen(QPen(_RULE, self.height / 20))
            bottom = QPointF(x, y + self.height)
            painter.drawLine(bottom, bottom + QPointF(self._width, 0))

    def _lay_out(self, device: QPagedPaintDevice) -> None:
        whole, left = sum(self._row.shares), 0.0
        for number, cell in enumerate(self._row.cells):
            wide = self._width * self._row.shares[number] / whole
            room = wide - self._width * _BETWEEN
            layout = make_layout(cell, self._setting, device)
            lines = break_lines(layout, room, 0.0)
            height = 0.0
            for line in lines:
                end = line.naturalTextWidth()
                indent = room - end if number in self._row.numbers else 0.0
                line.setPosition(QPointF(max(0.0, indent), height))
                height += line.height()
            self.height = max(self.height, height)
            self._cells.append((layout, left))
            left += wide
