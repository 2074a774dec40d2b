"""A table of figures that is read with the arrow keys."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
)

from quizapp.gui.look.fonts import Role, role_font
from quizapp.gui.look.theme import Theme
from quizapp.presenters.insight.screen import TableScreen

_AIR = 6
_BESIDE = 24
"""Between what stands in two columns."""
_NUMBER = re.compile(r"[+−-]?\d[\d\s.,]*%?")
_MOST_ROWS_SHOWN = 9
"""More rows are scrolled."""


class DataTable(QTableWidget):
    """Shows a table; nothing in it can be changed."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._shown: TableScreen | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.verticalHeader().hide()
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setSectionsClickable(False)
        head.setHighlightSections(False)
        head.setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeft
            | Qt.AlignmentFlag.AlignVCenter
            | Qt.AlignmentFlag(Qt.TextFlag.TextWordWrap)
        )

    def render_table(self, table: TableScreen, title: str) -> None:
        """Show the figures."""
        self.setAccessibleName(title)
        if table != self._shown:
            self._shown = table
            self._fill(table)
        self.adapt()

    def adapt(self) -> None:
        """Take a new text size or another width."""
        self.setFont(role_font(Role.CAPTION, self._theme.scale))
        strong = role_font(Role.STRONG_CAPTION, self._theme.scale)
        for head in self._heads():
            head.setFont(strong)
        self._measure()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the words anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._measure()

    def showEvent(self, event: QShowEvent) -> None:
        """Measure again: the width is known now."""
        super().showEvent(event)
        self._measure()

    def _fill(self, table: TableScreen) -> None:
        self.clear()
        self.setColumnCount(len(table.columns))
        self.setRowCount(len(table.rows))
        self.setHorizontalHeaderLabels(table.columns)
        for row, cells in enumerate(table.rows):
            for column, words in enumerate(cells):
                self.setItem(row, column, QTableWidgetItem(words))
        for column, cells in enumerate(zip(*table.rows, strict=True)):
            if column and all(_NUMBER.fullmatch(words) for words in cells if words):
                self._set_right(column)

    def _set_right(self, column: int) -> None:
        """Set figures below each other by their last digit."""
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        cells = [self.item(row, column) for row in range(self.rowCount())]
        for cell in (self.horizontalHeaderItem(column), *cells):
            if cell is not None:
                cell.setTextAlignment(right)

    def _share_width(self) -> None:
        """Give each column the width of its longest cell, and the first one the rest."""
        if self._shown is None:
            return
        cells = QFontMetrics(role_font(Role.CAPTION, self._theme.scale))
        heads = QFontMetrics(role_font(Role.STRONG_CAPTION, self._theme.scale))
        rows = self._shown.rows
        wanted = [
            max(
                heads.horizontalAdvance(name),
                *(cells.horizontalAdvance(row[column]) for row in rows),
                0,
            )
            + _BESIDE
            for column, name in enumerate(self._shown.columns)
        ]
        widths = share_widths(wanted, self.viewport().width())
        for column, width in enumerate(widths):
            self.setColumnWidth(column, width)

    def _measure(self) -> None:
        self._share_width()
        self.resizeRowsToContents()
        for row in range(self.rowCount()):
            self.setRowHeight(row, self.rowHeight(row) + self._theme.px(_AIR))
        head = self.horizontalHeader()
        head.setFixedHeight(self._head_height())
        count = min(self.rowCount(), _MOST_ROWS_SHOWN)
        rows = sum(self.rowHeight(row) for row in range(count))
        self.setFixedHeight(head.height() + max(rows, self._theme.px(24)) + 4)

    def _head_height(self) -> int:
        """Measure the names of the columns, each wrapped to its width."""
        around = self._theme.px(12)
        metrics = QFontMetrics(role_font(Role.STRONG_CAPTION, self._theme.scale))
        heights = [metrics.height()]
        for column, head in enumerate(self._heads()):
            room = QRect(0, 0, max(1, self.columnWidth(column) - 20), 10_000)
            flags = int(Qt.TextFlag.TextWordWrap)
            heights.append(metrics.boundingRect(room, flags, head.text()).height())
        return max(heights) + around

    def _heads(self) -> list[QTableWidgetItem]:
        found = (self.horizontalHeaderItem(each) for each in range(self.columnCount()))
        return [head for head in found if head is not None]


def share_widths(wanted: Sequence[int], room: int) -> list[int]:
    """Share a width: narrow columns get what they want, wide ones share what is left."""
    widths = [0] * len(wanted)
    left = room
    for place, column in enumerate(sorted(range(len(wanted)), key=wanted.__getitem__)):
        widths[column] = min(wanted[column], left // (len(wanted) - place))
        left -= widths[column]
    if widths:
        widths[0] += left
    return widths
