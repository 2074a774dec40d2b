"""A learner's day begins at a set hour on the wall, whatever the clocks do."""

from __future__ import annotations

import datetime as dt
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizapp.training.scheduling.learner_day import DayBoundary, count_streak

PARIS = ZoneInfo("Europe/Paris")
TOKYO = ZoneInfo("Asia/Tokyo")
ANCHORAGE = ZoneInfo("America/Anchorage")
ZONES = [PARIS, TOKYO, ANCHORAGE, ZoneInfo("America/Sao_Paulo"), dt.UTC]
YEARS = st.datetimes(dt.datetime(2015, 1, 1), dt.datetime(2030, 1, 1))  # noqa: DTZ001
SPRING, AUTUMN = dt.date(2026, 3, 29), dt.date(2026, 10, 25)
"""Sundays on which Paris changes its clocks in 2026."""


def _paris(day: dt.date, hour: int, minute: int = 0, fold: int = 0) -> dt.datetime:
    wall = dt.time(hour, minute, tzinfo=PARIS, fold=fold)
    return dt.datetime.combine(day, wall).astimezone(dt.UTC)


def test_the_hours_of_night_belong_to_the_day_before():
    boundary = DayBoundary(PARIS, 4)
    sunday = dt.date(2026, 11, 29)

    assert boundary.day_of(_paris(sunday, 3, 59)) == dt.date(2026, 11, 28)
    assert boundary.day_of(_paris(sunday, 4)) == sunday


@pytest.mark.parametrize("sunday", [SPRING, AUTUMN], ids=["spring", "autumn"])
def test_on_the_day_the_clocks_change_the_day_begins_at_the_same_hour_on_the_wall(
    sunday,
):
    boundary = DayBoundary(PARIS, 4)

    assert boundary.day_of(_paris(sunday, 3, 59)) == sunday - dt.timedelta(days=1)
    assert boundary.day_of(_paris(sunday, 4)) == sunday
    assert boundary.start_of(sunday) == _paris(sunday, 4)


@pytest.mark.parametrize(
    ("sunday", "hours"), [(SPRING, 23), (AUTUMN, 25)], ids=["spring", "autumn"]
)
def test_the_day_that_holds_the_change_is_an_hour_shorter_or_longer(sunday, hours):
    boundary = DayBoundary(PARIS, 0)

    next_day = boundary.start_of(sunday + dt.timedelta(days=1))

    assert next_day - boundary.start_of(sunday) == dt.timedelta(hours=hours)


def test_the_hour_that_comes_twice_begins_the_day_once():
    boundary = DayBoundary(PARIS, 2)

    assert boundary.day_of(_paris(AUTUMN, 2, 30, fold=0)) == AUTUMN
    assert boundary.day_of(_paris(AUTUMN, 2, 30, fold=1)) == AUTUMN


def test_a_boundary_in_the_hour_that_is_left_out_begins_the_day_with_the_next_one():
    boundary = DayBoundary(PARIS, 2)
    start = boundary.start_of(SPRING)

    assert start == _paris(SPRING, 3)
    assert boundary.day_of(start) == SPRING
    assert boundary.day_of(start - dt.timedelta(seconds=1)) < SPRING


def test_the_same_moment_is_another_day_after_a_flight():
    moment = dt.datetime(2026, 12, 1, 20, tzinfo=dt.UTC)

    assert DayBoundary(TOKYO, 4).day_of(moment) == dt.date(2026, 12, 2)
    assert DayBoundary(PARIS, 4).day_of(moment) == dt.date(2026, 12, 1)


@given(YEARS, st.sampled_from(ZONES), st.integers(0, 23))
def test_every_moment_lies_between_the_beginnings_of_its_day_and_the_next(
    wall, zone, hour
):
    moment, boundary = wall.replace(tzinfo=dt.UTC), DayBoundary(zone, hour)
    day = boundary.day_of(moment)

    assert boundary.start_of(day) <= moment
    assert moment < boundary.start_of(day + dt.timedelta(days=1))


@given(YEARS, st.sampled_from(ZONES), st.integers(0, 23), st.integers(0, 100_000))
def test_days_never_go_back_while_time_goes_on(wall, zone, hour, seconds):
    moment, boundary = wall.replace(tzinfo=dt.UTC), DayBoundary(zone, hour)
    later = moment + dt.timedelta(seconds=seconds)

    assert boundary.day_of(moment) <= boundary.day_of(later)


def test_without_a_zone_the_computers_own_is_taken():
    moment = dt.datetime(2026, 12, 1, 12, tzinfo=dt.UTC)
    boundary = DayBoundary(None, 0)

    assert boundary.day_of(moment) == moment.astimezone().date()
    assert boundary.day_of(boundary.start_of(dt.date(2026, 6, 1))) == dt.date(
        2026, 6, 1
    )


def _days(*numbers: int) -> list[dt.date]:
    return [dt.date(2026, 11, number) for number in numbers]


@pytest.mark.parametrize(
    ("days", "streak"),
    [
        ((), 0),
        ((30,), 1),
        ((29,), 1),
        ((28,), 0),
        ((30, 29, 28, 26), 3),
        ((29, 28), 2),
        ((27, 28, 30), 1),
    ],
)
def test_a_streak_counts_days_in_a_row_and_today_may_still_be_open(days, streak):
    assert count_streak(_days(*days), dt.date(2026, 11, 30)) == streak


def test_after_a_flight_to_the_west_the_streak_goes_on():
    assert count_streak(_days(28, 29, 30), dt.date(2026, 11, 29)) == 3
