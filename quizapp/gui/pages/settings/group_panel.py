"""A group of settings in one panel, with a line between two of them."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from quizapp.gui.controls.panel import Panel, Separator
from quizapp.gui.controls.segments import Segments
from quizapp.gui.controls.stepper import Stepper
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.settings.dialog_button import DialogButton
from quizapp.gui.pages.settings.sample_text import SampleText
from quizapp.gui.pages.settings.setting_row import SettingRow, SettingSwitch
from quizapp.gui.pages.settings.step_slider import StepSlider
from quizapp.gui.pages.settings.switch import Switch
from quizapp.gui.pages.settings.theme_cards import ThemeCards
from quizapp.presenters.preferences import settings_page as screens
from quizapp.presenters.preferences.settings_page import Control, SettingGroup

_MARGIN = 24


class GroupPanel(Panel):
    """Makes a row for each setting, once; those that are not shown are hidden."""

    chosen = Signal(str, str)
    """What is set, and to which value."""
    height_changed = Signal()
    """Something stands below what it stood beside, or the other way round."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=_MARGIN)
        self._title = TextBlock(theme, Role.HEADING)
        self._rows: dict[str, SettingRow] = {}
        self._lines: dict[str, Separator] = {}
        self._samples: dict[str, SampleText] = {}
        self.column.setSpacing(12)
        self.column.addWidget(self._title)

    def render_group(self, group: SettingGroup) -> None:
        """Show what is set."""
        self._title.say(group.title)
        self.setAccessibleName(group.title)
        shown = {row.name: row for row in group.rows}
        for row in group.rows:
            made = self._row(row)
            made.say(row.title, row.line, row.choices, row.chosen)
            if row.sample:
                self._samples[row.name].say(*row.sample)
        self.adapt()
        first = next(iter(shown), "")
        for name, made in self._rows.items():
            made.setVisible(name in shown)
            self._lines[name].setVisible(name in shown and name != first)
        for name, sample in self._samples.items():
            sample.setVisible(name in shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put switches beside the words, or below them."""
        super().resizeEvent(event)
        self.adapt()

    def adapt(self) -> None:
        """Take a new text size or another width."""
        room = self.width() - 2 * _MARGIN
        moved = [row.set_room(room) for row in self._rows.values()]
        if any(moved):
            self.height_changed.emit()

    def first_stop(self) -> QWidget | None:
        """Return where the keyboard goes when the group is chosen."""
        for row in self._rows.values():
            if not row.isHidden():
                return row.switch
        return None

    def _row(self, row: screens.SettingRow) -> SettingRow:
        if row.name not in self._rows:
            made = SettingRow(self._theme, self._control(row), Role.STRONG_BODY)
            made.chosen.connect(
                lambda value, name=row.name: self.chosen.emit(name, value)
            )
            line = Separator(self._theme)
            self._rows[row.name], self._lines[row.name] = made, line
            self.column.addWidget(line)
            self.column.addWidget(made)
            if row.sample:
                sample = self._samples[row.name] = SampleText(self._theme)
                self.column.addWidget(sample)
        return self._rows[row.name]

    def _control(self, row: screens.SettingRow) -> SettingSwitch:
        match row.control:
            case Control.CHOICE:
                keys = tuple(key for key, _ in row.choices)
                return named(Segments(self._theme, keys, row.name), row.name)
            case Control.CARDS:
                keys = tuple(key for key, _ in row.choices)
                return named(ThemeCards(self._theme, keys, row.name), row.name)
            case Control.STEPS:
                return Stepper(self._theme, row.name)
            case Control.SCALE:
                return named(StepSlider(self._theme), row.name)
            case Control.SWITCH:
                return named(Switch(self._theme), row.name)
            case Control.DIALOG:
                return named(DialogButton(self._theme, row.name), row.name)
