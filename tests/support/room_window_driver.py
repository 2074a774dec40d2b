"""Runs the real window in this process and sits the exam of a room by keyboard.

Usage: python -m tests.support.room_window_driver DATA_FOLDER

Does what each line of the input says, and answers with a line of JSON that tells what
the window shows: `join LINK NAME`, `answer NUMBER LETTERS`, `hand-in`, `look`, and
`wait PAGE`, `saved TEXT`, `note TEXT`, `heading TEXT`, which wait until it shows that.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from quizapp.desktop import background
from quizapp.desktop.exams.exam_desk import ExamDesk
from quizapp.desktop.window import run_window
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.pages.exams.join_page import JoinPage
from quizapp.gui.pages.home_page import HomePage
from quizapp.gui.pages.sitting.exam_page import ExamPage
from quizapp.gui.pages.sitting.result_page import ResultPage
from quizapp.gui.window.main_window import MainWindow
from quizapp.presenters.sitting.port import Asked, Offer

LOOK_EVERY_MS = 5
PATIENCE_MS = 100_000
_CONTROL = Qt.KeyboardModifier.ControlModifier


class Driver(QObject):
    """Does one line after the other; what waits is looked at again and again."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: SimpleQueue[str] = SimpleQueue()
        Thread(target=self._read, daemon=True).start()
        self._is_done: Callable[[], bool] | None = None
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._act)
        self._timer.start(LOOK_EVERY_MS)

    def _read(self) -> None:
        for line in sys.stdin:
            self._lines.put(line.strip())

    def _act(self) -> None:
        page = _page()
        if page is None or (
            isinstance(page, HomePage) and _window()._home_screen.loading
        ):
            return
        if self._is_done is None:
            try:
                command, *words = self._lines.get_nowait().split(" ", 2)
            except Empty:
                return
            self._is_done = getattr(self, f"_{command.replace('-', '_')}")(*words)
            self._since.start()
        failed = self._since.hasExpired(PATIENCE_MS)
        if self._is_done() or failed:
            self._is_done = None
            sys.stdout.write(f"{json.dumps(_shown() | {'failed': failed})}\n")
            sys.stdout.flush()

    def _join(self, link: str, name: str) -> Callable[[], bool]:
        _window().open_exams()
        lead = _window()._leads.exam
        assert lead is not None
        QTest.keyClick(lead.choosing, Qt.Key.Key_J)
        page = _page()
        assert isinstance(page, JoinPage)
        page.fields["name"].setText(name)
        page.fields["link"].setText(link)
        QTest.keyClick(page, Qt.Key.Key_Return)
        return lambda: _page() is not page or _shown()["note"] not in ("", _asking())

    def _wait(self, name: str) -> Callable[[], bool]:
        return lambda: _shown()["page"] == name

    def _saved(self, *words: str) -> Callable[[], bool]:
        return lambda: _shown()["saved"].startswith(" ".join(words))

    def _note(self, *words: str) -> Callable[[], bool]:
        return lambda: _shown()["note"].startswith(" ".join(words))

    def _heading(self, *words: str) -> Callable[[], bool]:
        return lambda: _shown()["heading"].startswith(" ".join(words))

    def _look(self) -> Callable[[], bool]:
        return lambda: True

    def _answer(self, number: str, letters: str) -> Callable[[], bool]:
        page = _exam_page()
        while page._screen.question.position != int(number):
            ahead = page._screen.question.position < int(number)
            # Page keys are shortcuts, which need a window that has the keyboard.
            (page.next if ahead else page.back).click()
        for letter in letters:
            QTest.keyClicks(page, letter)
        return lambda: page.column.letters == tuple(letters)

    def _hand_in(self) -> Callable[[], bool]:
        page = _exam_page()
        QTest.keyClick(page, Qt.Key.Key_H, _CONTROL)
        for _ in range(2):
            QTest.keyClick(page, Qt.Key.Key_Return, _CONTROL)
        return lambda: _shown()["page"] == "room-outcome-page"


def _exam_page() -> ExamPage:
    page = _page()
    assert isinstance(page, ExamPage)
    return page


def _asking() -> str:
    return "Asking the room"


def _shown() -> dict[str, object]:
    """Tell what the window shows."""
    page = _page()
    assert page is not None
    shown: dict[str, object] = dict.fromkeys(("saved", "note", "heading"), "")
    shown["page"] = page.objectName()
    if isinstance(page, ResultPage):
        shown["heading"] = _text(page, "result-heading")
        shown["marks"] = [row.shown.chip for row in page.score.list.rows]
    if isinstance(page, JoinPage):
        shown["note"] = _text(page, "join-said")
    if isinstance(page, ExamPage) and page._screen is not None:
        screen = page._screen
        shown |= {
            "at": screen.question.position,
            "options": [each.text for each in screen.question.options],
            "chosen": "".join(screen.chosen),
            "answered": sum(cell.answered for cell in screen.cells),
            "left": page.top.timer._shown.text,
            "saved": page.top.saved.text(),
            "note": _text(page, "exam-note"),
            "message": _text(page, "exam-message"),
        }
    return shown


def _text(page: QWidget, name: str) -> str:
    label = page.findChild(TextBlock, name)
    return label.text() if isinstance(label, TextBlock) else ""


def _page() -> QWidget | None:
    windows = QApplication.topLevelWidgets()
    window = next((each for each in windows if isinstance(each, MainWindow)), None)
    return None if window is None else window.pages.currentWidget()


def _window() -> MainWindow:
    windows = QApplication.topLevelWidgets()
    return next(each for each in windows if isinstance(each, MainWindow))


def _no_offer(_desk: ExamDesk, _asked: Asked) -> Future[Offer]:
    offer: Future[Offer] = Future()
    offer.set_result(Offer((), None))
    return offer


def main(folder: Path) -> int:
    """Run the window until it is closed."""
    application = QApplication(sys.argv[:1])
    # Nothing is compiled, made ahead or looked through beside this window.
    background.PackKeeper.prepare = lambda *_: None  # type: ignore[method-assign]
    background.SecondEngine.begin_ahead = lambda *_: None  # type: ignore[method-assign]
    ExamDesk.offer = _no_offer  # type: ignore[method-assign]
    driver = Driver()
    status = run_window(folder, "en")
    driver.deleteLater()
    application.processEvents()
    return status


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
