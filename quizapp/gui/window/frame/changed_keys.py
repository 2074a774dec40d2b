"""Changed keys: a key that the learner chose acts as the one it stands for."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from quizapp.gui.look.theme import Theme
from quizapp.gui.shown_keys import MINUS, cap_of, place_of
from quizapp.gui.window.frame.single_keys import WRITING
from quizapp.presenters.keyboard.key_map import KeyMap

_USUAL = "usual-key"
"""Under this name a shortcut keeps the key that it was made with."""


class ChangedKeys(QObject):
    """Turns each pressed key into the one that the page knows."""

    def __init__(self, theme: Theme, window: QWidget, pages: QStackedWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self._window = window
        self._is_watching = False
        self._is_sending = False
        theme.changed.connect(self.follow)
        pages.currentChanged.connect(self.set_shortcuts)

    def follow(self) -> None:
        """Watch the keyboard only while a key is changed, and set shortcuts anew."""
        wanted = bool(self._theme.wishes.keys.changes)
        application = QApplication.instance()
        if application is None or not (wanted or self._is_watching):
            return
        self.set_shortcuts()
        # Every event passes here while it watches: it does so only on demand.
        if wanted and not self._is_watching:
            application.installEventFilter(self)
        elif not wanted:
            application.removeEventFilter(self)
        self._is_watching = wanted

    def set_shortcuts(self) -> None:
        """Give every shortcut of the window the key that is set for it."""
        keys = self._theme.wishes.keys
        if not (keys.changes or self._is_watching):
            return
        for shortcut in self._window.findChildren(QShortcut):
            usual = shortcut.property(_USUAL)
            if usual is None:
                usual = shortcut.key().toString()
                shortcut.setProperty(_USUAL, usual)
            cap = usual.replace("+", " ")
            now = keys.now(place_of(shortcut.parent()), cap)
            text = usual if now == cap else now.replace(" ", "+").replace(MINUS, "-")
            shortcut.setKey(QKeySequence(text))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Put the usual key in the place of the one that was pressed."""
        if event.type() != QEvent.Type.KeyPress or self._is_sending:
            return False
        if not isinstance(watched, QWidget) or not isinstance(event, QKeyEvent):
            return False
        pressed = cap_of(event)
        is_written = len(pressed) == 1 and isinstance(watched, WRITING)
        if not pressed or is_written or not self._is_ours(watched):
            return False
        usual = _usual(self._theme.wishes.keys, place_of(watched), pressed)
        if usual == pressed:
            return False
        if usual:
            self._send(watched, event, usual)
        return True

    def _send(self, watched: QWidget, event: QKeyEvent, usual: str) -> None:
        self._is_sending = True
        try:
            QApplication.sendEvent(watched, _press_of(usual, event))
        finally:
            self._is_sending = False

    def _is_ours(self, widget: QWidget | None) -> bool:
        while widget is not None and widget is not self._window:
            widget = widget.parentWidget()
        return widget is not None


def _usual(keys: KeyMap, place: str, pressed: str) -> str:
    return keys.usual(place, pressed) if place else pressed


def _press_of(cap: str, like: QKeyEvent) -> QKeyEvent:
    """Make the press of a key, with Shift as it was held."""
    control = cap.startswith("Ctrl ")
    name = cap.removeprefix("Ctrl ").replace(MINUS, "-")
    modifiers = like.modifiers() & Qt.KeyboardModifier.ShiftModifier
    if control:
        modifiers |= Qt.KeyboardModifier.ControlModifier
    # Letters, digits and signs are numbered as in ASCII.
    first = ord(name) if len(name) == 1 else Qt.Key.Key_F1 + int(name[1:]) - 1
    is_sign = len(name) == 1 and not control
    text = (name if modifiers else name.lower()) if is_sign else ""
    return QKeyEvent(QEvent.Type.KeyPress, Qt.Key(first), modifiers, text)
