"""A learner studies for a week over which the clocks change, and then flies west."""

from __future__ import annotations

import datetime as dt
import random
from collections import Counter
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from quizapp.app import open_app
from quizapp.storage.stores import open_stores
from quizapp.training.review import Review
from quizapp.training.scheduling.learner_day import DayBoundary
from quizapp.training.scheduling.replay import replay
from quizapp.training.scheduling.review_item import Recalled
from quizapp.training.scheduling.study_settings import StudySettings
from quizapp.training.study import Study
from tests.support.study_fakes import FixedQuestions, ManualTime, sum_up_day

PARIS, NEW_YORK = ZoneInfo("Europe/Paris"), ZoneInfo("America/New_York")
QUESTIONS = {f"q{n:02}": (f"topic{n % 4}",) for n in range(60)}
HOURS = ("19:30", "23:50", "01:30", "04:00", "03:30", "12:00", "22:15")
"""When the learner sits down, day by day; up to four it is still the day before."""
NEW_PER_DAY = 5
WEEKS = {"spring": dt.date(2026, 3, 26), "autumn": dt.date(2026, 10, 22)}
"""Thursdays before the Sundays on which the clocks of Paris change."""


class _Week:
    """Seven learner days from a Thursday on, one sitting each, in a real folder."""

    def __init__(self, folder: Path, first: dt.date) -> None:
        self.folder = folder
        self.days = [first + dt.timedelta(days=number) for number in range(7)]
        self.chance = random.Random(first.month)
        self.new_by_day: list[int] = []

    def live(self) -> None:
        for number, day in enumerate(self.days):
            zone = NEW_YORK if number >= 5 else PARIS
            self._sit(_moment(day, HOURS[number], zone), zone, number)

    def _sit(self, moment: dt.datetime, zone: ZoneInfo, number: int) -> None:
        time = ManualTime(moment)
        app = open_app(
            self.folder,
            time.surroundings(seed=number, zone=zone),
            questions=lambda: FixedQuestions(QUESTIONS),
        )
        app.settings.set_study(StudySettings(new_per_day=NEW_PER_DAY))
        today = app.study.today()
        assert today.day == self.days[number]
        assert today.streak == number
        self.new_by_day.append(today.new)
        self._answer(app.study, time)
        assert app.study.today().streak == number + 1
        assert app.study.today().due == app.study.today().new == 0
        app.close()

    def _answer(self, study: Study, time: ManualTime) -> None:
        session = study.start()
        while session.current is not None:
            session.start_timing()
            time.seconds += 30
            time.moment += dt.timedelta(seconds=40)
            session.answer([self.chance.choice("aaab")])


def _moment(day: dt.date, clock: str, zone: ZoneInfo) -> dt.datetime:
    """Give the moment at which a clock shows a time on a day of the learner."""
    wall = dt.time.fromisoformat(clock)
    if wall.hour < StudySettings().day_starts_at:
        day += dt.timedelta(days=1)
    return dt.datetime.combine(day, wall, zone).astimezone(dt.UTC)


@pytest.fixture(params=WEEKS.values(), ids=WEEKS.keys())
def week(request, tmp_path) -> _Week:
    lived = _Week(tmp_path, request.param)
    lived.live()
    return lived


def _recalled(review: Review) -> Recalled:
    return Recalled(
        review.question_id, review.seed, review.correct, review.grade, review.day
    )


def test_a_week_with_a_change_of_clocks_has_seven_days_and_nothing_comes_twice(week):
    stores = open_stores(week.folder)
    reviews, items = stores.reviews.all(), stores.schedule.items()
    wrong_days = stores.reviews.find_wrong_days()
    summaries = stores.reviews.days()
    stores.close()

    assert wrong_days == []
    assert summaries == [sum_up_day(day, reviews) for day in week.days]
    assert week.new_by_day == [NEW_PER_DAY] * 7
    moved = Counter((r.question_id, r.day) for r in reviews if r.moved)
    assert set(moved.values()) == {1}
    assert len(items) == 7 * NEW_PER_DAY
    for item in items:
        own = [_recalled(r) for r in reviews if r.question_id == item.question_id]
        assert replay(own, 0.9) == item
        assert item.due_on > item.last_on


def test_what_was_forgotten_comes_back_on_the_very_next_day(week):
    stores = open_stores(week.folder)
    reviews = stores.reviews.all()
    stores.close()
    asked = {(review.question_id, review.day) for review in reviews}

    forgotten = [r for r in reviews if r.moved and not r.correct]
    assert len(forgotten) > 5
    for review in forgotten:
        if review.day != week.days[-1]:
            assert (review.question_id, review.day + dt.timedelta(days=1)) in asked


def test_every_answer_bears_the_day_that_the_clock_on_the_wall_gave_it(week):
    stores = open_stores(week.folder)
    reviews = stores.reviews.all()
    stores.close()

    for review in reviews:
        zone = NEW_YORK if review.day >= week.days[5] else PARIS
        assert DayBoundary(zone, 4).day_of(review.answered_at) == review.day
