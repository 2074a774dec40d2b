"""One setting with a panel of its own, as dialogs have it."""

from __future__ import annotations

from PySide6.QtCore import Signal

from quizapp.gui.controls.choosing.choice_row import Choice
from quizapp.gui.controls.panel import Panel
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.settings.setting_row import SettingRow, SettingSwitch


class SettingPanel(Panel):
    """Reports what is chosen; what is shown as chosen it is told."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, switch: SettingSwitch) -> None:
        super().__init__(theme)
        self._row = SettingRow(theme, switch, Role.SECTION)
        self._row.chosen.connect(self.chosen)
        self.column.addWidget(self._row)

    def say(
        self, title: str, about: str, choices: tuple[Choice, ...], chosen: str
    ) -> None:
        """Name the setting and show what is chosen."""
        self._row.say(title, about, choices, chosen)

    def set_room(self, room: float) -> None:
        """Put the switch beside the words, or below them."""
        self._row.set_room(room)
