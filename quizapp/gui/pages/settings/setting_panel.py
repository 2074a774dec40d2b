"""One setting: what it is, what it does, and its switch."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.segments import Choice, Segments
from quizapp.gui.controls.stepper import Stepper
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme


class SettingPanel(Panel):
    """Reports what is chosen; what is shown as chosen it is told."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, switch: Segments | Stepper) -> None:
        super().__init__(theme)
        self.switch = switch
        self._title = TextBlock(theme, Role.SECTION)
        self._about = TextBlock(theme, Role.BODY, "text2")
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._about)
        self._row = QHBoxLayout()
        self._row.setSpacing(16)
        self._row.addLayout(words, 1)
        self._row.addWidget(switch)
        self.column.addLayout(self._row)
        switch.chosen.connect(self.chosen)

    def say(
        self, title: str, about: str, choices: tuple[Choice, ...], chosen: str
    ) -> None:
        """Name the setting and show what is chosen."""
        self._title.say(title)
        self._about.say(about)
        self.switch.say(choices, chosen, title)

    def set_wide(self, wide: bool) -> None:
        """Put the switch beside the words, or below them."""
        direction = QHBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if wide else direction.TopToBottom)
