"""How long the review queue takes: scheduling, keeping an answer, the start page."""

from __future__ import annotations

import datetime as dt
import random
import tempfile
import time
from pathlib import Path

from msgspec import Struct

from quizapp.presenters.home import HomePresenter
from quizapp.presenters.study_desk import StudyDesk
from quizapp.storage.stores import Stores, open_stores
from quizapp.training.planning.study_plan import PracticePlan
from quizapp.training.ports import StudyStores
from quizapp.training.scheduling.memory import after_answer
from quizapp.training.scheduling.recall import RecallGrade
from quizapp.training.scheduling.review_item import Recalled, ReviewItem
from quizapp.training.study import Study
from tests.bench.kept_history import fill_history
from tests.bench.peer_plain import PlainPeer
from tests.support.study_fakes import FixedQuestions, ManualTime

IDS = tuple(f"q{n}" for n in range(300))
SCHEDULED = 100_000
ANSWERS = 1_000
TURNS = 4
MONDAY = dt.date(2026, 11, 30)


class ScheduleTimes(Struct, frozen=True):
    """What the review queue costs."""

    reviews_per_second: float
    """Answers that the memory model schedules, in memory."""
    answer_ms_p50: float
    """An answer judged and kept with its schedule, on the disk when it returns."""
    answer_ms_p99: float
    commit_ms_p50: float
    """One row in one transaction on the same disk, the least an answer can cost."""
    study_answers_per_second: float
    """The same once `answers` answers are kept: answered, kept, and the next one posed."""
    study_answer_ms_p99: float
    peer_answers_per_second: float
    """The memory model of `fsrs` and two rows in plain SQLite, over as long a history."""
    start_page_ms: float
    """The start page after `answers` answers, the file being open."""
    answers: int


def measure_schedule(answers: int) -> ScheduleTimes:
    """Measure scheduling, the way of an answer, and the start page."""
    per_second = _measure_model()
    with tempfile.TemporaryDirectory() as folder:
        stores = open_stores(Path(folder))
        learner = _Learner(stores)
        times = sorted(learner.measure_answers(ANSWERS))
        commits = sorted(_measure_commits(stores))
        fill_history(stores, IDS, answers)
        later, peer = [], []
        with PlainPeer(Path(folder) / "plain.db", answers) as plain:
            for _ in range(TURNS):  # in turn: a busy moment falls on both
                later += learner.measure_answers(ANSWERS // TURNS)
                peer += plain.measure_answers(ANSWERS // TURNS)
        start_page_ms = _measure_start_page(stores)
        stores.close()
    return ScheduleTimes(
        reviews_per_second=per_second,
        answer_ms_p50=times[len(times) // 2],
        answer_ms_p99=times[len(times) * 99 // 100],
        commit_ms_p50=commits[len(commits) // 2],
        study_answers_per_second=1000 * len(later) / sum(later),
        study_answer_ms_p99=sorted(later)[len(later) * 99 // 100],
        peer_answers_per_second=1000 * len(peer) / sum(peer),
        start_page_ms=start_page_ms,
        answers=answers,
    )


def _measure_model() -> float:
    chance = random.Random(1)
    items: list[ReviewItem | None] = [None] * 1000
    grades = [RecallGrade(chance.choice((1, 2, 3, 3, 3, 4))) for _ in range(SCHEDULED)]
    started = time.perf_counter()
    for number, grade in enumerate(grades):
        item = items[number % 1000]
        day = item.due_on if item is not None and item.due_on.year < 9000 else MONDAY
        before = item if item is not None and item.is_due(day) else None
        recalled = Recalled("q", number, grade > 1, grade, day)
        items[number % 1000] = after_answer(before, recalled, 0.9)
    return SCHEDULED / (time.perf_counter() - started)


def _study(stores: Stores) -> tuple[Study, FixedQuestions, ManualTime]:
    clock = ManualTime()
    questions = FixedQuestions(dict.fromkeys(IDS, ("control",)))
    kept = StudyStores(stores.reviews, stores.sessions, stores.schedule)
    return Study(questions, kept, clock.surroundings()), questions, clock


class _Learner:
    """Answers one question after the other, in one session after the other."""

    def __init__(self, stores: Stores) -> None:
        self._study, _, self._clock = _study(stores)

    def measure_answers(self, count: int) -> list[float]:
        """Answer so many questions; give the milliseconds that each took."""
        times: list[float] = []
        while len(times) < count:
            self._clock.moment += dt.timedelta(days=400)
            session = self._study.start(PracticePlan())
            while session.current is not None and len(times) < count:
                session.start_timing()
                self._clock.seconds += 30
                started = time.perf_counter()
                session.answer(["a"])
                times.append((time.perf_counter() - started) * 1000)
        return times


def _measure_commits(stores: Stores) -> list[float]:
    times: list[float] = []
    for number in range(ANSWERS):
        started = time.perf_counter()
        stores.settings.keep({"bench": str(number)})
        times.append((time.perf_counter() - started) * 1000)
    return times


def _measure_start_page(stores: Stores) -> float:
    study, questions, clock = _study(stores)
    home = HomePresenter(
        lambda: StudyDesk(study, questions), now=clock.now, language="en", zone=dt.UTC
    )
    home.screen()  # loads what is loaded on first use
    started = time.perf_counter()
    home.screen()
    return (time.perf_counter() - started) * 1000
