"""Keys of the what-if board: which command a key press stands for."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from quizapp.gui.pages.board.edit_tools import ZONE_KEYS
from quizapp.gui.pages.key_reading import letter_of

_LETTERS = {
    "T": "tap",
    "F": "turn-over",
    "A": "attach",
    "D": "decide",
    "P": "turn-next",
}
_SIGNS = {"+": "counter-more", "-": "counter-less"}
_KEYS = {
    Qt.Key.Key_Delete: "remove",
    Qt.Key.Key_Backspace: "remove",
    Qt.Key.Key_Left: "step-before",
    Qt.Key.Key_Right: "step-next",
    Qt.Key.Key_Home: "reset",
}
_IN_ORDER = {Qt.Key.Key_Up: "order-up", Qt.Key.Key_Down: "order-down"}
"""Together with Ctrl."""
_ALT, _SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
_CONTROL = Qt.KeyboardModifier.ControlModifier


class EditKey(NamedTuple):
    """A command, whom it is about, and whether it adds a card of the catalogue."""

    command: str
    other: bool = False
    adds: bool = False


def key_of(event: QKeyEvent) -> EditKey | None:
    """Read a key press; None for a key that edits nothing."""
    modifiers = event.modifiers()
    if modifiers & _CONTROL:
        command = _IN_ORDER.get(Qt.Key(event.key()))
        return None if command is None else EditKey(command)
    other = bool(modifiers & _SHIFT)
    if modifiers & _ALT:
        zone = ZONE_KEYS.get(_plain_letter(event))
        return None if zone is None else EditKey(f"to-{zone}", other, adds=True)
    letter = letter_of(event)
    if letter in ZONE_KEYS:
        return EditKey(f"to-{ZONE_KEYS[letter]}", other)
    command = _LETTERS.get(letter) or _SIGNS.get(event.text())
    command = command or _KEYS.get(Qt.Key(event.key()))
    return None if command is None else EditKey(command)


def _plain_letter(event: QKeyEvent) -> str:
    """Return the letter of a key that is pressed together with Alt."""
    if Qt.Key.Key_A <= event.key() <= Qt.Key.Key_Z:
        return chr(event.key())
    return ""
