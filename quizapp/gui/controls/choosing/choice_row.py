"""Choices side by side, one of them chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from quizapp.gui.controls.choosing.choice_button import ChoiceButton

Choice = tuple[str, str]
"""Key and what it is called."""


class ChoiceRow(QWidget):
    """Reports which is chosen; what is shown as chosen it is told."""

    chosen = Signal(str)

    def __init__(self, buttons: Sequence[ChoiceButton], margin: int, gap: int) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(margin, margin, margin, margin)
        row.setSpacing(gap)
        self.buttons = tuple(buttons)
        for button in self.buttons:
            button.clicked.connect(self._report)
            row.addWidget(button)

    def say(self, choices: tuple[Choice, ...], chosen: str, title: str) -> None:
        """Name the choices and show which one is chosen."""
        words = dict(choices)
        self.setAccessibleName(title)
        for button in self.buttons:
            button.setText(words[button.key])
            button.setAccessibleName(words[button.key])
            button.setChecked(button.key == chosen)
            button.updateGeometry()

    def _report(self) -> None:
        button = self.sender()
        if isinstance(button, ChoiceButton):
            self.chosen.emit(button.key)
