"""The head of the what-if board: what it is from, and the steps back and forth."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.button_flow import ButtonFlow
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.presenters.board_editing.screen import BoardEditScreen
from quizapp.presenters.wording import word

BUTTONS = {
    "undo": ("arrow-u-up-left", "Ctrl Z"),
    "redo": ("arrow-clockwise", "Ctrl Y"),
    "reset": ("clock-counter-clockwise", ""),
    "save": ("floppy-disk", "Ctrl S"),
}


class BoardHead(QWidget):
    """Reports what its buttons ask for."""

    commanded = Signal(str)
    menu_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._title = named(TextBlock(theme, Role.HEADING, wrap=False), "board-title")
        self._about = named(TextBlock(theme, Role.CAPTION, "text2"), "board-about")
        self.buttons: dict[str, ActionButton] = {}
        flow = ButtonFlow()
        flow.addWidget(self._title)
        for command, (icon, key) in BUTTONS.items():
            kind = ButtonKind.SECONDARY if command == "save" else ButtonKind.GHOST
            look = ButtonLook(kind, icon, key, 32.0)
            button = named(ActionButton(theme, look), f"board-{command}")
            button.clicked.connect(self._report)
            self.buttons[command] = button
            flow.addWidget(button)
        more = ButtonLook(ButtonKind.SECONDARY, "dots-three", height=32.0)
        self.more = named(ActionButton(theme, more), "board-more")
        self.more.clicked.connect(self.menu_requested)
        flow.addWidget(self.more)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(flow)
        column.addWidget(self._about)

    def render_head(self, screen: BoardEditScreen, shown: Collection[str]) -> None:
        """Show title and buttons; the menu has those that are not to be shown."""
        language, there = screen.language, screen.board is not None
        self._title.say(screen.title)
        self._about.say(screen.about)
        self._about.setVisible(bool(screen.about) and bool(shown))
        for command, button in self.buttons.items():
            key = word(language, "key.home") if command == "reset" else None
            button.say(word(language, f"edit.{command}"), key)
            button.setVisible(there and command in shown)
        self.buttons["undo"].setEnabled(screen.can_undo)
        self.buttons["reset"].setEnabled(screen.can_undo)
        self.buttons["redo"].setEnabled(screen.can_redo)
        self.more.say(word(language, "edit.more"))
        self.more.setVisible(there)

    def _report(self) -> None:
        sender = self.sender()
        for command, button in self.buttons.items():
            if button is sender:
                self.commanded.emit(command)
