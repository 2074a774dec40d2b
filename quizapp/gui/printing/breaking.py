"""Breaking a text into lines of a width."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPagedPaintDevice, QTextLayout, QTextLine, QTextOption

from quizapp.gui.printing.typography import Setting, paper_font


def make_layout(text: str, setting: Setting, device: QPagedPaintDevice) -> QTextLayout:
    """Lay out a text; its lines are not broken yet."""
    layout = QTextLayout(text, paper_font(setting.size, setting.weight), device)
    option = QTextOption()
    # A word longer than a line is divided, not painted over the margin.
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    return layout


def break_lines(layout: QTextLayout, width: float, x: float) -> list[QTextLine]:
    """Break a layout into lines that all begin at the same height."""
    lines: list[QTextLine] = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(x, 0))
        lines.append(line)
    layout.endLayout()
    return lines
