"""Rows of a list that wrap wholly, where the toolkit's own rows would be cut."""

from __future__ import annotations

import logging

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import Canvas, font_of
from quizapp.gui.paint.prose import Line, ProseLook, paint_prose, wrap_prose

LOGGER = logging.getLogger(__name__)
_ACROSS = 12.0
_DOWN = 6.0
_EDGE = 3.0

Index = QModelIndex | QPersistentModelIndex


class LineDelegate(QStyledItemDelegate):
    """Draws one statement a row, with mana symbols, as high as it needs."""

    def __init__(self, theme: Theme, role: Role, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._theme = theme
        self._role = role
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Ask for all lines of the text."""
        width = self._view.viewport().width()
        return QSize(width, self.height_at(width, index))

    def height_at(self, width: int, index: Index) -> int:
        """Measure a row at a width, also before the list has its own."""
        lines = self._wrap(index, width / self._theme.scale)
        return self._theme.px(len(lines) * self._line() + 2 * _DOWN)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        """Draw the row; an error is logged, for it must not leave a painter."""
        painter.save()
        try:
            self._paint(painter, option, index)
        except Exception:
            LOGGER.exception("a row could not be painted")
        finally:
            painter.restore()

    def _paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        rectangle, state = option.rect, option.state
        scale, tokens = self._theme.scale, self._theme.tokens
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rectangle.topLeft())
        painter.scale(scale, scale)
        canvas = Canvas(painter, self._theme)
        area = QRectF(0, 0, rectangle.width() / scale, rectangle.height() / scale)
        if state & QStyle.StateFlag.State_Selected:
            canvas.box(area, 6, tokens.accentsoft)
            edge = QRectF(0, 4, _EDGE, area.height() - 8)
            canvas.box(edge, 1.5, tokens.accent)
        room = area.adjusted(_ACROSS, _DOWN, -_ACROSS, 0)
        look = ProseLook(font_of(self._role), self._line(), tokens.text)
        paint_prose(canvas, room, self._wrap(index, area.width()), look)

    def _wrap(self, index: Index, width: float) -> tuple[Line, ...]:
        text = str(index.data(Qt.ItemDataRole.DisplayRole))
        return wrap_prose(text, font_of(self._role), width - 2 * _ACROSS)

    def _line(self) -> float:
        return float(self._role.value[1])
