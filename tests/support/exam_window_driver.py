"""Runs the real window in this process and answers a sealed paper by keyboard.

Usage: python -m tests.support.exam_window_driver DATA_FOLDER PAPER START_CODE

Goes on with the exam if one waits, else begins it. Prints what the page shows: "at 2,
answered 1, left 59:58", answers the question, and says "saved 2" once the saved mark
says so. Then it stays open until it is closed or killed.
"""

from __future__ import annotations

import sys
from concurrent.futures import Future
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from quizapp.desktop import background
from quizapp.desktop.exams.exam_desk import ExamDesk
from quizapp.desktop.window import run_window
from quizapp.gui.pages.exams.exams_page import ExamsPage
from quizapp.gui.pages.home_page import HomePage
from quizapp.gui.pages.message_page import MessagePage
from quizapp.gui.pages.sitting.exam_page import ExamPage
from quizapp.gui.pages.sitting.start_page import StartPage
from quizapp.gui.window.main_window import MainWindow
from quizapp.presenters.sitting.port import Asked, Offer

LOOK_EVERY_MS = 5
_PAGES = (HomePage, ExamsPage, StartPage, ExamPage, MessagePage)


class Driver(QObject):
    """Looks which page is on the screen and presses the next key."""

    def __init__(self, paper: Path, code: str) -> None:
        super().__init__()
        self._paper, self._code = paper, code
        self._is_opening = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._act)
        self._timer.start(LOOK_EVERY_MS)

    def _act(self) -> None:
        page = next((w for w in QApplication.allWidgets() if _is_shown(w)), None)
        if isinstance(page, HomePage) and not _window()._home_screen.loading:
            _window().open_exams()
        elif isinstance(page, ExamsPage) and not self._is_opening:
            self._open(page)
        elif isinstance(page, StartPage):
            page.name.setText("Kim")
            QTest.keyClick(page, Qt.Key.Key_Return)
        elif isinstance(page, ExamPage):
            self._timer.stop()
            self._answer(page)
        elif isinstance(page, MessagePage):
            self._timer.stop()
            _say(f"trouble: {page.accessibleName()}")

    def _open(self, page: ExamsPage) -> None:
        self._is_opening = True
        if page.resume.isVisible():
            QTest.keyClick(page, Qt.Key.Key_R)
            return
        lead = _window()._leads.exam
        assert lead is not None
        lead._presenters.choosing.choose_file(self._paper)
        page.paper.open_requested.emit(self._code)

    def _answer(self, page: ExamPage) -> None:
        screen = page._screen
        assert screen is not None
        answered = sum(cell.answered for cell in screen.cells)
        left = page.top.timer._shown.text
        _say(f"at {screen.question.position}, answered {answered}, left {left}")
        QTest.keyClick(page, Qt.Key.Key_1)
        if page._screen is not None and page._screen.saved_note:
            _say(f"saved {page._screen.question.position}")
            QTest.keyClick(page, Qt.Key.Key_Return)
            _say("gone on")


def _window() -> MainWindow:
    windows = QApplication.topLevelWidgets()
    return next(each for each in windows if isinstance(each, MainWindow))


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _is_shown(widget: QWidget) -> bool:
    return isinstance(widget, _PAGES) and widget.isVisible()


def _no_offer(_desk: ExamDesk, _asked: Asked) -> Future[Offer]:
    offer: Future[Offer] = Future()
    offer.set_result(Offer((), None))
    return offer


def main(folder: Path, paper: Path, code: str) -> int:
    """Run the window until it is closed."""
    application = QApplication(sys.argv[:1])
    # Nothing is compiled or looked through beside a window that lives for a second.
    background.PackKeeper.prepare = lambda *_: None  # type: ignore[method-assign]
    ExamDesk.offer = _no_offer  # type: ignore[method-assign]
    driver = Driver(paper, code)
    status = run_window(folder)
    driver.deleteLater()
    application.processEvents()
    return status


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]))
