"""A list of rows in a panel, walked with the arrow keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from quizapp.gui.controls.panel import Panel
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.sitting.list_row import ListRow, RowText


class RowList(QWidget):
    """Shows rows in one panel, or halves of them in two."""

    opened = Signal(int)

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._theme = theme
        self._name = name
        self.rows: list[ListRow] = []
        self._panels = [Panel(theme, margin=1) for _ in range(2)]
        self._columns = 1
        self._laid = (0, 0)
        place = QGridLayout(self)
        place.setContentsMargins(0, 0, 0, 0)
        place.setSpacing(16)
        for number, panel in enumerate(self._panels):
            panel.column.setSpacing(0)
            panel.column.setContentsMargins(1, 6, 1, 6)
            place.addWidget(panel, 0, number, Qt.AlignmentFlag.AlignTop)
        self._panels[1].hide()

    def render_rows(self, rows: Sequence[RowText]) -> None:
        """Show rows."""
        while len(self.rows) > len(rows):
            row = self.rows.pop()
            row.hide()
            row.setParent(None)
            row.deleteLater()
        while len(self.rows) < len(rows):
            row = named(ListRow(self._theme), f"{self._name}-{len(self.rows) + 1}")
            row.clicked.connect(self._report)
            self.rows.append(row)
        for button, row_text in zip(self.rows, rows, strict=True):
            button.render_row(row_text)
        self.arrange(self._columns)

    def arrange(self, columns: int) -> None:
        """Stand in one column, or in two."""
        if self._laid == (columns, len(self.rows)):
            return
        self._columns, self._laid = columns, (columns, len(self.rows))
        half = max(1, -(-len(self.rows) // columns))
        for row in self.rows:
            for panel in self._panels:
                panel.column.removeWidget(row)
        for number, row in enumerate(self.rows):
            self._panels[number // half].column.addWidget(row)
        self._panels[1].setVisible(len(self.rows) > half)

    def focus_row(self, number: int = 1) -> None:
        """Put the focus on a row."""
        if 1 <= number <= len(self.rows):
            self.rows[number - 1].setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk up and down, to the first and to the last."""
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        key = Qt.Key(event.key())
        here = next((n for n, row in enumerate(self.rows) if row.hasFocus()), 0)
        if key in steps:
            self.focus_row(min(len(self.rows), max(1, here + 1 + steps[key])))
        elif key == Qt.Key.Key_Home:
            self.focus_row(1)
        elif key == Qt.Key.Key_End:
            self.focus_row(len(self.rows))
        else:
            super().keyPressEvent(event)

    def _report(self) -> None:
        row = self.sender()
        if isinstance(row, ListRow):
            self.opened.emit(row.shown.number)
