"""Rows of commands with their keys, under the names of the pages they belong to."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QStyle,
    QStyleOptionViewItem,
)

from quizapp.gui.controls.action_button import cap_width
from quizapp.gui.controls.row_list import ROW, Index, RowList, Said
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.key_reading import is_enter
from quizapp.gui.paint.canvas import Canvas, font_of, text_width
from quizapp.gui.paint.chip import paint_key_cap
from quizapp.gui.paint.delegate import PaintedDelegate
from quizapp.gui.shown_keys import cap_of
from quizapp.presenters.keyboard.screen import KeyRow

_LINE, _HEAD, _SIDE, _GAP = 36.0, 40.0, 12.0, 12.0


class KeyRows(RowList[KeyRow]):
    """Reports the row that waits for a key, and the keys that are pressed then."""

    row_pressed = Signal(str, str)
    """Place and usual key of the row that Enter or a click asks for."""
    reset_requested = Signal(str, str)
    key_pressed = Signal(str)
    """A key as caps name it; empty for one that has no name."""
    left = Signal()
    """Esc, where a row waited for a key."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(lambda row: Said(row.does, row.spoken))
        self._is_waiting = False
        self.waiting_words = ""
        self.setItemDelegate(_KeyDelegate(theme, self))
        self.setMouseTracking(True)
        self.setUniformItemSizes(False)
        self.viewport().setAutoFillBackground(False)
        self.clicked.connect(self._press)

    def render_rows(self, rows: tuple[KeyRow, ...], waiting_words: str) -> None:
        """Show rows; the current one stays where it is."""
        place = max(0, self.currentIndex().row())
        scrolled = self.verticalScrollBar().value()
        self._is_waiting = any(row.waiting for row in rows)
        self.waiting_words = waiting_words
        self.shown.show(rows)
        self.setCurrentIndex(self.shown.index(min(place, len(rows) - 1)))
        self.verticalScrollBar().setValue(scrolled)
        self.scrollTo(self.currentIndex())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the current row in view when a message takes some of the room."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the key that a row waits for, or go from row to row."""
        row = self._current()
        if self._is_waiting and event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif self._is_waiting:
            if event.text() or cap_of(event):
                self.key_pressed.emit(cap_of(event))
        elif row is not None and is_enter(event):
            self.row_pressed.emit(row.place, row.usual)
        elif row is not None and event.key() in (
            Qt.Key.Key_Delete,
            Qt.Key.Key_Backspace,
        ):
            self.reset_requested.emit(row.place, row.usual)
        elif cap_of(event) and event.key() != Qt.Key.Key_F6:
            event.ignore()  # no search by first letters: the field above finds more
        else:
            super().keyPressEvent(event)

    def _current(self) -> KeyRow | None:
        index = self.currentIndex()
        return row_of(index) if index.isValid() else None

    def _press(self, index: Index) -> None:
        row = row_of(index)
        self.row_pressed.emit(row.place, row.usual)


def row_of(index: Index) -> KeyRow:
    """Return the row that stands at a place of the list."""
    row = index.data(ROW)
    if not isinstance(row, KeyRow):
        raise TypeError(f"{row!r} is no row of a key")
    return row


class _KeyDelegate(PaintedDelegate):
    def __init__(self, theme: Theme, view: KeyRows) -> None:
        super().__init__(theme, view)
        self._view: KeyRows = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        height = _LINE + (_HEAD if row_of(index).group else 0)
        return QSize(100, self._theme.px(height))

    def _paint(
        self, canvas: Canvas, area: QRectF, option: QStyleOptionViewItem, index: Index
    ) -> None:
        row = row_of(index)
        tokens = canvas.tokens
        if row.group:
            head = QRectF(_SIDE, 10, area.width() - 2 * _SIDE, _HEAD - 10)
            canvas.text(head, row.group, font_of(Role.SECTION), tokens.text)
            area = area.adjusted(0, _HEAD, 0, 0)
        ground = area.adjusted(4, 1, -4, -1)
        if option.state & QStyle.StateFlag.State_Selected:
            canvas.box(ground, 8, tokens.accentsoft)
            if option.state & QStyle.StateFlag.State_HasFocus:
                canvas.box(ground, 8, None, tokens.accent, 2)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            canvas.box(ground, 8, tokens.hover)
        self._paint_key(canvas, area, row)

    def _paint_key(self, canvas: Canvas, area: QRectF, row: KeyRow) -> None:
        tokens, caption = canvas.tokens, font_of(Role.CAPTION)
        right, middle = area.right() - _SIDE, area.center().y()
        if row.waiting:
            words = self._view.waiting_words
            right -= text_width(words, caption) + 1
            place = QRectF(right, area.top(), area.right() - right, area.height())
            canvas.text(place, words, caption, tokens.accent)
        else:
            right -= cap_width(row.key)
            paint_key_cap(canvas, right, middle - 10, row.key)
            if row.note:
                right -= text_width(row.note, caption) + _GAP + 1
                place = QRectF(right, area.top(), 400, area.height())
                canvas.text(place, row.note, caption, tokens.caution)
        room = QRectF(_SIDE, area.top(), right - _GAP - _SIDE, area.height())
        canvas.text(room, row.does, font_of(Role.BODY), tokens.text)
