"""Ratings of a learner and of families, from first tries, with a day as rating period."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import groupby

from msgspec import Struct

from quizapp.bank.browsing.summary import Summary
from quizapp.training.exam.difficulty import predict
from quizapp.training.insight.glicko import (
    Game,
    Rating,
    expected_score,
    rate,
    rating_for,
    wait,
)

START_DEVIATION = 150.0
"""Level and complexity tell so little of how hard a family really is."""

_LEAST_SHARE, _MOST_SHARE = 0.05, 0.95
NEW_LEARNER = Rating()


class FirstTry(Struct, frozen=True):
    """The very first answer to a family."""

    question_id: str
    day: dt.date
    right: bool


class Ratings(Struct, frozen=True):
    """Who is how strong after all first tries."""

    learner: Rating
    families: Mapping[str, Rating]
    tries: int
    """First tries that were counted."""

    def chance(self, question_id: str) -> float:
        """Say how likely the learner is right at the first try of such a family."""
        return expected_score(self.learner, self.families[question_id])


def start_rating(family: Summary) -> Rating:
    """Rate a family that nobody has tried, from its level and complexity alone."""
    return _rating_at(min(_MOST_SHARE, max(_LEAST_SHARE, float(predict(family)))))


@lru_cache(maxsize=256)
def _rating_at(share: float) -> Rating:
    return Rating(rating_for(share), START_DEVIATION)


def rate_first_tries(
    families: Iterable[Summary], tries: Iterable[FirstTry], today: dt.date
) -> Ratings:
    """Rate learner and families; tries at families that are not listed do not count.

    All first tries of a day are one rating period; days without any let surety fade.
    """
    rated = {each.question_id: start_rating(each) for each in families}
    known = sorted(
        (each for each in tries if each.question_id in rated),
        key=lambda each: (each.day, each.question_id),
    )
    learner, last = NEW_LEARNER, None
    for day, group in groupby(known, key=lambda each: each.day):
        played = list(group)
        learner = _let_pass(learner, last, day - dt.timedelta(days=1))
        games = [Game(rated[e.question_id], float(e.right)) for e in played]
        for each in played:
            lost = Game(learner, float(not each.right))
            rated[each.question_id] = rate(rated[each.question_id], [lost])
        learner, last = rate(learner, games), day
    return Ratings(_let_pass(learner, last, today), rated, len(known))


def _let_pass(rating: Rating, last: dt.date | None, until: dt.date) -> Rating:
    days = 0 if last is None else (until - last).days
    return wait(rating, days) if days > 0 else rating
