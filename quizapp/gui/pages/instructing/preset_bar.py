"""What can be done with an instructor's own presets: one button each."""

from __future__ import annotations

from PySide6.QtCore import Signal

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.button_flow import ButtonFlow
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.presenters.wording import word

_BUTTONS = {
    "save": ButtonLook(icon="floppy-disk", key="Ctrl S"),
    "rename": ButtonLook(ButtonKind.GHOST, "note-pencil", "F2"),
    "delete": ButtonLook(ButtonKind.GHOST, "x"),
    "share": ButtonLook(ButtonKind.GHOST, "export"),
    "take": ButtonLook(ButtonKind.GHOST, "tray"),
}
_OF_OWN = ("rename", "delete", "share")
"""What is done with a preset that is the instructor's own."""


class PresetBar(ButtonFlow):
    """Reports which button is pressed."""

    requested = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.buttons = {
            name: named(ActionButton(theme, look), f"preset-{name}")
            for name, look in _BUTTONS.items()
        }
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, name=name: self.requested.emit(name))
            self.addWidget(button)

    def render_own(self, language: str, *, own: bool) -> None:
        """Offer what can be done with the preset that is chosen."""
        for name, button in self.buttons.items():
            button.say(word(language, f"presets.{name}"))
            button.setVisible(own or name not in _OF_OWN)
