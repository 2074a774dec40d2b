"""Runs the real window in this process and answers one question by keyboard.

Usage: python -m tests.support.window_driver DATA_FOLDER

Prints "verdict shown QUESTION_ID" when the feedback page is on the screen, then
stays open until it is closed or killed.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from quizapp.desktop import background
from quizapp.desktop.window import run_window
from quizapp.gui.pages.feedback_page import FeedbackPage
from quizapp.gui.pages.home_page import HomePage
from quizapp.gui.pages.message_page import MessagePage
from quizapp.gui.pages.question_page import QuestionPage

LOOK_EVERY_MS = 5


class Driver(QObject):
    """Looks which page is on the screen and presses the next key."""

    def __init__(self) -> None:
        super().__init__()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._act)
        self._timer.start(LOOK_EVERY_MS)

    def _act(self) -> None:
        page = next((w for w in QApplication.allWidgets() if _is_shown(w)), None)
        if isinstance(page, HomePage):
            resume = page.start_panel.resume.button
            if resume.isVisible():
                QTest.keyClick(page, Qt.Key.Key_R)
            else:
                QTest.keyClick(page, Qt.Key.Key_Return)
        elif isinstance(page, QuestionPage):
            QTest.keyClick(page, Qt.Key.Key_1)
            QTest.keyClick(page, Qt.Key.Key_Return)
        elif isinstance(page, FeedbackPage):
            self._timer.stop()
            screen = page._screen
            assert screen is not None
            _say(f"verdict shown {screen.question_id}")
        elif isinstance(page, MessagePage):
            self._timer.stop()
            _say(f"trouble: {page.accessibleName()}")


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _is_shown(widget: QWidget) -> bool:
    pages = (HomePage, QuestionPage, FeedbackPage, MessagePage)
    return isinstance(widget, pages) and widget.isVisible()


def main(folder: Path) -> int:
    """Run the window until it is closed."""
    application = QApplication(sys.argv[:1])
    # Nothing is compiled beside a window that lives for a second.
    background.PackKeeper.prepare = lambda *_: None  # type: ignore[method-assign]
    driver = Driver()
    status = run_window(folder)
    driver.deleteLater()
    application.processEvents()
    return status


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
