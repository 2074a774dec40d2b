"""Ratings count first tries alone, a day at a time, and end where the answers lead."""

from __future__ import annotations

import datetime as dt
import random

import pytest

from quizapp.training.insight import ratings
from quizapp.training.insight.glicko import Game, Rating, expected_score, rate, wait
from quizapp.training.insight.ratings import (
    NEW_LEARNER,
    START_DEVIATION,
    FirstTry,
    RatingBook,
    rate_first_tries,
    start_rating,
)
from tests.support.exam_families import family

MONDAY = dt.date(2026, 11, 30)
A_DAY = dt.timedelta(days=1)
FAMILIES = tuple(
    family(f"q{n}", level=1 + n % 3, complexity=1 + n % 5) for n in range(12)
)


def _try(number: int, day: dt.date = MONDAY, *, right: bool = True) -> FirstTry:
    return FirstTry(f"q{number}", day, right)


def test_level_and_complexity_say_where_a_family_starts():
    easy, hard = family("easy"), family("hard", level=3, complexity=4)
    middling = Rating(1500, 1e-9)

    assert expected_score(middling, Rating(start_rating(easy).rating, 1e-9)) == (
        pytest.approx(0.85)
    )
    assert start_rating(hard).rating > start_rating(easy).rating
    assert start_rating(hard).deviation == START_DEVIATION


def test_a_day_is_one_rating_period():
    starts = [start_rating(each) for each in FAMILIES]

    found = rate_first_tries(FAMILIES, [_try(0), _try(1, right=False)], MONDAY)

    assert found.learner == rate(NEW_LEARNER, [Game(starts[0], 1), Game(starts[1], 0)])
    assert found.families["q1"] == rate(starts[1], [Game(NEW_LEARNER, 1)])
    assert found.families["q2"] == starts[2]
    assert found.tries == 2


def test_days_without_a_first_try_let_surety_fade():
    tries = [_try(0), _try(1, MONDAY + 5 * A_DAY)]
    starts = [start_rating(each) for each in FAMILIES]
    learner = wait(rate(NEW_LEARNER, [Game(starts[0], 1)]), 4)

    found = rate_first_tries(FAMILIES, tries, MONDAY + 15 * A_DAY)

    assert found.learner == wait(rate(learner, [Game(starts[1], 1)]), 10)


def test_the_order_in_which_families_are_listed_does_not_matter():
    chance = random.Random(3)
    tries = [
        _try(n, MONDAY + chance.randrange(6) * A_DAY, right=chance.random() < 0.6)
        for n in range(12)
    ]
    mixed = chance.sample(tries, len(tries))

    assert rate_first_tries(FAMILIES, mixed, MONDAY + 9 * A_DAY) == rate_first_tries(
        FAMILIES, tries, MONDAY + 9 * A_DAY
    )


def test_a_family_that_is_gone_from_the_bank_does_not_count():
    found = rate_first_tries(FAMILIES, [FirstTry("gone", MONDAY, True)], MONDAY)

    assert (found.learner, found.tries) == (NEW_LEARNER, 0)


def test_the_chance_is_that_of_the_two_ratings():
    found = rate_first_tries(FAMILIES, [_try(0)], MONDAY)

    assert found.chance("q0") == expected_score(found.learner, found.families["q0"])
    assert found.chance("q0") > found.chance("q11")


def test_a_clock_that_went_back_stops_nothing():
    found = rate_first_tries(FAMILIES, [_try(0, MONDAY + 9 * A_DAY)], MONDAY)

    assert found.tries == 1


@pytest.mark.parametrize("seed", range(20))
def test_a_book_that_is_kept_says_what_a_new_one_would(seed):
    chance = random.Random(seed)
    book, tries, today = RatingBook(), [], MONDAY
    families = list(FAMILIES)
    for _ in range(25):
        act = chance.random()
        if act < 0.55 and len(tries) < len(FAMILIES):
            day = today - chance.choice((0, 0, 0, 0, 3)) * A_DAY
            tries.append(_try(len(tries), day, right=chance.random() < 0.6))
        elif act < 0.7 and tries:
            tries.pop(chance.randrange(len(tries)) if act > 0.65 else -1)
        elif act < 0.75:
            families = [family("q0", level=chance.randrange(1, 4)), *FAMILIES[1:]]
        else:
            today += chance.randrange(1, 5) * A_DAY
        numbered = [_try(n, e.day, right=e.right) for n, e in enumerate(tries)]

        assert book.rate(families, numbered, today) == rate_first_tries(
            families, numbered, today
        )


def test_days_that_are_over_are_not_reckoned_again(monkeypatch):
    rated = []

    def count(before, games):
        rated.append(len(games))
        return rate(before, games)

    monkeypatch.setattr(ratings, "rate", count)
    book = RatingBook()
    early = [_try(n) for n in range(8)]
    book.rate(FAMILIES, early, MONDAY + A_DAY)
    rated.clear()

    book.rate(FAMILIES, [*early, _try(8, MONDAY + A_DAY)], MONDAY + A_DAY)

    assert rated == [1, 1]
