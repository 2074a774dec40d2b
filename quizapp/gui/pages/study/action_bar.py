"""The bar under a study page: keys at the left, the next step at the right."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from quizapp.gui.controls.chip_label import KeyHints
from quizapp.gui.controls.panel import Bar
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.study.study_body import Room

_HINTS_FROM = 560


class ActionBar(Bar):
    """Holds key hints and buttons."""

    def __init__(self, theme: Theme, *widgets: QWidget) -> None:
        super().__init__(theme, 64, line_above=True)
        self.hints = named(KeyHints(theme), "key-hints")
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 0, 24, 0)
        row.setSpacing(16)
        row.addWidget(self.hints, 1)
        row.addStretch()
        for widget in widgets:
            row.addWidget(widget)

    def set_room(self, room: Room) -> None:
        """Leave out the hints where the buttons need the bar: none of them may go."""
        logical = self.window().width() / self._theme.scale
        self.hints.setVisible(room is not Room.SINGLE or logical >= _HINTS_FROM)
