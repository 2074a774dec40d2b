"""A list of rows under a heading, which assistive technology hears as a list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QGroupBox, QVBoxLayout, QWidget

from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.ordering.list_roles import ListRole, tell_list_roles

_RING = 4


class TurnList(ListRole, QGroupBox):
    """Rows under a heading and a line that says more."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        tell_list_roles()
        self.setStyleSheet("QGroupBox { border: 0; margin: 0; padding: 0; }")
        self._rows: list[QWidget] = []
        self._heading = named(TextBlock(theme, Role.BODY, "text2"), "list-heading")
        head = QVBoxLayout()
        head.setContentsMargins(_RING, 4, _RING, 0)
        head.addWidget(self._heading)
        self._column = QVBoxLayout()
        self._column.setSpacing(0)
        column = QVBoxLayout(self)
        # The rows keep room for their ring; this puts their boxes in line.
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(head)
        column.addLayout(self._column)

    def say(self, heading: str, line: str) -> None:
        """Show heading and line."""
        said = tuple(part for part in (heading, line) if part)
        self._heading.say(" · ".join(said), heading)
        self.setAccessibleName(". ".join(said))

    def take_rows(self, rows: Sequence[QWidget]) -> None:
        """Show other rows instead of those there were."""
        for row in self._rows:
            self._column.removeWidget(row)
            row.hide()
            row.setParent(None)
            row.deleteLater()
        self._rows = list(rows)
        for row in self._rows:
            self._column.addWidget(row)
