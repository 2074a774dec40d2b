"""Settings about studying: how much comes back, how soon, when a day begins."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from quizapp.gui.controls.stepper import Stepper
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.settings.setting_panel import SettingPanel
from quizapp.presenters.repetition.settings_screen import StudySettingsScreen


class StudyPanels(QWidget):
    """Makes one panel for each thing that can be set."""

    chosen = Signal(str, float)
    """Name and value."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._title = TextBlock(theme, Role.HEADING)
        self._panels: dict[str, SettingPanel] = {}
        self._wide = True
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 8, 0, 0)
        self._column.setSpacing(16)
        self._column.addWidget(self._title)

    def render_study(self, screen: StudySettingsScreen | None) -> None:
        """Show what is set; without anything to set, all of it goes."""
        self.setVisible(screen is not None)
        if screen is None:
            return
        self._title.say(screen.title)
        for row in screen.rows:
            panel = self._panel(row.name)
            choices = tuple((str(each.value), each.label) for each in row.choices)
            panel.say(row.label, row.line, choices, str(row.value))

    def set_wide(self, wide: bool) -> None:
        """Put switches beside the words, or below them."""
        self._wide = wide
        for panel in self._panels.values():
            panel.set_wide(wide)

    def _panel(self, name: str) -> SettingPanel:
        if name not in self._panels:
            panel = SettingPanel(self._theme, Stepper(self._theme, f"study-{name}"))
            panel.set_wide(self._wide)
            panel.chosen.connect(
                lambda value, name=name: self.chosen.emit(name, float(value))
            )
            self._column.addWidget(panel)
            self._panels[name] = panel
        return self._panels[name]
