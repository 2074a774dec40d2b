"""One setting: what it is, what it does, and its control."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.controls.choosing.choice_row import Choice
from quizapp.gui.controls.segments import Segments
from quizapp.gui.controls.stepper import Stepper
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.settings.dialog_button import DialogButton
from quizapp.gui.pages.settings.step_slider import StepSlider
from quizapp.gui.pages.settings.switch import Switch
from quizapp.gui.pages.settings.theme_cards import ThemeCards

_WORDS = 150
"""Least width of the words beside a switch."""

SettingSwitch = Segments | Stepper | StepSlider | Switch | DialogButton | ThemeCards


class SettingRow(QWidget):
    """Reports what is chosen; what is shown as chosen it is told."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, switch: SettingSwitch, role: Role) -> None:
        super().__init__()
        self._theme = theme
        self.switch = switch
        self._title = TextBlock(theme, role)
        self._about = TextBlock(theme, Role.BODY, "text2")
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(self._title)
        words.addWidget(self._about)
        words.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(16)
        self._row.addLayout(words, 1)
        self._row.addWidget(switch, 0, Qt.AlignmentFlag.AlignVCenter)
        switch.chosen.connect(self.chosen)

    def say(
        self, title: str, about: str, choices: tuple[Choice, ...], chosen: str
    ) -> None:
        """Name the setting and show what is chosen."""
        self._title.say(title)
        self._about.say(about)
        self.switch.say(choices, chosen, title)

    def set_room(self, room: float) -> bool:
        """Put the switch beside the words, or below them; say whether it moved."""
        direction = QHBoxLayout.Direction
        words = self._theme.px(_WORDS) + self._row.spacing()
        beside = room >= self.switch.sizeHint().width() + words
        wanted = direction.LeftToRight if beside else direction.TopToBottom
        moved = wanted is not self._row.direction()
        self._row.setDirection(wanted)
        return moved
