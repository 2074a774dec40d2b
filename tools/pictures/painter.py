"""Drives a window by its keys, and keeps pictures of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QAbstractAnimation, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from quizapp.gui.window.main_window import MainWindow
from tools.pictures.cuts import find_cuts
from tools.pictures.looks import Look
from tools.pictures.voices import find_silent

PATIENCE_S = 30.0

_ROUNDS = 6
"""So many turns of the event loop bring a page to rest, parts within parts."""

_TURN_MS = 10
"""Of one such turn; while nothing happens it takes no work."""


class Painter:
    """Drives one window and keeps pictures of it."""

    def __init__(self, window: MainWindow, look: Look, folder: Path) -> None:
        self.window = window
        self._look = look
        self._folder = folder
        self.cuts: list[str] = []
        """What is cut on the pictures kept so far, each with the picture's name."""
        self.silent: list[str] = []
        """What the keyboard reaches there and a screen reader cannot tell."""

    def press(
        self,
        *keys: Qt.Key,
        held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        """Press keys, each where the focus is then, while another is held."""
        self._activate()
        for key in keys:
            goal = QApplication.focusWidget() or self.window.pages.currentWidget()
            QTest.keyClick(goal, key, held)
            QApplication.processEvents()

    def type(self, text: str) -> None:
        """Type a text where the focus is."""
        self._activate()
        QTest.keyClicks(QApplication.focusWidget(), text)
        QApplication.processEvents()

    def _activate(self) -> None:
        """Give the window the keyboard that a closed dialog left to nobody."""
        if QApplication.activeWindow() is None:
            self.window.activateWindow()  # shortcuts work in an active window alone
            QApplication.processEvents()

    def keep(self, name: str, shown: QWidget | None = None) -> None:
        """Keep a picture of the window, or of what is given, as it is now."""
        self.settle()
        path = self._folder / f"{name}-{self._look.name}.png"
        (shown or self.window).grab().save(str(path))
        found = find_cuts(shown or self.window)
        self.cuts += [f"{path.stem}: {cut}" for cut in found]
        silent = find_silent(shown or self.window)
        self.silent += [f"{path.stem}: {said}" for said in silent]

    def settle(self) -> None:
        """Let what is under way come to an end, and what moves come to rest."""
        for _ in range(_ROUNDS):
            QTest.qWait(_TURN_MS)
        self.wait(lambda: not self._is_moving())

    def _is_moving(self) -> bool:
        running = QAbstractAnimation.State.Running
        found = self.window.findChildren(QAbstractAnimation)
        return any(animation.state() is running for animation in found)

    def wait(self, until: Callable[[], bool]) -> None:
        """Wait until something holds, or until patience ends."""
        end = time.monotonic() + PATIENCE_S
        while not until() and time.monotonic() < end:
            QTest.qWait(_TURN_MS)
