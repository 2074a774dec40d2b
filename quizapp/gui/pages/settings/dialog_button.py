"""A button of a setting that a dialog of its own changes."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.controls.choosing.choice_row import Choice
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named


class DialogButton(QWidget):
    """Reports that the dialog is wanted."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._value = ""
        self.button = named(ActionButton(theme, ButtonLook()), f"open-{name}")
        self.button.clicked.connect(lambda: self.chosen.emit(self._value))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.button)

    def say(self, choices: tuple[Choice, ...], chosen: str, title: str) -> None:
        """Name the button; its one choice is what is set now."""
        self._value = chosen
        self.button.say(choices[0][1])
        self.button.setAccessibleDescription(title)
