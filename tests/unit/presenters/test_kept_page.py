"""The start page as it is kept: written, read again, and good for one day."""

from __future__ import annotations

import datetime as dt
import json
from typing import Any

import pytest

from quizapp.presenters.home import HomePresenter
from quizapp.presenters.starting.kept_page import (
    KeptPage,
    Validity,
    parse_kept,
    write_kept,
)
from quizapp.training.planning.study_plan import FailedPlan, WoodpeckerPlan
from tests.support.kept_pages import FOUR, SCREEN, any_page, make_kept, make_page
from tests.support.study_fakes import NOON
from tests.support.window_fakes import Desk

PAGE = ("pages", 0)
PARIS = dt.timezone(dt.timedelta(hours=1))


def _home(
    kept: KeptPage | None, *, now: dt.datetime = NOON, language: str = "en"
) -> HomePresenter:
    desk = Desk()
    return HomePresenter(
        desk.open, now=lambda: now, language=language, zone=dt.UTC, kept=kept
    )


def test_what_is_written_is_read_again():
    assert parse_kept(write_kept(make_kept()), any_page) == make_kept()


def test_a_page_without_anything_to_go_on_with_is_read_again():
    bare = SCREEN._replace(resume=None, ways=None, right_first_time=None, topics=())

    kept = make_kept(make_page(bare))
    assert parse_kept(write_kept(kept), any_page) == kept


def test_plans_are_not_kept_since_the_data_give_them():
    assert SCREEN.ways is not None
    ways = SCREEN.ways._replace(
        failed_plan=FailedPlan(), set_plan=WoodpeckerPlan("one", 1, ("a",))
    )

    planned = make_kept(make_page(SCREEN._replace(ways=ways)))
    assert parse_kept(write_kept(planned), any_page) == make_kept()


def test_days_that_no_calendar_shows_are_not_kept():
    assert SCREEN.streak is not None
    first = dt.date(2020, 1, 1)
    days = [(first + dt.timedelta(days=n)).isoformat() for n in range(2000)]
    streak = SCREEN.streak._replace(answers=tuple((day, 1) for day in days))

    kept = make_kept(make_page(SCREEN._replace(streak=streak)))
    read = parse_kept(write_kept(kept), any_page)

    assert read is not None
    assert read.pages[0].screen.streak is not None
    assert [day for day, _ in read.pages[0].screen.streak.answers] == days[-140:]


def _broken(*path: str | int, value: object) -> str:
    values: Any = json.loads(write_kept(make_kept()))
    inner = values
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return json.dumps(values)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "[" * 100_000,
        _broken("format", value=0),
        _broken("states", value=["a"]),
        _broken("pages", value=3),
        _broken("pages", value=["a"]),
        _broken(*PAGE, "validity", value=[]),
        _broken("states", 0, value=1),
        _broken("settings", value=["theme"]),
        _broken("settings", value={"theme": 1}),
        _broken(*PAGE, "language", value=3),
        _broken(*PAGE, "rules", value=["a"]),
        _broken(*PAGE, "validity", value=["2026-11-30"] * 4),
        _broken(*PAGE, "validity", 0, value="noon"),
        _broken(*PAGE, "counts", value=[1, 2, 3]),
        _broken(*PAGE, "counts", 0, value=1.5),
        _broken(*PAGE, "counts", 0, value=True),
        _broken(*PAGE, "right_first_time", value="much"),
        _broken(*PAGE, "resume", value=[]),
        _broken(*PAGE, "queue", 0, value="18"),
        _broken(*PAGE, "queue", value=None),
        _broken(*PAGE, "topics", 0, 8, value=1),
        _broken(*PAGE, "topics", value=7),
        _broken(*PAGE, "streak", 4, value="today"),
        _broken(*PAGE, "streak", 6, 0, 0, value="yesterday"),
        _broken(*PAGE, "streak", 6, 0, value=["2026-11-30"]),
        _broken(*PAGE, "ways", 0, value=None),
    ],
)
def test_what_no_page_says_is_no_page(text):
    assert parse_kept(text, any_page) is None


def test_the_first_frame_says_of_which_time_its_numbers_are():
    screen = _home(make_page()).opening_screen()

    assert screen.as_of == "As of 12:00, being confirmed"
    assert (screen.queue, screen.date) == (SCREEN.queue, "Monday 30 November")
    assert screen.loading
    assert not screen.is_confirmed


def test_a_page_that_is_confirmed_says_no_time_and_still_waits_for_the_data():
    screen = _home(make_page()).kept_screen()

    assert screen is not None
    assert screen.is_confirmed
    assert screen.loading
    assert not screen.as_of


def test_the_first_frame_without_a_kept_page_has_no_numbers():
    screen = _home(None).opening_screen()

    assert screen.queue is None
    assert not screen.is_confirmed


def test_a_page_in_another_language_is_not_shown():
    assert _home(make_page(), language="fr").kept_screen() is None


@pytest.mark.parametrize(
    ("now", "holds"),
    [
        (NOON, True),
        (NOON + dt.timedelta(hours=11, minutes=59), True),
        # Past midnight it is the same day of the learner, and yesterday on the wall.
        (NOON + dt.timedelta(hours=13), False),
        (FOUR + dt.timedelta(days=1), False),
        (NOON + dt.timedelta(days=365), False),
        (NOON - dt.timedelta(minutes=1), False),
    ],
)
def test_a_page_is_good_for_the_day_on_which_it_was_kept(now, holds):
    assert (_home(make_page(), now=now).kept_screen() is not None) == holds


def test_a_page_kept_by_another_clock_on_the_wall_is_not_shown():
    validity = make_page().validity

    assert validity.holds(NOON, dt.UTC)
    assert not validity.holds(NOON, PARIS)


def test_of_several_pages_the_one_of_the_day_is_read_and_no_other_looked_at():
    tomorrow = make_page()._replace(screen=SCREEN._replace(questions=7))
    a_day = dt.timedelta(days=1)
    validity = Validity(NOON, NOON + a_day, FOUR + a_day, FOUR + 2 * a_day)
    kept = make_kept(make_page(), tomorrow._replace(validity=validity))
    values = json.loads(write_kept(kept))
    values["pages"][0]["counts"] = "none"

    read = parse_kept(json.dumps(values), lambda each: each.holds(NOON + a_day, dt.UTC))

    assert read is not None
    assert [page.screen.questions for page in read.pages] == [7]


def test_a_page_for_a_day_to_come_says_when_it_was_kept():
    a_day = dt.timedelta(days=1)
    validity = Validity(NOON, NOON + a_day, FOUR + a_day, FOUR + 2 * a_day)
    page = make_page()._replace(validity=validity)

    assert _home(page).kept_screen() is None
    screen = _home(page, now=NOON + a_day).opening_screen()
    assert screen.as_of == "As of 30 Nov 2026 12:00, being confirmed"


def test_a_day_that_has_not_begun_for_the_learner_is_not_shown():
    validity = make_page().validity._replace(begins=NOON + dt.timedelta(hours=1))

    assert not validity.holds(NOON, dt.UTC)
