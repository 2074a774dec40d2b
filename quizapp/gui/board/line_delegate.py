"""Rows of a list that wrap wholly, where the toolkit's own rows would be cut."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyleOptionViewItem,
)

from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import Canvas, font_of
from quizapp.gui.paint.delegate import Index, PaintedDelegate
from quizapp.gui.paint.prose import Line, ProseLook, paint_prose, wrap_prose

_ACROSS = 12.0
_DOWN = 6.0
_EDGE = 3.0


class LineDelegate(PaintedDelegate):
    """Draws one statement a row, with mana symbols, as high as it needs."""

    def __init__(self, theme: Theme, role: Role, view: QAbstractItemView) -> None:
        super().__init__(theme, view)
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

    def _paint(
        self, canvas: Canvas, area: QRectF, option: QStyleOptionViewItem, index: Index
    ) -> None:
        tokens = canvas.tokens
        if option.state & QStyle.StateFlag.State_Selected:
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
