"""Progress counts first tries and says how sure it is."""

from __future__ import annotations

import datetime as dt
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from quizapp.training.progress import Progress, measure_progress, wilson_interval
from quizapp.training.review import Review
from tests.support.study_fakes import NOON, make_item, make_review, sum_up_day

TOPICS = {"q0": ("control",), "q1": ("control", "searching"), "q2": ("searching",)}


TODAY = NOON.date()


def _measure(*reviews: Review) -> Progress:
    """Measure what was answered, every answer to a family but its first one later."""
    first = {review.question_id: review for review in reversed(reviews)}
    days = sorted({review.day for review in reviews})
    return measure_progress(
        TOPICS,
        [make_item(review) for review in first.values()],
        [sum_up_day(day, reviews) for day in days],
        TODAY,
    )


def _by_topic(progress):
    return {topic.topic: topic for topic in progress.topics}


def test_without_answers_everything_is_new_and_nothing_is_sure():
    progress = _measure()

    assert (progress.questions, progress.new_questions) == (3, 3)
    assert progress.right_first_time is None
    assert {(t.first_tries, t.low, t.high) for t in progress.topics} == {(0, 0.0, 1.0)}


def test_a_question_counts_in_each_of_its_topics():
    progress = _measure(make_review("s", 1))

    topics = _by_topic(progress)
    assert topics["control"].answered == topics["searching"].answered == 1
    assert progress.new_questions == 2


def test_a_second_try_changes_nothing_but_the_number_of_answers():
    progress = _measure(make_review("s", 0, correct=False), make_review("t", 0))

    control = _by_topic(progress)["control"]
    assert (control.first_tries, control.first_tries_right) == (1, 0)
    assert (progress.answers_total, progress.right_first_time) == (2, 0.0)


def test_an_answer_to_a_question_that_is_gone_counts_in_the_total_alone():
    progress = _measure(make_review("s", 7))

    assert (progress.answers_total, progress.first_tries) == (1, 0)
    assert progress.new_questions == 3


def test_today_is_the_day_of_the_learner():
    yesterday = replace(make_review("s", 0), day=TODAY - dt.timedelta(days=1))

    progress = _measure(yesterday, make_review("s", 1))

    assert (progress.answers_total, progress.answers_today) == (2, 1)


@pytest.mark.parametrize(
    ("right", "tries", "low", "high"),
    [(0, 0, 0.0, 1.0), (8, 10, 0.541, 0.931), (0, 10, 0.0, 0.213), (1, 1, 0.270, 1.0)],
)
def test_the_interval_is_the_90_percent_wilson_interval(right, tries, low, high):
    assert wilson_interval(right, tries) == pytest.approx((low, high), abs=0.001)


@given(st.integers(1, 500).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_the_interval_holds_the_share_and_solves_the_equation_of_wilson(counts):
    right, tries = counts
    share = right / tries
    low, high = wilson_interval(right, tries)

    assert 0 <= low <= share + 1e-12
    assert share - 1e-12 <= high <= 1
    for end in (low, high):
        distance = abs(share - end)
        allowed = 1.6448536 * math.sqrt(end * (1 - end) / tries)
        assert distance == pytest.approx(allowed, abs=1e-6)
