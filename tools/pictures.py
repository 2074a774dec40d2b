"""Paints every page of the window, in each language, theme, text size and window size."""

from __future__ import annotations

import datetime as dt
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from itertools import product
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from quizapp.app import AppSettings, load_questions, open_app, open_worker
from quizapp.bank.posed import QuestionSource
from quizapp.bank.what_if.worker import WhatIfWorker
from quizapp.desktop.data_desk import DataDesk
from quizapp.desktop.window import make_window
from quizapp.gui.window.main_window import MainWindow
from quizapp.presenters.message_screen import Trouble, TroubleError
from quizapp.presenters.what_if.presenter import WhatIfPresenter
from quizapp.training.planning.study_plan import PracticePlan
from quizapp.training.ports import Surroundings
from quizapp.training.study import NothingToStudyError, Study

FOLDER = Path("build") / "pictures"
USE = "usage: python -m tools.pictures [FOLDER]"

_NOON = dt.datetime(2026, 11, 30, 12, tzinfo=dt.UTC)
_DAYS, _ANSWERS_A_DAY, _MOST_RIGHT = 24, 6, 0.7
_SHOWN = ("own-upkeep-remedy", "command-and-its-restriction")
"""Questions that are painted: one to choose in, one to tick in."""

_SEED = 7
_PATIENCE_S = 30.0


class Look(NamedTuple):
    """How the window looks on a picture."""

    language: str
    theme: str
    scale: float
    size: tuple[int, int]

    @property
    def name(self) -> str:
        """Name the look in a file name."""
        width, height = self.size
        return (
            f"{self.language}-{self.theme}-{round(self.scale * 100)}-{width}x{height}"
        )


LOOKS = tuple(
    Look(*each)
    for each in product(
        ("en", "fr"), ("light", "dark"), (1.0, 2.0), ((1440, 900), (1024, 700))
    )
)


class Moment:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = _NOON - dt.timedelta(days=_DAYS)
        self.seconds = 0.0
        self._rng = random.Random(_SEED)

    def surroundings(self) -> Surroundings:
        """Return what an app needs of time and chance, which goes on where it was."""
        return Surroundings(lambda: self.now, lambda: self.seconds, self._rng, dt.UTC)


def make_history(folder: Path, questions: Callable[[], QuestionSource]) -> Moment:
    """Let somebody study for some weeks, so that there is progress to show."""
    moment, rng = Moment(), random.Random(_SEED)
    app = open_app(folder, moment.surroundings(), questions=questions)
    try:
        for _ in range(_DAYS):
            if rng.random() < _MOST_RIGHT:
                _study_one_day(app.study, app.questions, moment, rng)
            moment.now += dt.timedelta(days=1)
    finally:
        app.close()
    moment.now = _NOON
    return moment


def _study_one_day(
    study: Study, questions: QuestionSource, moment: Moment, rng: random.Random
) -> None:
    try:
        session = study.start()
    except NothingToStudyError:
        return
    for _ in range(_ANSWERS_A_DAY):
        if session.current is None:
            return
        question_id, seed, as_of = session.current
        key = questions.answer_key(question_id, seed, as_of)
        session.start_timing()
        moment.seconds += rng.uniform(15, 80)
        believed = [option_id for option_id, _ in key.misconceptions]
        is_right = rng.random() < _MOST_RIGHT or not believed
        session.answer(key.right if is_right else (rng.choice(believed),))


class Painter:
    """Leads one window through its pages and keeps a picture of each."""

    def __init__(self, window: MainWindow, look: Look, folder: Path) -> None:
        self._window = window
        self._look = look
        self._folder = folder

    def paint_all(self) -> None:
        """Paint every page."""
        window = self._window
        self._keep("home")
        window._leads.open("bank")
        self._press(Qt.Key.Key_Down, Qt.Key.Key_Down)
        self._keep("bank")
        window._leads.open("progress")
        self._keep("progress")
        window._show_settings()
        self._keep("settings")
        window._show_about()
        self._keep("about")
        for place, question_id in enumerate(_SHOWN, 1):
            self._paint_question(place, question_id)
        window.show_trouble(TroubleError(Trouble.LOCKED))
        self._keep("message")

    def _paint_question(self, place: int, question_id: str) -> None:
        window = self._window
        window._start(PracticePlan((question_id,)))
        self._keep(f"question-{place}")
        self._press(Qt.Key.Key_1, Qt.Key.Key_Return)
        self._wait(lambda: bool(window.study and window.study.feedback.what_if.rows))
        self._keep(f"feedback-{place}")
        self._press(Qt.Key.Key_W, Qt.Key.Key_Space)
        self._settle()
        self._keep(f"what-if-{place}")
        self._press(Qt.Key.Key_Escape)

    def _press(self, *keys: Qt.Key) -> None:
        for key in keys:
            goal = QApplication.focusWidget() or self._window.pages.currentWidget()
            QTest.keyClick(goal, key)
            QApplication.processEvents()

    def _keep(self, name: str) -> None:
        self._settle()
        path = self._folder / f"{name}-{self._look.name}.png"
        self._window.grab().save(str(path))

    def _settle(self) -> None:
        end = time.monotonic() + 0.15
        while time.monotonic() < end:
            QApplication.processEvents()

    def _wait(self, until: Callable[[], bool]) -> None:
        end = time.monotonic() + _PATIENCE_S
        while not until() and time.monotonic() < end:
            QApplication.processEvents()


def paint_looks(folder: Path, looks: Iterable[Look] = LOOKS) -> int:
    """Paint all pages in all looks into a folder; return how many pictures it holds."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        data = Path(name)
        questions = _cached(data)
        moment = make_history(data, questions)
        worker = open_worker(data)
        try:
            for look in looks:
                _paint_look(look, Studio(data, moment, questions, worker), folder)
        finally:
            worker.close()
    return len(list(folder.glob("*.png")))


def _cached(data: Path) -> Callable[[], QuestionSource]:
    made: list[QuestionSource] = []

    def questions() -> QuestionSource:
        if not made:
            made.append(load_questions(data))
        return made[0]

    return questions


class Studio(NamedTuple):
    """What every window shares."""

    data: Path
    moment: Moment
    questions: Callable[[], QuestionSource]
    worker: WhatIfWorker


def _paint_look(look: Look, studio: Studio, folder: Path) -> None:
    data, moment, questions, worker = studio
    settings = AppSettings({"theme": look.theme, "text_scale": str(look.scale)})
    settings.set_language(look.language)
    desk = DataDesk(
        open_data=lambda: open_app(
            data, moment.surroundings(), questions=questions, settings=settings
        ),
        set_aside=lambda: data,
        ask=lambda _screen: False,
        language=settings.get_language,
    )
    window = make_window(
        desk, settings, lambda: moment.now, lambda: WhatIfPresenter(worker)
    )
    window.resize(*look.size)
    window.show()
    window.activateWindow()
    end = time.monotonic() + _PATIENCE_S
    while window._home_screen.loading and time.monotonic() < end:
        QApplication.processEvents()
    Painter(window, look, folder).paint_all()
    window.close()
    window.deleteLater()
    desk.close()


def main(arguments: list[str]) -> int:
    """Paint into the folder named, or into the usual one."""
    if len(arguments) > 1:
        print(USE)
        return 2
    folder = Path(arguments[0]) if arguments else FOLDER
    print(f"{paint_looks(folder)} pictures in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
