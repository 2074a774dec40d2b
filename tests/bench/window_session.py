"""Runs the real window in this process through a session, and measures what one feels.

Usage: python -m tests.bench.window_session DATA_FOLDER QUESTIONS

Prints one JSON object: how long it takes from a key to the picture it leads to, and how
long the window did not answer, each time with what was being done, and how long its
thread worked meanwhile.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from quizapp.desktop.window import run_window
from quizapp.gui.binding import spare_sources
from quizapp.gui.pages.bank_page import BankPage
from quizapp.gui.pages.feedback_page import FeedbackPage
from quizapp.gui.pages.home_page import HomePage
from quizapp.gui.pages.question_page import QuestionPage
from quizapp.gui.window.ahead.turns import Ahead
from quizapp.gui.window.main_window import MainWindow
from tests.bench.memory import read_pss_mib
from tests.bench.window_acts import Step, WindowActs
from tests.bench.work_acts import WorkActs

BEAT_MS = 1
LOOK_MS = 3
SIZE = (1440, 900)
"""As large as the window was designed, on however small a screen."""
SETTLE_MS = 300
"""How long a page is left alone, so that what it does by itself is measured as its own."""
PATIENCE_S = 30
_SAME_WORK = 10_000
"""Numbers that are squared to see how fast the processor is at the moment."""
_MOST_PLACES = 5
"""An order has no more; an odd number of presses ticks where there is something to tick."""


class Heartbeat(QObject):
    """Beats while the window answers; a beat that comes late is a gap."""

    def __init__(self) -> None:
        super().__init__()
        self.doing = "starting"
        self.gaps: dict[str, list[float]] = {}
        self.work: dict[str, list[float]] = {}
        """The processor time of this thread in each gap."""
        self.pace: dict[str, list[float]] = {}
        """Milliseconds that the same work took when each act began."""
        self._last, self._worked = time.perf_counter(), time.thread_time()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._timer.start(BEAT_MS)

    def begin(self, doing: str) -> None:
        """Count the gaps from now on as those of another act."""
        self._beat()
        self.doing = doing
        self.pace.setdefault(doing, []).append(_time_same_work())
        self._last, self._worked = time.perf_counter(), time.thread_time()

    def _beat(self) -> None:
        now, worked = time.perf_counter(), time.thread_time()
        self.gaps.setdefault(self.doing, []).append((now - self._last) * 1000 - BEAT_MS)
        self.work.setdefault(self.doing, []).append((worked - self._worked) * 1000)
        self._last, self._worked = now, worked


def _time_same_work() -> float:
    """Say how many milliseconds the processor takes for what is always the same."""
    started = time.thread_time()
    sum(number * number for number in range(_SAME_WORK))
    return (time.thread_time() - started) * 1000


class Painted(QObject):
    """Notes when a page has been painted after a key."""

    def __init__(self, application: QApplication) -> None:
        super().__init__()
        self.times: dict[str, list[float]] = {}
        self._waiting: tuple[str, type[QWidget], float, float] | None = None
        self._application = application

    def expect(self, what: str, page: type[QWidget]) -> None:
        """Measure from now on to the next picture of a page.

        Where there is the page already, it alone is watched: looking at every event of
        the window costs milliseconds, which nobody pays who does not measure.
        """
        watched = _window().findChild(page) or self._application
        watched.installEventFilter(self)
        self._waiting = (what, page, time.perf_counter(), time.thread_time())

    @property
    def is_waiting(self) -> bool:
        """Say whether the picture has not come yet."""
        return self._waiting is not None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the time once the whole window is painted."""
        if event.type() == QEvent.Type.Paint and self._waiting is not None:
            what, page, started, worked = self._waiting
            if isinstance(watched, page):
                self._waiting = None
                for each in (watched, self._application):
                    each.removeEventFilter(self)
                QTimer.singleShot(0, self, lambda: self._take(what, started, worked))
        return False

    def _take(self, what: str, started: float, worked: float) -> None:
        elapsed_ms = (time.perf_counter() - started) * 1000
        self.times.setdefault(what, []).append(elapsed_ms)
        worked_ms = (time.thread_time() - worked) * 1000
        self.times.setdefault(f"{what}, work", []).append(worked_ms)


class Script(QObject):
    """Does one act after the other, each once the one before is done."""

    def __init__(
        self,
        questions: int,
        acts: Sequence[WindowActs],
        beat: Heartbeat,
        painted: Painted,
    ) -> None:
        super().__init__()
        self._acts = acts
        self._questions = questions
        self._beat = beat
        self._painted = painted
        self._pss_mib: dict[str, float | None] = {}
        self._steps = self._write()
        self._step: Step | None = None
        self._since = 0.0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        self._timer.start(LOOK_MS)

    def _look(self) -> None:
        if self._step is not None:
            waited = time.perf_counter() - self._since
            if waited > PATIENCE_S:
                self._end({"reason": f"{self._step[0]} took over {PATIENCE_S} s"})
                return
            if waited * 1000 < SETTLE_MS or not self._step[2]():
                return
        self._step = next(self._steps, None)
        if self._step is None:
            beat = self._beat
            self._end(
                {
                    "painted": self._painted.times,
                    "gaps": beat.gaps,
                    "work": beat.work,
                    "pace": beat.pace,
                    "pss_mib": self._pss_mib,
                }
            )
            return
        self._beat.begin(self._step[0])
        self._since = time.perf_counter()
        self._step[1]()

    def _weigh(self, when: str) -> None:
        self._pss_mib[when] = read_pss_mib()

    def _end(self, found: dict[str, object]) -> None:
        self._timer.stop()
        print(json.dumps(found), flush=True)
        _window().close()

    def _write(self) -> Iterator[Step]:
        yield "opening the data", _take_size, lambda: not _window()._home_screen.loading
        yield "made ahead", _nothing, _is_all_ahead
        yield self._press("first question", Qt.Key.Key_Return, QuestionPage)
        for number in range(self._questions):
            for _ in range(_MOST_PLACES):
                QTest.keyClick(_page(), Qt.Key.Key_1)
            yield "choosing", _nothing, _always
            name = "verdict" if number else "first verdict"
            yield self._press(name, Qt.Key.Key_Return, FeedbackPage)
            yield "what-if comes", _nothing, _facts_came
            yield from _turn_a_fact()
            if number + 1 < self._questions:
                name = "next question" if number else "second question"
                yield self._press(name, Qt.Key.Key_Return, QuestionPage)
        yield "memory", lambda: self._weigh("answered"), _always
        yield "leaving", lambda: QTest.keyClick(_page(), Qt.Key.Key_Escape), _always
        yield "bank page", lambda: _open("bank"), lambda: _shows(BankPage)
        for letter in "mindslaver":
            yield "bank search", lambda typed=letter: _type(typed), _always
        for key in ("study", "progress", "settings", "board", "workbench"):
            yield f"{key} page", lambda key=key: _open(key), _always
        yield "home page", lambda: _open("today"), lambda: _shows(HomePage)
        yield "settings again", lambda: _open("settings"), _always
        yield "bank again", lambda: _open("bank"), lambda: _shows(BankPage)
        for acts in self._acts:
            yield from acts.steps()

    def _press(self, what: str, key: Qt.Key, page: type[QWidget]) -> Step:
        def press() -> None:
            self._painted.expect(what, page)
            QTest.keyClick(_focus(), key)

        return what, press, lambda: not self._painted.is_waiting


def _take_size() -> None:
    _window().showNormal()  # on a small screen it is as large as that, and stays so
    _window().resize(*SIZE)


def _is_all_ahead() -> bool:
    ahead = _window().findChild(Ahead)
    return ahead is None or ahead.is_finished


def _nothing() -> None:
    """Leave the window alone."""


def _always() -> bool:
    return True


def _window() -> MainWindow:
    return next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))


def _page() -> QWidget:
    page = _window().pages.currentWidget()
    assert page is not None
    return page


def _focus() -> QWidget:
    return QApplication.focusWidget() or _page()


def _shows(kind: type[QWidget]) -> bool:
    page = _window().pages.currentWidget()
    return isinstance(page, kind) and page.isVisible()


def _open(key: str) -> None:
    _window().rail.pressed.emit(key)


def _type(letter: str) -> None:
    page = _page()
    assert isinstance(page, BankPage)
    QTest.keyClicks(page.search, letter)


def _facts_came() -> bool:
    study = _window().study
    lead = None if study is None else study._what_if
    return lead is None or not lead._timer.isActive()


def _turn_a_fact() -> Iterator[Step]:
    page = _page()
    assert isinstance(page, FeedbackPage)
    if page.what_if.rows:
        yield "turning a fact", page.what_if.rows[0].click, _facts_came


def main(data_folder: Path, questions: int) -> None:
    """Run the window through the script."""
    spare_sources()
    application = QApplication(sys.argv[:1])
    beat, painted = Heartbeat(), Painted(application)
    acts = (WorkActs(_window, data_folder), WindowActs(_window, data_folder))
    script = Script(questions, acts, beat, painted)
    run_window(data_folder)
    script.deleteLater()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
