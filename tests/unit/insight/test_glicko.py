"""Glicko-2 against the worked example of its author, and what must hold in general."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizapp.training.insight.glicko import (
    MOST_DEVIATION,
    Game,
    Rating,
    expected_score,
    rate,
    rate_all,
    rating_for,
    slope,
    wait,
)

PUBLISHED = Rating(1500, 200, 0.06)
OPPONENTS = (
    Game(Rating(1400, 30), 1),
    Game(Rating(1550, 100), 0),
    Game(Rating(1700, 300), 0),
)
ratings = st.builds(
    Rating, st.floats(600, 2600), st.floats(30, 350), st.floats(0.03, 0.12)
)
games = st.lists(st.builds(Game, ratings, st.sampled_from((0.0, 1.0))), min_size=1)


def test_the_published_example_comes_out():
    after = rate(PUBLISHED, OPPONENTS)

    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_surprise_raises_the_volatility():
    sure = Rating(1500, 40, 0.06)
    wins = [Game(Rating(2300, 40), 1)] * 6

    assert rate(sure, wins).volatility > 0.06


def test_without_a_game_only_surety_fades():
    later = rate(PUBLISHED, ())

    assert (later.rating, later.volatility) == (PUBLISHED.rating, PUBLISHED.volatility)
    assert later.deviation == pytest.approx(200.2714, abs=0.001)
    assert wait(PUBLISHED, 1) == later


@given(ratings, st.integers(1, 5000))
def test_waiting_at_once_is_waiting_period_by_period(rating, periods):
    one_by_one = rate_all(rating, [()] * min(periods, 50))

    at_once = wait(rating, min(periods, 50))
    assert at_once.deviation == pytest.approx(one_by_one.deviation)
    assert wait(rating, periods).deviation <= MOST_DEVIATION


@given(ratings, games)
def test_a_game_tells_something_and_nobody_leaves_the_scale(rating, played):
    after = rate(rating, played)

    assert 0 < after.deviation <= MOST_DEVIATION
    assert after.deviation < wait(rating, 1).deviation + 25
    assert after.volatility > 0


@given(ratings, ratings)
def test_what_one_wins_the_other_loses(one, other):
    assert expected_score(one, other) == pytest.approx(1 - expected_score(other, one))


@given(ratings, ratings)
def test_winning_lifts_and_losing_lowers(one, other):
    won, lost = rate(one, [Game(other, 1)]), rate(one, [Game(other, 0)])

    assert lost.rating < one.rating < won.rating


@given(ratings, ratings)
def test_the_slope_is_that_of_the_expected_score(one, other):
    higher = Rating(one.rating + 0.01, one.deviation, one.volatility)
    grown = expected_score(higher, other) - expected_score(one, other)

    assert slope(one, other) * 0.01 == pytest.approx(grown, rel=1e-3, abs=1e-12)


@given(st.floats(0.01, 0.99))
def test_a_share_and_its_rating_belong_together(share):
    sure = Rating(1500, 1e-9)

    assert expected_score(sure, Rating(rating_for(share), 1e-9)) == pytest.approx(share)


@pytest.mark.parametrize("share", [0, 1, -0.2])
def test_nobody_is_rated_by_a_share_that_never_changes(share):
    with pytest.raises(ValueError, match="between 0 and 1"):
        rating_for(share)


def test_a_rating_without_doubt_or_volatility_is_refused():
    with pytest.raises(ValueError, match="above 0"):
        Rating(1500, 0)
