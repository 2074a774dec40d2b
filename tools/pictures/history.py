"""Somebody's weeks of study, so that there is progress to show."""

from __future__ import annotations

import datetime as dt
import random
from collections.abc import Callable
from pathlib import Path

from quizapp.app import open_app
from quizapp.bank.posed import QuestionSource
from quizapp.training.ports import Surroundings
from quizapp.training.study import NothingToStudyError, Study

_NOON = dt.datetime(2026, 11, 30, 12, tzinfo=dt.UTC)
_DAYS, _ANSWERS_A_DAY, _MOST_RIGHT = 24, 6, 0.7
_SEED = 7


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
