"""Keys as they are shown and pressed: by the page they stand on, as the learner set them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent

from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.key_reading import letter_of
from quizapp.presenters.keyboard.key_map import EVERYWHERE

MINUS = "\N{MINUS SIGN}"
_PLACES = {
    "home-page": "home",
    "study-page": "study-page",
    "bank-page": "bank-page",
    "board-page": "board-page",
    "progress-page": "progress-page",
    "exams-page": "exams-page",
    "workbench-page": "workbench-page",
    "settings-page": "settings-page",
    "blueprint-page": "blueprint-page",
    "gradebook-page": "gradebook-page",
    "room-page": "room-page",
    "question-page": "question",
    "feedback-page": "after",
    "booth-page": "booth-page",
    "exam-page": "exam",
    "keys-dialog": "",
    "key-changes": "",
}
"""The place in the table of keys, by the name of a page."""


def place_called(name: str) -> str:
    """Return the place of a page in the table of keys."""
    return _PLACES.get(name, EVERYWHERE)


def place_of(part: QObject | None) -> str:
    """Return the place of whatever page a part stands on; empty where keys are set."""
    while part is not None:
        place = _PLACES.get(part.objectName())
        if place is not None:
            return place
        part = part.parent()
    return EVERYWHERE


def shown_key(theme: Theme, part: QObject, cap: str) -> str:
    """Return the key that does on this page what a key usually does."""
    keys = theme.wishes.keys
    if not keys.changes:
        return cap
    place = place_of(part)
    return keys.now(place, cap) if place else cap


def shown_keys(theme: Theme, part: QObject, caps: tuple[str, ...]) -> tuple[str, ...]:
    """Return the keys that do on this page what others usually do."""
    if not theme.wishes.keys.changes:
        return caps
    return tuple(shown_key(theme, part, cap) for cap in caps)


def cap_of(event: QKeyEvent) -> str:
    """Name a pressed key as caps do: "K", "Ctrl E", "F5", "/"; empty for any other."""
    key = Qt.Key(event.key())
    control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
    if event.modifiers() & (
        Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
    ):
        return ""
    if Qt.Key.Key_F1 <= key <= Qt.Key.Key_F12 and not control:
        return f"F{key - Qt.Key.Key_F1 + 1}"
    if control:
        letter = Qt.Key.Key_A <= key <= Qt.Key.Key_Z
        digit = Qt.Key.Key_0 <= key <= Qt.Key.Key_9
        return f"Ctrl {chr(key)}" if letter or digit else ""
    text = event.text()
    if text == "-":
        return MINUS
    return letter_of(event) or (text if text.isprintable() else "").strip()
