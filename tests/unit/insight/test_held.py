"""What answers tell about a learner: misconceptions held, and what comes back when."""

from __future__ import annotations

import datetime as dt

import pytest

from quizapp.training.insight.forecast import DAYS_AHEAD, forecast
from quizapp.training.insight.held import Shown, Trend, held_misconceptions
from quizapp.training.scheduling.review_item import ReviewItem

TODAY = dt.date(2026, 11, 30)
OFFERED = {"search": ("must-find", "own-choice"), "remedy": ("default",), "plain": ()}


def _review(question_id: str, misconception: str = "", *, days_ago: int = 1) -> Shown:
    return Shown(question_id, TODAY - dt.timedelta(days=days_ago), misconception)


def _item(question_id: str, due_on: dt.date) -> ReviewItem:
    early = due_on - dt.timedelta(days=3)
    return ReviewItem(
        question_id=question_id,
        first_on=early,
        first_right=True,
        last_on=early,
        due_on=due_on,
        stability=3.0,
        difficulty=5.0,
        repetitions=1,
        lapses=0,
        last_seed=1,
        last_right=True,
    )


def test_what_shows_twice_is_told_with_its_chances():
    reviews = [
        _review("search", "must-find", days_ago=9),
        _review("search", days_ago=5),
        _review("search", "must-find", days_ago=3),
        _review("remedy", "default"),
    ]

    [held] = held_misconceptions(reviews, OFFERED, TODAY)

    assert held.misconception == "must-find"
    assert (held.times, held.chances) == (2, 3)
    assert held.last_on == TODAY - dt.timedelta(days=3)
    assert held.question_ids == ("search",)


def test_one_slip_is_no_misconception():
    assert held_misconceptions([_review("remedy", "default")], OFFERED, TODAY) == ()


def test_old_answers_say_nothing_about_today():
    old = [_review("remedy", "default", days_ago=91) for _ in range(5)]

    assert held_misconceptions(old, OFFERED, TODAY) == ()


@pytest.mark.parametrize(
    ("answers", "trend"),
    [
        (("default", "default", "", ""), Trend.LESS),
        (("", "", "default", "default"), Trend.MORE),
        (("default", "", "default", ""), Trend.SAME),
    ],
)
def test_the_later_half_says_whether_it_gets_better(answers, trend):
    reviews = [_review("remedy", each) for each in answers]

    [held] = held_misconceptions(reviews, OFFERED, TODAY)

    assert held.trend is trend


def test_of_a_question_that_is_not_listed_the_chances_are_not_known():
    reviews = [_review("gone", "default") for _ in range(3)]

    [held] = held_misconceptions(reviews, OFFERED, TODAY)

    assert (held.times, held.chances) == (3, 0)
    assert held.trend is Trend.SAME


def test_what_shows_most_often_comes_first():
    reviews = [
        *(_review("remedy", "default") for _ in range(2)),
        *(_review("search", "own-choice") for _ in range(3)),
    ]

    found = held_misconceptions(reviews, OFFERED, TODAY)

    assert [each.misconception for each in found] == ["own-choice", "default"]


def test_a_forecast_counts_two_weeks_and_what_is_late_counts_for_today():
    items = [
        _item("late", TODAY - dt.timedelta(days=4)),
        _item("today", TODAY),
        _item("soon", TODAY + dt.timedelta(days=2)),
        _item("out", TODAY),
        _item("far", TODAY + dt.timedelta(days=40)),
    ]

    days = forecast(items, {"out"}, TODAY)

    assert len(days) == DAYS_AHEAD
    assert [each.due for each in days[:4]] == [2, 0, 1, 0]
    assert sum(each.due for each in days) == 3
