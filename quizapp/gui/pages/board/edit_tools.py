"""Tools: what can be done with the selected card, as buttons and as a menu."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.button_flow import ButtonFlow
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.shown_keys import MINUS, shown_key
from quizapp.presenters.wording import word


class Tool(Struct, frozen=True):
    """One command: its words, its sign and its key."""

    command: str
    words: str
    icon: str
    key: str


TOOLS = (
    Tool("tap", "edit.tap", "arrow-clockwise", "T"),
    Tool("counter-more", "edit.counter", "stack", "+"),
    Tool("turn-over", "edit.turn-over", "eye-slash", "F"),
    Tool("attach", "edit.attach", "tag", "A"),
    Tool("decide", "edit.decide", "hand-pointing", "D"),
    Tool("remove", "edit.remove", "x", "Del"),
)
_IN_THE_ROW = TOOLS[:-1]
"""The inspector has the button that removes what it shows."""

ZONE_KEYS = {
    "B": "battlefield",
    "H": "hand",
    "L": "library",
    "G": "graveyard",
    "E": "exile",
    "S": "stack",
}
"""Letters, and the zones that they stand for."""

_MORE = (
    Tool("counter-less", "edit.less-counters", "", "-"),
    Tool("order-up", "edit.order-up", "", "Ctrl+Up"),
    Tool("order-down", "edit.order-down", "", "Ctrl+Down"),
    Tool("turn-next", "edit.next-turn", "", "P"),
    Tool("step-before", "edit.last-step", "", "Left"),
    Tool("step-next", "edit.next-step", "", "Right"),
)


class EditTools(QWidget):
    """Reports commands for the selected card."""

    commanded = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        flow = ButtonFlow(4)
        self.buttons: dict[str, ActionButton] = {}
        for tool in _IN_THE_ROW:
            look = ButtonLook(ButtonKind.GHOST, tool.icon, tool.key, 32.0)
            button = named(ActionButton(theme, look), f"tool-{tool.command}")
            button.clicked.connect(self._report)
            self.buttons[tool.command] = button
            flow.addWidget(button)
        self.setLayout(flow)

    def say(self, language: str) -> None:
        """Name the tools in a language."""
        for tool in _IN_THE_ROW:
            self.buttons[tool.command].say(word(language, tool.words))

    def _report(self) -> None:
        sender = self.sender()
        for command, button in self.buttons.items():
            if button is sender:
                self.commanded.emit(command)


class EditMenu(QMenu):
    """Every edit with its key; the menu itself needs no key to be known."""

    commanded = Signal(str, bool)
    """A command, and whether the other player is meant."""

    def __init__(self, theme: Theme, language: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("edit-menu")
        self.setAccessibleName(word(language, "edit.more"))
        for tool in (*TOOLS, *_MORE):
            self._add(word(language, tool.words), tool.key, tool.command)
        for other, phrase in ((False, "edit.move-to"), (True, "edit.give-to")):
            self.addSeparator()
            for letter, zone in ZONE_KEYS.items():
                if other and zone == "stack":
                    continue
                said = word(language, f"edit.zone.{zone}")
                key = f"Shift+{letter}" if other else letter
                self._add(word(language, phrase, zone=said), key, f"to-{zone}", other)
        self.addSeparator()
        self._add(word(language, "edit.as-text"), "V", "as-text")
        for command, key in (
            ("undo", "Ctrl+Z"),
            ("redo", "Ctrl+Y"),
            ("reset", "Home"),
            ("save", "Ctrl+S"),
        ):
            self._add(word(language, f"edit.{command}"), key, command)

    def _add(self, text: str, key: str, command: str, other: bool = False) -> None:
        shown = QKeySequence(self._set_key(key)).toString(
            QKeySequence.SequenceFormat.NativeText
        )
        action = QAction(f"{text}\t{shown}", self)
        action.triggered.connect(lambda: self.commanded.emit(command, other))
        self.addAction(action)

    def _set_key(self, key: str) -> str:
        """Return a key as it is set now; Shift stays where it was."""
        held = "Shift+" if key.startswith("Shift+") else ""
        usual = key.removeprefix(held)
        cap = usual.replace("Ctrl+", "Ctrl ").replace("-", MINUS)
        now = shown_key(self._theme, self, cap)
        return key if now == cap else f"{held}{now}".replace("Ctrl ", "Ctrl+")
