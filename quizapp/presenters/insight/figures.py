"""Figures of the progress page: answers, time and rating, each with its caption."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence

from quizapp.presenters.calendar_words import hour_words
from quizapp.presenters.home_screen import CALENDAR_DAYS, StreakRow
from quizapp.presenters.wording import per_cent, word
from quizapp.training.day_summary import DaySummary
from quizapp.training.insight.ratings import Ratings
from quizapp.training.progress import ENOUGH
from quizapp.training.scheduling.learner_day import count_streak, longest_streak
from quizapp.training.scheduling.study_settings import StudySettings

_MS_A_MINUTE = 60_000
_MINUTES_AN_HOUR = 60

Figure = tuple[str, str]
"""A number and what it counts."""


def figures(
    days: Sequence[DaySummary], ratings: Ratings, period: str, language: str
) -> tuple[Figure, ...]:
    """Say answers, first tries, time and rating; days are those of the period."""
    total = sum(each.answers for each in days)
    answers = word(language, f"progress.answers.{period}", n=total)
    return (
        (str(total), answers),
        _right(days, language),
        _time(sum(each.spent_ms for each in days), language),
        _rating(ratings, language),
    )


def streak_of(
    days: Sequence[DaySummary],
    today: dt.date,
    settings: StudySettings,
    language: str,
) -> StreakRow:
    """Say how many of the learner's own days in a row had an answer."""
    answered = [each.day for each in days]
    streak, best = count_streak(answered, today), longest_streak(answered)
    starts = hour_words(settings.day_starts_at)
    return StreakRow(
        days=streak,
        best=best,
        line=word(language, "home.streak", n=streak),
        best_line=word(language, "home.streak.best", n=best),
        answers=tuple((e.day.isoformat(), e.answers) for e in days[-CALENDAR_DAYS:]),
        today=today.isoformat(),
        day_starts=word(language, "home.day-starts", time=starts),
    )


def _right(days: Sequence[DaySummary], language: str) -> Figure:
    tries = sum(each.first_tries for each in days)
    right = sum(each.first_tries_right for each in days)
    if tries < ENOUGH:
        return "–", word(language, "progress.right-unsaid", n=tries)
    share = per_cent(language, right / tries)
    return share, word(language, "progress.right-first", n=tries)


def _time(spent_ms: int, language: str) -> Figure:
    hours, minutes = divmod(round(spent_ms / _MS_A_MINUTE), _MINUTES_AN_HOUR)
    key = "progress.hours" if hours else "progress.minutes"
    said = word(
        language, key, hours=hours, minutes=f"{minutes:02}" if hours else minutes
    )
    return said, word(language, "progress.time")


def _rating(ratings: Ratings, language: str) -> Figure:
    if ratings.tries < ENOUGH:
        return "–", word(language, "progress.rating-unsaid", n=ratings.tries)
    learner = ratings.learner
    low, high = (round(learner.rating + side * learner.deviation) for side in (-2, 2))
    said = word(language, "progress.rating", low=low, high=high)
    return str(round(learner.rating)), said
