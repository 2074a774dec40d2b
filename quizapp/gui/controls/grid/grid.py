"""A grid: a painted table; columns that have no room are left out, never cut."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QSizePolicy,
    QStyle,
    QStyleOptionViewItem,
    QTableView,
)

from quizapp.gui.controls.grid.cell_painting import (
    SIDE,
    cell_height,
    cell_width,
    least_width,
    paint_cell,
)
from quizapp.gui.controls.grid.grid_head import HEAD, GridHead, rounded
from quizapp.gui.controls.grid.grid_model import CELL, GridModel, Index
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.key_reading import digit_of, is_enter
from quizapp.gui.paint.canvas import (
    Canvas,
    font_of,
    text_width,
)
from quizapp.gui.paint.delegate import PaintedDelegate
from quizapp.presenters.instructing.grid_screen import Cell, CellKind, GridScreen

_NO_LIMIT = 16_777_215


class Grid(QTableView):
    """Reports which row is looked at or opened, and which number is typed where."""

    row_chosen = Signal(int)
    row_opened = Signal(int)
    count_typed = Signal(int, int, int)
    """Row, column, and the number."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._model = GridModel()
        self._telling = False
        self._typed: tuple[int, int] | None = None
        """The cell in which digits are put behind each other."""
        self._shows_all = False
        self._widths: dict[tuple[int, Callable[[Cell], float]], float] = {}
        """How wide each column must be, and how wide it would be."""
        self._fitted: tuple[float, tuple[tuple[int, float], ...]] | None = None
        """The scale and the widths of columns that the heights of rows belong to."""
        self.setModel(self._model)
        self.setItemDelegate(_CellDelegate(theme, self))
        self.setHorizontalHeader(GridHead(theme, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.selectionModel().currentChanged.connect(self._report)
        self.doubleClicked.connect(lambda index: self.row_opened.emit(index.row()))

    def render_grid(self, screen: GridScreen, selected: int | None = None) -> None:
        """Show other rows; the place of the keyboard stays where it can."""
        self._telling = True
        self.setAccessibleName(screen.title)
        here = self.currentIndex()
        row, column = here.row(), max(0, here.column())
        if screen != self._model.screen:
            self._widths.clear()
            self._fitted = None
        self._model.show(screen)
        if selected is not None:
            row = selected
        if 0 <= row < len(screen.rows):
            goal = self._model.index(row, min(column, len(screen.columns) - 1))
            if goal != self.currentIndex():
                self.setCurrentIndex(goal)
        self._telling = False
        self.fit()

    def show_all_rows(self, every: bool = True) -> None:
        """Be as high as all rows, so that the page scrolls, or scroll by itself."""
        policy = Qt.ScrollBarPolicy
        self._shows_all = every
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if every else policy.ScrollBarAsNeeded
        )
        upright = QSizePolicy.Policy.Fixed if every else QSizePolicy.Policy.Expanding
        self.setSizePolicy(QSizePolicy.Policy.Expanding, upright)
        if not every:
            self.setMinimumHeight(0)
            self.setMaximumHeight(_NO_LIMIT)

    @property
    def place(self) -> tuple[int, int]:
        """Give row and column that the keyboard is at."""
        return self.currentIndex().row(), self.currentIndex().column()

    def fit(self) -> None:
        """Share the width among the columns that have room, and measure the rows."""
        if not self._model.columnCount():
            return
        shown = self._share_width()
        self.horizontalHeader().setFixedHeight(self._theme.px(HEAD))
        fitted = (self._theme.scale, tuple(shown.items()))
        if fitted != self._fitted:
            self._fitted = fitted
            for row in range(self._model.rowCount()):
                self.setRowHeight(row, self._row_height(row, shown))
        if self._shows_all and self.height() != self._height():
            self.setFixedHeight(self._height())
        self.viewport().update()

    def has_line_below(self, index: Index) -> bool:
        """Say whether a row ends with a line: not the last one, where the frame is."""
        last = index.row() == self._model.rowCount() - 1
        return not (last and self._shows_all)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Measure anew for another width."""
        super().resizeEvent(event)
        self.setMask(rounded(self.rect()))
        if event.size().width() == event.oldSize().width():
            return
        self._share_width()
        # Another height asked for while a layout is at work would go unheard.
        QTimer.singleShot(0, self, self.fit)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the first row."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self._model.screen.rows:
            self.setCurrentIndex(self._model.index(0, self._first_count()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Fill numbers in; open a row with Enter; leave letters to the page."""
        if self._type(event):
            return
        self._typed = None
        control = Qt.KeyboardModifier.ControlModifier
        if is_enter(event) and not event.modifiers() & control:
            if self.currentIndex().isValid():
                self.row_opened.emit(self.currentIndex().row())
        elif event.modifiers() & control or (
            event.text().isprintable() and event.text()
        ):
            event.ignore()  # the page has keys of its own
        else:
            super().keyPressEvent(event)

    def _type(self, event: QKeyEvent) -> bool:
        row, column = self.place
        cell = self._model.cell(row, column)
        if cell is None or cell.kind is not CellKind.COUNT:
            return False
        number = int(cell.text or 0)
        digit = digit_of(event)
        if digit is not None and event.text():
            again = self._typed == (row, column)
            number = number * 10 + digit if again and number < 10 else digit
            self._typed = (row, column)
        elif event.text() == "+":
            number += 1
        elif event.text() in ("-", "−"):
            number -= 1
        elif event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            number //= 10
        else:
            return False
        if number >= 0:
            self.count_typed.emit(row, column, number)
        return True

    def _share_width(self) -> dict[int, float]:
        """Give each column that has room its width."""
        if not self._model.columnCount():
            return {}
        scale = self._theme.scale
        shown = self._columns_with_room(self.viewport().width() / scale)
        for column in range(self._model.columnCount()):
            self.setColumnHidden(column, column not in shown)
        edge = 0.0
        for column, width in shown.items():
            # Rounded at its edges, so that the last one ends where the frame begins.
            begin, edge = round(edge), edge + width * scale
            self.setColumnWidth(column, round(edge) - begin)
        return shown

    def _first_count(self) -> int:
        row = self._model.screen.rows[0]
        kinds = [cell.kind for cell in row]
        return kinds.index(CellKind.COUNT) if CellKind.COUNT in kinds else 0

    def _columns_with_room(self, room: float) -> dict[int, float]:
        """Say how wide each column is; those of the highest rank go first."""
        columns = list(range(self._model.columnCount()))
        least = {each: self._measure(each, least_width) for each in columns}
        while sum(least[each] for each in columns) > room:
            goner = max(columns, key=lambda each: (self._model.column(each).rank, each))
            if not self._model.column(goner).rank:
                break
            columns.remove(goner)
        wanted = {each: self._measure(each, cell_width) for each in columns}
        needed = sum(wanted.values())
        if needed <= room:
            spare = (room - needed) / needed
            return {each: wanted[each] * (1 + spare) for each in columns}
        spare = max(0.0, room - sum(least[each] for each in columns))
        gaps = {each: wanted[each] - least[each] for each in columns}
        share = spare / (sum(gaps.values()) or 1.0)
        return {each: least[each] + gaps[each] * share for each in columns}

    def _measure(self, column: int, of_cell: Callable[[Cell], float]) -> float:
        """Say how wide a column must be; all its cells are measured once."""
        known = self._widths.get((column, of_cell))
        if known is None:
            known = self._widths[column, of_cell] = self._widest(column, of_cell)
        return known

    def _widest(self, column: int, of_cell: Callable[[Cell], float]) -> float:
        title = self._model.column(column).title
        head = text_width(title, font_of(Role.STRONG_CAPTION)) + 2 * SIDE + 2
        cells = (of_cell(each) for each in self._model.cells_of(column))
        return max(head, *cells, 0.0) + 2

    def _row_height(self, row: int, shown: dict[int, float]) -> int:
        heights = [40.0]
        for column, width in shown.items():
            cell = self._model.cell(row, column)
            if cell is not None:
                heights.append(cell_height(self._theme, cell, width))
        return self._theme.px(max(heights))

    def _height(self) -> int:
        rows = sum(self.rowHeight(row) for row in range(self._model.rowCount()))
        return self._theme.px(HEAD) + rows

    def _report(self, current: Index) -> None:
        if not self._telling and current.isValid():
            self.row_chosen.emit(current.row())


class _CellDelegate(PaintedDelegate):
    def __init__(self, theme: Theme, view: Grid) -> None:
        super().__init__(theme, view)
        self._view = view

    def _paint(
        self, canvas: Canvas, area: QRectF, option: QStyleOptionViewItem, index: Index
    ) -> None:
        cell = index.data(CELL)
        if not isinstance(cell, Cell):
            return
        state, flag = option.state, QStyle.StateFlag
        if state & flag.State_Selected:
            canvas.box(area, 0, canvas.tokens.accentsoft)
            if self._view.columnViewportPosition(index.column()) <= 0:
                canvas.box(QRectF(0, 0, 3, area.height()), 0, canvas.tokens.accent)
        if self._view.has_line_below(index):
            line = QRectF(0, area.height() - 1, area.width(), 1)
            canvas.box(line, 0, canvas.tokens.border)
        focused = bool(state & flag.State_HasFocus)
        if focused and cell.kind is not CellKind.COUNT:
            ring = area.adjusted(1, 1, -1, -2)
            canvas.box(ring, 6, None, canvas.tokens.accent, 2)
        paint_cell(canvas, area, cell, focused=focused)
