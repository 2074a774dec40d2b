"""Rows below each other, which are used again for the next question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from PySide6.QtWidgets import QVBoxLayout, QWidget

Item = TypeVar("Item")
Row = TypeVar("Row", bound=QWidget)


class RowColumn(QVBoxLayout, Generic[Item, Row]):
    """Shows a row for each item; to make and dress a new one takes far longer."""

    def __init__(
        self, make: Callable[[Item], Row], renew: Callable[[Row, Item], None]
    ) -> None:
        """Take what makes a row for an item, and what shows another item in it."""
        super().__init__()
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(0)
        self._make, self._renew = make, renew
        self._made: list[Row] = []
        self.rows: list[Row] = []
        """Those in use, from top to bottom."""

    def show(self, items: Mapping[str, Item]) -> None:
        """Show items, each in a row of that name; rows left over are found no more."""
        self.rows = [
            self._row(place, name, item)
            for place, (name, item) in enumerate(items.items())
        ]
        for idle in self._made[len(items) :]:
            idle.setVisible(False)
            idle.setObjectName("")

    def _row(self, place: int, name: str, item: Item) -> Row:
        if place < len(self._made):
            row = self._made[place]
            row.clearFocus()  # or its page, shown again, would give the keyboard back
            self._renew(row, item)
            row.setVisible(True)
        else:
            row = self._make(item)
            self._made.append(row)
            self.addWidget(row)
        row.setObjectName(name)
        return row
