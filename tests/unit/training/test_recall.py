"""A grade is proposed from what an answer shows, and easy never follows a hint."""

from __future__ import annotations

import random
from statistics import median

import pytest
from msgspec.structs import replace

from quizapp.training.scheduling.pace import ENOUGH, USUAL_SECONDS, Pace
from quizapp.training.scheduling.recall import (
    RecallGrade,
    Showing,
    can_be_graded,
    propose_grade,
)
from tests.support.study_fakes import make_review

AGAIN, HARD, GOOD, EASY = RecallGrade


@pytest.mark.parametrize("hinted", [True, False])
@pytest.mark.parametrize("times", [None, 0.1, 1.0, 5.0])
def test_a_wrong_answer_is_again_however_quick(hinted, times):
    assert propose_grade(Showing(False, hinted, times)) is AGAIN


@pytest.mark.parametrize(
    ("times", "grade"),
    [
        (None, GOOD),
        (0.2, EASY),
        (0.5, EASY),
        (0.51, GOOD),
        (1.99, GOOD),
        (2.0, HARD),
        (9.9, HARD),
        (10.0, GOOD),
        (400.0, GOOD),
    ],
)
def test_the_time_of_a_right_answer_decides_and_a_long_absence_says_nothing(
    times, grade
):
    assert propose_grade(Showing(True, times_usual=times)) is grade


@pytest.mark.parametrize("times", [None, 0.1, 1.0, 3.0, 50.0])
def test_a_right_answer_after_a_hint_is_hard(times):
    assert propose_grade(Showing(True, True, times)) is HARD


def test_easy_is_the_only_grade_that_a_hint_forbids():
    allowed = [grade for grade in RecallGrade if can_be_graded(grade, hinted=True)]

    assert allowed == [AGAIN, HARD, GOOD]
    assert can_be_graded(EASY, hinted=False)


def _answers(count: int, **changes):
    usual = replace(make_review("s", 0), duration_ms=60_000, words=100, complexity=2)
    return [replace(usual, **changes) for _ in range(count)]


def test_times_are_compared_by_word_with_right_answers_of_the_same_complexity():
    pace = Pace(
        _answers(ENOUGH)
        + _answers(99, complexity=1, duration_ms=1_000)
        + _answers(99, correct=False, duration_ms=1_000)
        + _answers(99, hinted=True, duration_ms=1_000)
    )

    assert pace.times_usual(60_000, 100, 2) == 1.0
    assert pace.times_usual(60_000, 200, 2) == 0.5
    assert pace.times_usual(240_000, 200, 2) == 2.0


def test_too_few_answers_or_no_time_say_nothing():
    pace = Pace(_answers(ENOUGH - 1))

    assert pace.times_usual(60_000, 100, 2) is None
    pace.note(_answers(1)[0])
    assert pace.times_usual(60_000, 100, 2) == 1.0
    assert pace.times_usual(0, 100, 2) is None
    assert pace.times_usual(60_000, 100, 3) is None


def test_the_time_for_an_answer_is_the_learners_own_median_once_it_is_known():
    assert Pace([]).seconds_per_answer == USUAL_SECONDS
    assert Pace(_answers(ENOUGH, correct=False)).seconds_per_answer == 60.0
    assert Pace(_answers(99, duration_ms=0)).seconds_per_answer == USUAL_SECONDS


@pytest.mark.parametrize("count", range(ENOUGH, ENOUGH + 6))
def test_the_middle_is_the_median_whatever_the_order_of_the_answers(count):
    chance = random.Random(count)
    spent = [chance.randrange(1_000, 90_000) for _ in range(count)]
    pace = Pace(_answers(1, duration_ms=each)[0] for each in spent)

    assert pace.seconds_per_answer == median(each / 1000 for each in spent)
    assert pace.times_usual(60_000, 100, 2) == pytest.approx(60_000 / median(spent))
