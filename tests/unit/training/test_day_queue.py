"""The queue of a day: most overdue first, new ones after, one of several siblings."""

from __future__ import annotations

import datetime as dt

import pytest
from msgspec.structs import replace

from quizapp.bank.posed import Outline
from quizapp.training.scheduling.day_queue import DayQueue, Standing, plan_day
from quizapp.training.scheduling.review_item import ReviewItem
from quizapp.training.scheduling.study_settings import StudySettings
from tests.support.study_fakes import make_item, make_review

TODAY = dt.date(2026, 11, 30)
SETTINGS = StudySettings()


def _day(days_ago: int) -> dt.date:
    return TODAY - dt.timedelta(days=days_ago)


def _item(
    question_id: str, *, last: int, due: int, stability: float = 5.0, **more: object
) -> ReviewItem:
    """Make an item last answered and due so many days ago."""
    made = make_item(make_review("s", 0))
    return replace(
        made,
        question_id=question_id,
        first_on=_day(100),
        last_on=_day(last),
        due_on=_day(due),
        stability=stability,
        **more,
    )


def _plan(
    items: list[ReviewItem],
    outlines: dict[str, Outline] | None = None,
    settings: StudySettings = SETTINGS,
    suspended: tuple[str, ...] = (),
) -> DayQueue:
    known = {item.question_id: Outline(("control",), 1, 1) for item in items}
    standing = Standing(
        known | (outlines or {}),
        {item.question_id: item for item in items},
        suspended,
        TODAY,
    )
    return plan_day(standing, settings)


def test_the_most_overdue_for_its_stability_comes_first():
    queue = _plan(
        [
            _item("long-known", last=60, due=10, stability=50),
            _item("hardly-known", last=3, due=2, stability=1),
            _item("today", last=5, due=0),
            _item("tomorrow", last=5, due=-1),
        ]
    )

    assert queue.due == ("hardly-known", "long-known", "today")
    assert queue.next_due_on == _day(-1)


def test_of_what_is_due_today_the_most_faded_comes_first():
    queue = _plan(
        [
            _item("firm", last=10, due=0, stability=10),
            _item("weak", last=1, due=0, stability=0.3),
        ]
    )

    assert queue.due == ("weak", "firm")


def test_what_is_suspended_or_gone_from_the_bank_is_left_out():
    items = [_item("a", last=5, due=0), _item("b", last=5, due=0)]
    known = {item.question_id: item for item in items}
    outlines = {"a": Outline(("x",), 1, 1), "new": Outline(("x",), 1, 1)}

    queue = plan_day(Standing(outlines, known, ("a", "new"), TODAY), SETTINGS)

    assert queue == DayQueue((), (), 0, None)


def test_reviews_of_today_count_against_the_limit_and_the_rest_waits():
    items = [_item(f"due{n}", last=9, due=1) for n in range(5)]
    items += [_item(f"done{n}", last=0, due=-3) for n in range(2)]

    queue = _plan(items, settings=StudySettings(reviews_per_day=4))

    assert len(queue.due) == 2
    assert queue.put_off == 3
    assert queue.next_due_on == _day(-1)


def test_new_families_of_today_count_against_their_own_limit():
    done = [_item("done", last=0, due=-3)]
    done = [replace(item, first_on=TODAY) for item in done]
    new = {f"new{n}": Outline(("control",), 1, 1) for n in range(5)}

    queue = _plan(done, new, StudySettings(new_per_day=3, reviews_per_day=0))

    assert queue.new == ("new0", "new1")


@pytest.mark.parametrize("limit", [0, 1, 3])
def test_no_more_than_the_limits_is_ever_asked(limit):
    items = [_item(f"due{n}", last=9, due=1) for n in range(5)]
    new = {f"new{n}": Outline(("control",), 1, 1) for n in range(5)}
    settings = StudySettings(new_per_day=limit, reviews_per_day=limit)

    queue = _plan(items, new, settings)

    assert (len(queue.due), len(queue.new)) == (limit, limit)


def test_new_families_come_by_level_topics_in_turn_and_simple_ones_first():
    outlines = {
        "hard": Outline(("turns",), 3, 1),
        "turns-long": Outline(("turns",), 1, 3),
        "turns-short": Outline(("turns",), 1, 1),
        "costs": Outline(("costs",), 1, 2),
        "mana": Outline(("mana",), 2, 1),
    }

    assert _plan([], outlines).new == (
        "costs", "turns-short", "turns-long", "mana", "hard",
    )  # fmt: skip


def test_the_topic_least_answered_so_far_begins():
    known = [_item(f"k{n}", last=5, due=-5) for n in range(2)]
    outlines = {
        "k0": Outline(("costs",), 1, 1),
        "k1": Outline(("costs",), 1, 1),
        "c": Outline(("costs",), 1, 1),
        "t": Outline(("turns",), 1, 1),
    }

    assert _plan(known, outlines).new == ("t", "c")


POINT = Outline(("control",), 1, 1, "who_decides")
OTHER_TOPIC = Outline(("turns",), 1, 1, "who_decides")


def test_of_new_siblings_one_is_asked_a_day():
    outlines = {"a": POINT, "b": POINT, "c": OTHER_TOPIC}

    assert _plan([], outlines).new == ("a", "c")


def test_a_sibling_of_what_was_asked_today_waits():
    done = [_item("done", last=0, due=-4), _item("due", last=5, due=0)]
    outlines = {"done": POINT, "due": POINT, "new": POINT}

    queue = _plan(done, outlines)

    assert (queue.due, queue.new, queue.put_off) == ((), (), 1)


def test_a_sibling_that_is_due_waits_two_days_at_most():
    items = [_item("first", last=9, due=3), _item("second", last=9, due=2)]
    waits = [_item("first", last=9, due=3), _item("second", last=9, due=1)]
    outlines = {"first": POINT, "second": POINT}

    assert _plan(items, outlines).due == ("first", "second")
    assert _plan(waits, outlines).due == ("first",)


def test_families_without_a_rule_point_have_no_siblings():
    items = [_item("a", last=5, due=0), _item("b", last=5, due=0)]

    assert _plan(items).due == ("a", "b")
