"""How long the progress page takes after very many answers."""

from __future__ import annotations

import datetime as dt
import os
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median

from msgspec import Struct

from quizapp.bank.browsing.summary import Summary
from quizapp.bank.exams.loading import load_presets
from quizapp.bank.places import content_folder
from quizapp.presenters.insight.presenter import ProgressPresenter
from quizapp.presenters.study_desk import StudyDesk
from quizapp.storage.stores import Stores, open_stores
from quizapp.training.insight.exams import Exams
from quizapp.training.insight.insight import Insight
from quizapp.training.ports import StudyStores
from quizapp.training.study import Study
from tests.bench.learned_folder import make_learned_folder
from tests.bench.own_engine import NotAvailableError
from tests.bench.session_times import run_measure
from tests.support.many_answers import TODAY, make_families, write_many_answers
from tests.support.study_fakes import FixedQuestions, ManualTime

FAMILIES = 300
_ROUNDS = 9


class InsightTimes(Struct, frozen=True):
    """What the progress page costs, the file being open; the medians of some rounds."""

    read_ms: float
    """Reading the stores and summing up: misconceptions, ratings, mastery, memory."""
    page_ms: float
    """From the key to the painted page: reading, wording, laying out, painting."""
    page_cpu_ms: float
    """Time of a processor for the same, the readiness on its thread among it: whatever
    else the machine does at the time adds nothing."""
    readiness_ms: float
    """On its own thread: the score to expect and the most useful questions."""
    answers: int
    opened_ms: float | None = None
    """In the window: from the press of its entry to the page with all its numbers, the
    first time; None where it could not be measured."""


class ManyFamilies:
    """A shelf of made-up families."""

    is_prepared = True

    def __init__(self) -> None:
        self._families = make_families(FAMILIES)

    def summaries(self, language: str) -> tuple[Summary, ...]:
        """List them all."""
        return self._families

    def search(self, words: str, language: str) -> tuple[str, ...]:
        """Find nothing."""
        return ()

    def belief(self, misconception: str, language: str) -> str:
        """Say each in a few words."""
        return f"{misconception} were so"

    def look_again(self) -> None:
        """Have nothing to forget."""


def measure_insight(answers: int) -> InsightTimes:
    """Measure the progress page after so many answers."""
    with tempfile.TemporaryDirectory() as folder:
        stores = open_stores(Path(folder))
        write_many_answers(stores.reviews._db, answers, FAMILIES)
        desk = make_desk(stores)
        assert desk.insight is not None
        read_ms = _median_ms(lambda: desk.insight and desk.insight.look(90))
        readiness_ms = _measure_readiness(desk.insight)
        page_ms, page_cpu_ms = _measure_page(desk)
        stores.close()
    opened_ms = _measure_opening(answers)
    return InsightTimes(read_ms, page_ms, page_cpu_ms, readiness_ms, answers, opened_ms)


def _measure_opening(answers: int) -> float | None:
    """Measure the same in the real window, with the bank's own families."""
    with tempfile.TemporaryDirectory() as name:
        try:
            make_learned_folder(Path(name), answers)
            script = ["-m", "tests.bench.opened_window", "progress", name]
            return run_measure(script, Path(name))["progress_ms"]
        except NotAvailableError:
            return None


def make_desk(stores: Stores) -> StudyDesk:
    """Put a desk over the stores, with the presets that the program comes with."""
    clock = ManualTime(dt.datetime.combine(TODAY, dt.time(12), dt.UTC))
    shelf = ManyFamilies()
    topics = {e.question_id: e.topics for e in shelf.summaries("en")}
    questions = FixedQuestions(topics)
    kept = StudyStores(stores.reviews, stores.sessions, stores.schedule)
    study = Study(questions, kept, clock.surroundings())
    exams = Exams(lambda: load_presets(content_folder("questions")))
    insight = Insight(shelf, kept, study.day, exams)
    return StudyDesk(study, questions, insight=insight)


def _measure_readiness(insight: Insight) -> float:
    exams, standing = insight.exams, insight.look(90).standing
    assert exams is not None
    return _median_ms(lambda: exams.readiness(standing))


def _measure_page(desk: StudyDesk) -> tuple[float, float]:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    # Only this figure needs a screen.
    from PySide6.QtWidgets import QApplication

    from quizapp.gui.look.theme import Theme, apply_theme
    from quizapp.gui.pages.progress_page import ProgressPage

    application = QApplication.instance() or QApplication(["bench"])
    assert isinstance(application, QApplication)
    theme = Theme()
    apply_theme(application, theme)
    page = ProgressPage(theme)
    page.resize(1224, 868)
    with ThreadPoolExecutor(1) as beside:
        presenter = ProgressPresenter(lambda: desk, language="en", submit=beside.submit)

        def show() -> None:
            presenter.look()
            page.render_screen(presenter.screen())
            page.grab()

        return _median_ms(show), _median_ms(show, time.process_time)


def _median_ms(
    act: Callable[[], object], clock: Callable[[], float] = time.perf_counter
) -> float:
    act()  # loads what is loaded on first use
    times: list[float] = []
    for _ in range(_ROUNDS):
        started = clock()
        act()
        times.append((clock() - started) * 1000)
    return median(times)
