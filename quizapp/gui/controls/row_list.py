"""A list of painted rows, each said in words to whoever cannot see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView

Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole
"""Under this role a delegate finds the whole row."""

Row = TypeVar("Row")


class Said(NamedTuple):
    """A row in words."""

    title: str
    spoken: str
    """What assistive technology reads."""
    tip: str | None = None


class RowModel(QAbstractListModel, Generic[Row]):
    """Holds rows."""

    def __init__(self, say: Callable[[Row], Said]) -> None:
        super().__init__()
        self._say = say
        self.rows: tuple[Row, ...] = ()

    def show(self, rows: tuple[Row, ...]) -> None:
        """Take other rows."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Count the rows."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give a row, or its words."""
        row = self.rows[index.row()]
        if role == ROW:
            return row
        said = self._say(row)
        words = {
            Qt.ItemDataRole.DisplayRole: said.title,
            Qt.ItemDataRole.AccessibleTextRole: said.spoken,
            Qt.ItemDataRole.ToolTipRole: said.tip,
        }
        return words.get(Qt.ItemDataRole(role))


class RowList(QListView, Generic[Row]):
    """Shows rows; each kind says what a key or a click does."""

    def __init__(self, say: Callable[[Row], Said]) -> None:
        super().__init__()
        self.shown = RowModel(say)
        """The rows that the list holds."""
        self.setModel(self.shown)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)

    def show_rows(self, rows: tuple[Row, ...], chosen: int | None) -> None:
        """Show rows, one of them chosen, and touch nothing that is so already."""
        if rows != self.shown.rows:
            self.shown.show(rows)
        place = self.shown.index(-1 if chosen is None else chosen)
        if place != self.currentIndex():
            self.setCurrentIndex(place)

    def lay_out_again(self) -> None:
        """Measure the rows anew, as for another text size or width."""
        self.scheduleDelayedItemsLayout()
        self.viewport().update()
