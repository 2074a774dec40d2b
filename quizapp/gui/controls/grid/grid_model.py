"""The rows of a grid, as Qt and assistive technology ask for them."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from quizapp.presenters.instructing.grid_screen import Cell, Column, GridScreen

Index = QModelIndex | QPersistentModelIndex
CELL = Qt.ItemDataRole.UserRole
_NOTHING = GridScreen(title="", columns=(), rows=())


class GridModel(QAbstractTableModel):
    """Gives the cells of a grid; its foot is the last row."""

    def __init__(self) -> None:
        super().__init__()
        self.screen = _NOTHING

    def show(self, screen: GridScreen) -> bool:
        """Take other cells; say whether the shape changed."""
        before, self.screen = self.screen, screen
        if _shape(before) == _shape(screen):
            corner = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), corner)
            self.headerDataChanged.emit(
                Qt.Orientation.Horizontal, 0, max(0, self.columnCount() - 1)
            )
            return False
        self.beginResetModel()
        self.endResetModel()
        return True

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Count the rows, the foot among them."""
        return 0 if parent.isValid() else len(self._all())

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Count the columns."""
        return 0 if parent.isValid() else len(self.screen.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give a cell, or what is said of it."""
        cell = self.cell(index.row(), index.column())
        if cell is None:
            return None
        if role == CELL:
            return cell
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self.screen.columns[index.column()].title}: {cell.spoken}"
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """Name a column."""
        across = orientation == Qt.Orientation.Horizontal
        if across and role == Qt.ItemDataRole.DisplayRole:
            return self.screen.columns[section].title
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let every row but the foot be chosen."""
        if index.row() >= len(self.screen.rows):
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def cell(self, row: int, column: int) -> Cell | None:
        """Give one cell."""
        rows = self._all()
        if 0 <= row < len(rows) and 0 <= column < len(rows[row]):
            return rows[row][column]
        return None

    def cells_of(self, column: int) -> tuple[Cell, ...]:
        """List the cells of a column."""
        return tuple(row[column] for row in self._all())

    def column(self, column: int) -> Column:
        """Give one column."""
        return self.screen.columns[column]

    def _all(self) -> tuple[tuple[Cell, ...], ...]:
        foot = (self.screen.foot,) if self.screen.foot else ()
        return (*self.screen.rows, *foot)


def _shape(screen: GridScreen) -> tuple[int, int, tuple[str, ...], bool]:
    return len(screen.columns), len(screen.rows), screen.keys, bool(screen.foot)
