"""Days and hours in words."""

from __future__ import annotations

import datetime as dt

import pytest

from quizapp.presenters.calendar_words import (
    date_words,
    short_date_words,
    weekday_words,
    when_words,
)

NOW = dt.datetime(2026, 11, 30, 8, 0, tzinfo=dt.UTC)


@pytest.mark.parametrize(
    ("language", "long", "short"),
    [
        ("en", "25 September 2026", "25 Sep 2026"),
        ("fr", "25 septembre 2026", "25 sept. 2026"),
    ],
)
def test_a_date_is_said_in_the_readers_language(language, long, short):
    assert date_words("2026-09-25", language) == long
    assert short_date_words("2026-09-25", language) == short


def test_the_first_of_a_month_is_an_ordinal_in_french_alone():
    assert date_words("2019-01-01", "fr") == "1er janvier 2019"
    assert date_words("2019-01-01", "en") == "1 January 2019"


def test_a_day_has_its_weekday():
    assert weekday_words(NOW.date(), "en") == "Monday 30 November"
    assert weekday_words(NOW.date(), "fr") == "Lundi 30 novembre"


@pytest.mark.parametrize(
    ("hours_ago", "said"),
    [(1, "Today, 07:00"), (20, "Yesterday, 12:00"), (24 * 5, "25 November, 08:00")],
)
def test_a_moment_is_named_by_its_distance(hours_ago, said):
    assert when_words(NOW - dt.timedelta(hours=hours_ago), NOW, "en") == said
