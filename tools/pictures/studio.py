"""Opens a window in each look over the same weeks of study, and has scenes painted."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import QApplication

from quizapp.app import AppSettings, load_questions, open_app
from quizapp.bank.posed import QuestionSource
from quizapp.desktop.authoring.bench import AuthorBench
from quizapp.desktop.background import SecondEngine
from quizapp.desktop.data_desk import DataDesk
from quizapp.desktop.exams.exam_room import ExamRoom
from quizapp.desktop.own_collection import OwnCollection
from quizapp.desktop.window import Extras, make_window
from quizapp.gui.window.main_window import MainWindow
from tools.pictures.history import Moment, make_history
from tools.pictures.instructing import make_told
from tools.pictures.looks import LOOKS, Look
from tools.pictures.painter import PATIENCE_S, Painter
from tools.pictures.scenes import SCENES, Scene


class Faults(NamedTuple):
    """What is wrong on pictures, each with the picture's name."""

    cuts: list[str]
    """What has less room than it needs."""
    silent: list[str]
    """What the keyboard reaches and a screen reader cannot tell."""


def paint_looks(
    folder: Path,
    looks: Iterable[Look] = LOOKS,
    scenes: Iterable[Scene] = tuple(SCENES.values()),
    pack: Path | None = None,
) -> Faults:
    """Paint scenes in looks into a folder; list what is wrong on the pictures.

    With the folder of a compiled pack, the pages are as they are once one is there.
    """
    folder.mkdir(parents=True, exist_ok=True)
    wanted = tuple(scenes)
    faults = Faults([], [])
    with tempfile.TemporaryDirectory() as name:
        data = Path(name)
        if pack is not None:
            shutil.copytree(pack, data, dirs_exist_ok=True)
        questions = _cached(data)
        moment = make_history(data, questions)
        engine = SecondEngine(data)
        bench = AuthorBench(data, lambda: moment.now)
        try:
            for look in looks:
                studio = Studio(data, moment, questions, engine, bench)
                with _open_window(look, studio) as window:
                    painter = Painter(window, look, folder)
                    for paint in wanted:
                        paint(painter)
                    faults.cuts.extend(painter.cuts)
                    faults.silent.extend(painter.silent)
        finally:
            engine.close()
            bench.close()
    return faults


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
    engine: SecondEngine
    bench: AuthorBench


@contextmanager
def _open_window(look: Look, studio: Studio) -> Iterator[MainWindow]:
    data, moment, questions, engine, bench = studio
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
    own = OwnCollection(engine, desk, data, lambda: moment.now)
    exams = ExamRoom(desk, data, data, "Marie Lefèvre")
    extras = Extras(
        make_board=own.make_presenter,
        make_workbench=bench.make_presenter,
        make_exams=exams.make_presenters,
        make_instructing=partial(make_told, questions),
    )
    window = make_window(
        desk, settings, lambda: moment.now, engine.make_presenter, extras
    )
    window.resize(*look.size)
    window.show()
    window.activateWindow()
    end = time.monotonic() + PATIENCE_S
    while window._home_screen.loading and time.monotonic() < end:
        QApplication.processEvents()
    yield window
    window.close()
    window.deleteLater()
    exams.close()
    desk.close()
