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

PATIENCE_S = 30.0


class Painter:
    """Drives one window and keeps pictures of it."""

    def __init__(self, window: MainWindow, look: Look, folder: Path) -> None:
        self.window = window
        self._look = look
        self._folder = folder
        self.cuts: list[str] = []
        """What is cut on the pictures kept so far, each with the picture's name."""

    def press(self, *keys: Qt.Key) -> None:
        """Press keys, each where the focus is then."""
        for key in keys:
            goal = QApplication.focusWidget() or self.window.pages.currentWidget()
            QTest.keyClick(goal, key)
            QApplication.processEvents()

    def type(self, text: str) -> None:
        """Type a text where the focus is."""
        QTest.keyClicks(QApplication.focusWidget(), text)
        QApplication.processEvents()

    def keep(self, name: str, shown: QWidget | None = None) -> None:
        """Keep a picture of the window, or of what is given, as it is now."""
        self.settle()
        path = self._folder / f"{name}-{self._look.name}.png"
        (shown or self.window).grab().save(str(path))
        found = find_cuts(shown or self.window)
        self.cuts += [f"{path.stem}: {cut}" for cut in found]

    def settle(self) -> None:
        """Let what is under way come to an end, and what moves come to rest."""
        end = time.monotonic() + 0.15
        while time.monotonic() < end:
            QApplication.processEvents()
        self.wait(lambda: not self._is_moving())

    def _is_moving(self) -> bool:
        running = QAbstractAnimation.State.Running
        found = self.window.findChildren(QAbstractAnimation)
        return any(animation.state() is running for animation in found)

    def wait(self, until: Callable[[], bool]) -> None:
        """Wait until something holds, or until patience ends."""
        end = time.monotonic() + PATIENCE_S
        while not until() and time.monotonic() < end:
            QApplication.processEvents()
