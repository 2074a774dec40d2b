"""A dialog with one field: a message to candidates, or a question to be discussed."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.button_flow import ButtonFlow
from quizapp.gui.controls.sheet_dialog import SheetDialog
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role, role_font
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named

_WIDTH = 560


class AskedField(Struct, frozen=True):
    """What the dialog says."""

    title: str
    line: str
    ways: Sequence[tuple[str, str]]
    """Key and words of each button that goes on; the first one is the usual one."""
    leave: str
    escape: str
    enter: str
    """What the key is called that presses the usual button."""


class AskingDialog(SheetDialog):
    """Reports what was written, and by which button; Escape sends nothing."""

    answered = Signal(str, str)
    """Key of the button, and what was written."""

    def __init__(self, theme: Theme, asked: AskedField, parent: QWidget) -> None:
        super().__init__(theme, parent, "asking-dialog")
        self.setWindowTitle(asked.title)
        title, line = (
            TextBlock(theme, Role.HEADING),
            TextBlock(theme, Role.BODY, "text2"),
        )
        title.say(asked.title)
        line.say(asked.line)
        self.field = named(QLineEdit(), "asking-field")
        self.field.setFont(role_font(Role.BODY, theme.scale))
        self.field.setAccessibleName(asked.title)
        self.ways: dict[str, ActionButton] = {}
        buttons = self._make_buttons(theme, asked)
        for part in (title, line, self.field):
            self.page.addWidget(part)
        self.page.addLayout(buttons)
        width = self.take_size(_WIDTH, 0)
        self.resize(width, self.page.totalHeightForWidth(width))
        self.finished.connect(self.deleteLater)

    def _make_buttons(self, theme: Theme, asked: AskedField) -> ButtonFlow:
        buttons = ButtonFlow()
        for key, words in asked.ways:
            kind = ButtonKind.SECONDARY if self.ways else ButtonKind.PRIMARY
            button = named(ActionButton(theme, ButtonLook(kind)), f"asking-{key}")
            button.say(words, "" if self.ways else asked.enter)
            button.setDefault(not self.ways)
            button.clicked.connect(lambda _=False, key=key: self._answer(key))
            self.ways[key] = button
            buttons.addWidget(button)
        leave = ActionButton(theme, ButtonLook(ButtonKind.GHOST, key=asked.escape))
        leave.say(asked.leave)
        leave.clicked.connect(self.reject)
        buttons.addWidget(leave)
        return buttons

    def _answer(self, key: str) -> None:
        if self.field.text().strip():
            self.answered.emit(key, self.field.text())
            self.accept()
