"""What the palette found: a sign, a title, what it is, and its key."""

from __future__ import annotations

from PySide6.QtCore import (
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyleOptionViewItem,
)

from quizapp.gui.controls.action_button import cap_width
from quizapp.gui.controls.row_list import ROW, Index, RowList, Said
from quizapp.gui.controls.text_block import text_style
from quizapp.gui.controls.text_flow import Lines, flow, paint_lines
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import Canvas
from quizapp.gui.paint.chip import paint_key_cap
from quizapp.gui.paint.delegate import PaintedDelegate
from quizapp.presenters.palette.entry import EntryKind
from quizapp.presenters.palette.screen import PaletteRow

_DOWN, _SIDE, _GAP, _SIGN = 7.0, 16.0, 12.0, 20.0
_SIGNS = {
    EntryKind.COMMAND: "arrow-right",
    EntryKind.TOPIC: "tag",
    EntryKind.RULE: "book-open",
    EntryKind.CARD: "cards",
    EntryKind.QUESTION: "question",
}


class FoundList(RowList[PaletteRow]):
    """Reports the row that is clicked; arrows and Enter come from the search."""

    row_pressed = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__(lambda row: Said(row.entry.title, spoken(row)))
        self.setItemDelegate(_RowDelegate(theme, self))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.clicked.connect(lambda index: self.row_pressed.emit(index.row()))

    @property
    def current(self) -> PaletteRow | None:
        """Return the row that Enter would take."""
        index = self.currentIndex()
        return _row_of(index) if index.isValid() else None

    def render_rows(self, rows: tuple[PaletteRow, ...]) -> None:
        """Show rows, the first of them chosen."""
        self.shown.show(rows)
        self.setCurrentIndex(self.shown.index(0))
        self.scrollToTop()

    def walk(self, by: int) -> None:
        """Choose another row; after the last comes the first."""
        count = self.shown.rowCount()
        if count:
            place = (self.currentIndex().row() + by) % count
            self.setCurrentIndex(self.shown.index(place))

    def row_at(self, place: int) -> PaletteRow:
        """Return a row by its place."""
        return self.shown.rows[place]


def spoken(row: PaletteRow) -> str:
    """Say a row in words: what it is, its title, more of it, and its key."""
    entry = row.entry
    told = (row.kind_text, entry.title, entry.caption, entry.keys)
    return ", ".join(part for part in told if part)


class _RowDelegate(PaintedDelegate):
    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(theme, view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._view.viewport().width()
        title, caption = self._texts(_row_of(index), width / self._theme.scale)
        height = _height(title, Role.STRONG_BODY)
        height += _height(caption, Role.CAPTION) if any(caption) else 2 * _DOWN
        return QSize(width, self._theme.px(height + 2 * _DOWN))

    def _paint(
        self, canvas: Canvas, area: QRectF, option: QStyleOptionViewItem, index: Index
    ) -> None:
        row = _row_of(index)
        tokens, keys = canvas.tokens, row.entry.keys
        if option.state & QStyle.StateFlag.State_Selected:
            canvas.box(area.adjusted(6, 1, -6, -1), 8, tokens.accentsoft)
            canvas.box(QRectF(6, 9, 3, area.height() - 18), 1.5, tokens.accent)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            canvas.box(area.adjusted(6, 1, -6, -1), 8, tokens.hover)
        middle = area.center().y()
        sign = QRectF(_SIDE, middle - _SIGN / 2, _SIGN, _SIGN)
        canvas.icon(sign, _SIGNS[row.entry.kind], tokens.text2)
        title, caption = self._texts(row, area.width())
        left = _SIDE + _SIGN + _GAP
        style = text_style(self._theme, Role.STRONG_BODY, "text")
        above = _DOWN if any(caption) else 2 * _DOWN
        top = paint_lines(canvas, QPointF(left, above), title, style)
        style = text_style(self._theme, Role.CAPTION, "text2")
        paint_lines(canvas, QPointF(left, top), caption, style)
        if keys:
            right = area.right() - _SIDE - cap_width(keys)
            paint_key_cap(canvas, right, middle - 10, keys)

    def _texts(self, row: PaletteRow, width: float) -> tuple[Lines, Lines]:
        entry = row.entry
        taken = 2 * _SIDE + _SIGN + _GAP
        if entry.keys:
            taken += _GAP + cap_width(entry.keys)
        room = max(80.0, width - taken)
        title = text_style(self._theme, Role.STRONG_BODY, "text")
        caption = text_style(self._theme, Role.CAPTION, "text2")
        said = " · ".join(part for part in (row.kind_text, entry.caption) if part)
        below = "" if entry.kind is EntryKind.COMMAND else said
        return flow(entry.title, title, room), flow(below, caption, room)


def _row_of(index: Index) -> PaletteRow:
    row = index.data(ROW)
    assert isinstance(row, PaletteRow)
    return row


def _height(lines: Lines, role: Role) -> float:
    return len(lines) * float(role.value[1])
