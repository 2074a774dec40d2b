"""A panel with a chart that can also be read as a table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.charts.tables.data_table import DataTable
from quizapp.gui.charts.tables.head_room import HEAD_MARGIN, HeadRoom
from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.plain_text import tip
from quizapp.presenters.insight.screen import TableScreen
from quizapp.presenters.wording import word

TitledTable = tuple[str, TableScreen]
_HEIGHT = 26.0


class ChartPanel(Panel):
    """Shows a title with a line under it, and either the chart or its tables."""

    def __init__(self, theme: Theme, name: str, chart: QWidget) -> None:
        super().__init__(theme, margin=20)
        # The head is higher than its title: that stands level with other margins.
        self.column.setContentsMargins(20, HEAD_MARGIN, 20, 20)
        named(self, name)
        self.chart = chart
        self.title = TextBlock(theme, Role.SECTION)
        self.line = named(TextBlock(theme, Role.CAPTION, "text2"), f"{name}-line")
        self.turn = named(ActionButton(theme, _look(as_table=False)), f"{name}-turn")
        self.turn.setCheckable(True)
        self.turn.toggled.connect(self._turn)
        self.head = QHBoxLayout()
        self.head.setSpacing(8)
        middle = Qt.AlignmentFlag.AlignVCenter
        self.head.addWidget(self.title, 1, middle)
        self.head.addWidget(self.turn, 0, middle)
        self.head.addWidget(HeadRoom(theme))
        self._as_table = QWidget()
        self._rows = QVBoxLayout(self._as_table)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._tables: list[tuple[TextBlock, DataTable]] = []
        self._told: tuple[TitledTable, ...] = ()
        self._language = "en"
        self.column.addLayout(self.head)
        self.column.addWidget(self.line)
        self.column.addWidget(chart)
        self.column.addWidget(self._as_table)
        self._as_table.hide()

    def say(
        self, title: str, line: str, tables: Sequence[TitledTable], language: str
    ) -> None:
        """Name the panel, and give the tables that say what its chart shows."""
        self._language = language
        self._told = tuple(tables)
        self.title.say(title)
        self.line.say(line)
        self.line.setVisible(bool(line))
        self.turn.setEnabled(any(table.rows for _, table in tables))
        self._say_turn()
        if self.turn.isChecked():
            self._show_tables()

    def adapt(self) -> None:
        """Take a new text size."""
        for _, table in self._tables:
            table.adapt()

    def _turn(self, as_table: bool) -> None:
        self.turn.set_look(_look(as_table=as_table))
        self._say_turn()
        if as_table:
            self._show_tables()
        self.chart.setVisible(not as_table)
        self._as_table.setVisible(as_table)
        self.updateGeometry()

    def _say_turn(self) -> None:
        key = "progress.as-chart" if self.turn.isChecked() else "progress.as-table"
        said = word(self._language, key)
        self.turn.setToolTip(tip(said))
        self.turn.setAccessibleName(f"{said}: {self.title.text()}")

    def _show_tables(self) -> None:
        while len(self._tables) < len(self._told):
            title = TextBlock(self._theme, Role.STRONG_BODY)
            name = f"{self.objectName()}-table-{len(self._tables)}"
            table = named(DataTable(self._theme), name)
            self._rows.addWidget(title)
            self._rows.addWidget(table)
            self._tables.append((title, table))
        for (title, table), (said, screen) in zip(
            self._tables, self._told, strict=True
        ):
            title.say(said)
            title.setVisible(bool(said and screen.rows))
            table.setVisible(bool(screen.rows))
            table.render_table(screen, said or self.title.text())


def _look(*, as_table: bool) -> ButtonLook:
    icon = "chart-line-up" if as_table else "table"
    return ButtonLook(ButtonKind.GHOST, icon, height=_HEIGHT)
