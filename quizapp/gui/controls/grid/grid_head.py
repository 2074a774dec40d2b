"""The head of a grid, and the round corners that it leaves to the frame around it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QRegion
from PySide6.QtWidgets import QHeaderView, QWidget

from quizapp.gui.controls.grid.cell_painting import SIDE
from quizapp.gui.controls.grid.grid_model import GridModel
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import MIDDLE_LEFT, MIDDLE_RIGHT, font_of
from quizapp.gui.paint.delegate import canvas_at

HEAD = 32.0
_CORNER = 11.0
"""Pixels: the corner of a panel less its line."""


def rounded(area: QRect) -> QRegion:
    """Leave out the corners, where the frame is round."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(area), _CORNER, _CORNER)
    return QRegion(path.toFillPolygon().toPolygon())


class GridHead(QHeaderView):
    """Names the columns; none of them can be clicked."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self.setSectionsClickable(False)
        self.setMinimumSectionSize(1)

    def sizeHint(self) -> QSize:
        """Take one height."""
        return QSize(0, self._theme.px(HEAD))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Draw the name of a column."""
        model = self.model()
        if not isinstance(model, GridModel):
            return
        painter.save()
        canvas, area = canvas_at(painter, self._theme, rect)
        tokens, column = canvas.tokens, model.column(section)
        canvas.box(area, 0, tokens.sunken)
        words = area.adjusted(SIDE, 0, -SIDE, 0)
        align = MIDDLE_RIGHT if column.number else MIDDLE_LEFT
        font = font_of(Role.STRONG_CAPTION)
        canvas.text(words, column.title, font, tokens.text2, align)
        painter.restore()
