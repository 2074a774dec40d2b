"""The list of questions: what is asked, how it went, and when it comes back."""

from __future__ import annotations

from PySide6.QtCore import (
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyleOptionViewItem,
)

from quizapp.gui.controls.row_list import ROW, Index, RowList, Said
from quizapp.gui.controls.text_block import text_style
from quizapp.gui.controls.text_flow import Lines, flow, paint_lines
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.key_reading import is_enter
from quizapp.gui.paint.canvas import Canvas
from quizapp.gui.paint.chip import CHIP_HEIGHT, Chip, chip_width, paint_chip
from quizapp.gui.paint.delegate import PaintedDelegate
from quizapp.presenters.browsing.screen import Mark, QuestionRow

_DOWN, _SIDE, _GAP = 8.0, 16.0, 12.0
_SIGN = 18.0
_MOST_HEIGHTS = 20_000
_SIGNS = {
    Mark.RIGHT: ("check-circle-fill", "right"),
    Mark.WRONG: ("x-circle-fill", "wrong"),
}


class QuestionList(RowList[QuestionRow]):
    """Reports which row is looked into, and which is to be answered."""

    row_chosen = Signal(int)
    row_opened = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__(_say)
        self._theme = theme
        self.setItemDelegate(_RowDelegate(theme, self))
        self.setUniformItemSizes(False)
        # In one pass: in batches, a list without wrapping shows nothing until the last.
        self.setLayoutMode(QListView.LayoutMode.SinglePass)
        self.selectionModel().currentChanged.connect(self._report)
        self.doubleClicked.connect(lambda index: self.row_opened.emit(index.row()))
        self._telling = False

    def render_rows(self, rows: tuple[QuestionRow, ...], selected: int | None) -> None:
        """Show rows, one of them selected; nothing is reported."""
        self._telling = True
        self._show_bar(len(rows))
        self.show_rows(rows, selected)
        self._telling = False

    def bring_into_view(self) -> None:
        """Scroll to the row that is looked into, wherever it is."""
        self.scrollTo(self.currentIndex())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the rows to the new width."""
        super().resizeEvent(event)
        self._show_bar(len(self.shown.rows))
        self.scheduleDelayedItemsLayout()

    def lay_out_again(self) -> None:
        """Measure the rows anew, as for another text size or width."""
        self._show_bar(len(self.shown.rows))
        super().lay_out_again()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer the question of a row with Enter; leave Ctrl Enter to the page."""
        control = Qt.KeyboardModifier.ControlModifier
        if is_enter(event) and not event.modifiers() & control:
            if self.currentIndex().isValid():
                self.row_opened.emit(self.currentIndex().row())
        elif event.text() and event.text().isprintable():
            event.ignore()  # the page has keys of its own
        else:
            super().keyPressEvent(event)

    def _show_bar(self, rows: int) -> None:
        """Show the bar at once where it must come: it would narrow all rows later."""
        least = 2 * _DOWN + float(Role.STRONG_BODY.value[1] + Role.CAPTION.value[1])
        policy = Qt.ScrollBarPolicy
        must_come = rows * self._theme.px(least) > self.height()
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOn if must_come else policy.ScrollBarAsNeeded
        )

    def _report(self, current: Index) -> None:
        if not self._telling and current.isValid():
            self.row_chosen.emit(current.row())


def _say(row: QuestionRow) -> Said:
    told = (
        row.title,
        row.caption,
        row.rules,
        row.mark_text,
        row.bookmark_text,
        row.next_text,
    )
    return Said(row.title, ", ".join(part for part in told if part))


class _RowDelegate(PaintedDelegate):
    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(theme, view)
        self._view = view
        self._heights: dict[tuple[QuestionRow, int, float], int] = {}
        """How high rows are at a width and a scale; the list asks twice as it opens."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._view.viewport().width()
        asked = _row_of(index), width, self._theme.scale
        height = self._heights.get(asked)
        if height is None:
            if len(self._heights) > _MOST_HEIGHTS:
                self._heights.clear()
            height = self._heights[asked] = self._measure(*asked[:2])
        return QSize(width, height)

    def _measure(self, row: QuestionRow, width: int) -> int:
        title, caption = self._texts(row, width / self._theme.scale)
        lines = _height(title, Role.STRONG_BODY) + _height(caption, Role.CAPTION)
        return self._theme.px(2 * _DOWN + lines)

    def _paint(
        self, canvas: Canvas, area: QRectF, option: QStyleOptionViewItem, index: Index
    ) -> None:
        row = _row_of(index)
        self._paint_ground(canvas, area, option)
        title, caption = self._texts(row, area.width())
        left, top = _SIDE + _SIGN + _GAP, _DOWN
        if row.mark in _SIGNS:
            icon, ink = _SIGNS[row.mark]
            sign = QRectF(_SIDE, top + 1, _SIGN, _SIGN)
            canvas.icon(sign, icon, getattr(canvas.tokens, ink))
        style = text_style(self._theme, Role.STRONG_BODY, "text")
        top = paint_lines(canvas, QPointF(left, top), title, style)
        style = text_style(self._theme, Role.CAPTION, "text2")
        paint_lines(canvas, QPointF(left, top), caption, style)
        chip = self._chip(row)
        right = area.right() - _SIDE - chip_width(chip)
        paint_chip(canvas, right, area.center().y() - CHIP_HEIGHT / 2, chip)
        if row.bookmark_text:
            flag = QRectF(right - _GAP - _SIGN, area.center().y() - 9, _SIGN, _SIGN)
            canvas.icon(flag, "flag-fill", canvas.tokens.accent)

    def _paint_ground(
        self, canvas: Canvas, area: QRectF, option: QStyleOptionViewItem
    ) -> None:
        tokens = canvas.tokens
        if option.state & QStyle.StateFlag.State_Selected:
            canvas.box(area, 0, tokens.accentsoft)
            canvas.box(QRectF(0, 0, 3, area.height()), 0, tokens.accent)
        line = QRectF(0, area.height() - 1, area.width(), 1)
        canvas.box(line, 0, tokens.border)
        focus = QStyle.StateFlag.State_HasFocus
        if option.state & focus:
            canvas.box(area.adjusted(1, 1, -1, -2), 6, None, tokens.accent, 2)

    def _texts(self, row: QuestionRow, width: float) -> tuple[Lines, Lines]:
        taken = 2 * _SIDE + _SIGN + 2 * _GAP + chip_width(self._chip(row))
        if row.bookmark_text:
            taken += _SIGN + _GAP
        room = max(80.0, width - taken)
        title = text_style(self._theme, Role.STRONG_BODY, "text")
        caption = text_style(self._theme, Role.CAPTION, "text2")
        said = " · ".join(part for part in (row.caption, row.rules) if part)
        return flow(row.title, title, room), flow(said, caption, room)

    def _chip(self, row: QuestionRow) -> Chip:
        tokens = self._theme.tokens
        if row.due:
            return Chip(row.next_text, "clock", tokens.caution_tone)
        if row.mark is Mark.NEW:
            return Chip(row.next_text, "", tokens.accent_tone)
        return Chip(row.next_text, "calendar")


def _row_of(index: Index) -> QuestionRow:
    row = index.data(ROW)
    assert isinstance(row, QuestionRow)
    return row


def _height(lines: Lines, role: Role) -> float:
    return len(lines) * float(role.value[1])
