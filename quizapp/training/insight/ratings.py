"""Ratings of a learner and of families, from first tries, with a day as rating period."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Mapping, Sequence
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

Starts = Mapping[str, Rating]
"""How families are rated, by id."""


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


class RatingBook:
    """Rates learner and families; days that are over are reckoned once and kept.

    Where an answer of an earlier day was taken back, or the bank has changed, all is
    reckoned anew: what the book says never depends on what it was asked before.
    """

    def __init__(self) -> None:
        self._families: Sequence[Summary] = ()
        self._starts: Starts = {}
        self._over: tuple[FirstTry, ...] = ()
        self._course = _Course(NEW_LEARNER, None, {})

    def rate(
        self, families: Sequence[Summary], tries: Iterable[FirstTry], today: dt.date
    ) -> Ratings:
        """Rate all first tries; those at families that are not listed do not count.

        First tries of a day are one rating period; days without any let surety fade.
        """
        starts = self._starts
        if families != self._families:
            starts = {each.question_id: start_rating(each) for each in families}
        known = sorted(
            (each for each in tries if each.question_id in starts),
            key=lambda each: (each.day, each.question_id),
        )
        over = tuple(each for each in known if each.day < today)
        done = len(self._over)
        is_more = over[:done] == self._over and starts == self._starts
        if not is_more or any(e.day <= self._over[-1].day for e in over[done:] if done):
            self._course, done = _Course(NEW_LEARNER, None, starts), 0
        self._course = self._course.after(over[done:])
        self._families, self._starts, self._over = families, starts, over
        now = self._course.after(known[len(over) :])
        learner = _let_pass(now.learner, now.last, today)
        return Ratings(learner, now.families, len(known))


def rate_first_tries(
    families: Sequence[Summary], tries: Iterable[FirstTry], today: dt.date
) -> Ratings:
    """Rate learner and families once, without a book."""
    return RatingBook().rate(families, tries, today)


class _Course(Struct, frozen=True):
    """Where the ratings stand at the end of a day."""

    learner: Rating
    last: dt.date | None
    """The last day with a first try."""
    families: Starts

    def after(self, tries: Sequence[FirstTry]) -> _Course:
        """Go on through the days of further first tries, which are in order."""
        learner, last, families = self.learner, self.last, dict(self.families)
        for day, group in groupby(tries, key=lambda each: each.day):
            played = list(group)
            learner = _let_pass(learner, last, day - dt.timedelta(days=1))
            games = [Game(families[e.question_id], float(e.right)) for e in played]
            for each in played:
                lost = Game(learner, float(not each.right))
                rated = rate(families[each.question_id], [lost])
                families[each.question_id] = rated
            learner, last = rate(learner, games), day
        return _Course(learner, last, families)


def _let_pass(rating: Rating, last: dt.date | None, until: dt.date) -> Rating:
    days = 0 if last is None else (until - last).days
    return wait(rating, days) if days > 0 else rating
