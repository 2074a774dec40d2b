"""A clock that is set, or a computer that sleeps, spoils no answer and no schedule."""

from __future__ import annotations

import datetime as dt
import random

import pytest

from quizapp.app import open_app
from quizapp.storage.backups.backups import Backups
from quizapp.training.history.history import History
from quizapp.training.scheduling.learner_day import DayBoundary
from quizapp.training.study import NothingToStudyError
from tests.support.histories import Learner
from tests.support.study_fakes import NOON, FixedQuestions, ManualTime

FAMILIES = tuple(f"family-{number:02}" for number in range(12))
QUESTIONS = FixedQuestions(dict.fromkeys(FAMILIES, ("control",)))
JUMPS = {
    "an hour back": [0, -1 / 24, 0, 1],
    "a day back": [0, 1, -1, 1],
    "years back": [0, -3650, 1, 3650],
    "years ahead": [0, 3650, 0, -3650, 1],
    "to the first day of Unix": [-(NOON - dt.datetime(1970, 1, 1, tzinfo=dt.UTC)).days],
    "to the end of what a calendar knows": [2_900_000, 0, -2_900_000],
}


@pytest.mark.parametrize("jumps", JUMPS.values(), ids=JUMPS)
def test_whatever_the_clock_is_set_to_every_answer_and_its_schedule_stay(
    jumps, tmp_path
):
    time, chance = ManualTime(), random.Random(1)
    kept = []
    for days in jumps:
        time.moment += dt.timedelta(days=days)
        app = open_app(tmp_path, time.surroundings(), questions=lambda: QUESTIONS)
        kept += _answer_some(app, time, chance)
        assert [each.review for each in app.history.read().reviews] == kept
        app.study.today()
        app.study.progress()
        app.close()

    learner = Learner(tmp_path)
    assert learner.wrong_days() == []
    history = learner.history()
    assert {item.question_id for item in history.items} == {e.question_id for e in kept}
    learner.put(History())
    learner.put(history)
    assert learner.history() == history


def _answer_some(app, time, chance):
    """Answer five questions, unless nothing is left to ask at that time."""
    try:
        session = app.study.resume() or app.study.start()
    except NothingToStudyError:
        return []
    answered = []
    for _ in range(5):
        if session.current is None:
            break
        time.moment += dt.timedelta(seconds=40)
        session.start_timing()
        answered.append(session.answer([chance.choice("ab")]))
    return answered


def test_an_answer_given_across_a_sleep_takes_the_time_that_somebody_was_there(
    tmp_path,
):
    time = ManualTime()
    app = open_app(tmp_path, time.surroundings(), questions=lambda: QUESTIONS)
    session = app.study.start()
    session.start_timing()
    time.seconds += 20
    time.moment += dt.timedelta(hours=9)  # it slept: the stopwatch stood still

    review = session.answer(["a"])

    assert review.duration_ms == 20_000
    assert review.answered_at == time.moment
    app.close()


def test_a_stopwatch_that_runs_back_gives_no_negative_time(tmp_path):
    time = ManualTime()
    app = open_app(tmp_path, time.surroundings(), questions=lambda: QUESTIONS)
    session = app.study.start()
    time.seconds = 50.0
    session.start_timing()
    time.seconds = 10.0

    assert session.answer(["a"]).duration_ms == 0
    app.close()


def test_copies_go_on_being_made_when_a_wrong_clock_is_put_right(tmp_path):
    Learner(tmp_path).study("first", "rw")
    time = ManualTime()
    for days in (3650, -3650, 1, 1):
        time.moment += dt.timedelta(days=days)
        open_app(tmp_path, time.surroundings(), questions=lambda: QUESTIONS).close()

    backups = Backups(tmp_path, time.now, lambda: DayBoundary(dt.UTC, 4))
    days = sorted(copy.day - NOON.date() for copy in backups.list_copies())
    assert [each.days for each in days] == [0, 1, 2, 3650]
