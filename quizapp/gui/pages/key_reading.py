"""Reads letters and digits from key presses in any keyboard layout."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_FIRST_DIGIT_SCAN_CODE = 10
"""The key left of "2" in the digit row, as X11 and Wayland number keys."""
_LETTERS_BY_SCAN_CODE = dict(
    zip(
        [*range(24, 34), *range(38, 47), *range(52, 59)],
        "QWERTYUIOPASDFGHJKLZXCVBNM",
        strict=True,
    )
)
_COMMAND = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_LAST_LATIN = 0x24F


def letter_of(event: QKeyEvent) -> str:
    """Return the printed letter A to Z; without Latin letters the place decides."""
    if event.modifiers() & _COMMAND:
        return ""
    if Qt.Key.Key_A <= event.key() <= Qt.Key.Key_Z:
        return chr(event.key())
    text = event.text()
    if text.isalpha() and ord(text[0]) > _LAST_LATIN:
        return str(_LETTERS_BY_SCAN_CODE.get(event.nativeScanCode(), ""))
    return ""


def digit_of(event: QKeyEvent) -> int | None:
    """Return the digit of a key, with and without Shift."""
    if event.modifiers() & _COMMAND:
        return None
    if Qt.Key.Key_0 <= event.key() <= Qt.Key.Key_9:
        return event.key() - Qt.Key.Key_0
    if event.text() and event.text() in "&é\"'(-è_çà":
        place = event.nativeScanCode() - _FIRST_DIGIT_SCAN_CODE
        return (place + 1) % 10 if 0 <= place <= 9 else None
    return None


def is_enter(event: QKeyEvent) -> bool:
    """Say whether a key is one of the two Enter keys."""
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
