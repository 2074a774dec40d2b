"""Misconceptions that a learner seems to hold, with the evidence for it."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum

from msgspec import Struct

from quizapp.training.review import Review

WINDOW = dt.timedelta(days=90)
"""Answers older than this say nothing about what is believed today."""

LEAST_TIMES = 2
"""A misconception shown once may be a slip of the hand."""


class Trend(StrEnum):
    """Whether it shows more often in the later half of its chances."""

    MORE = "more"
    LESS = "less"
    SAME = "same"


class Held(Struct, frozen=True):
    """One misconception, and how often it showed."""

    misconception: str
    """Id."""
    times: int
    """Answers that came from it."""
    chances: int
    """Answers to questions in which it was an option; 0 where that is not known."""
    last_on: dt.date
    trend: Trend
    question_ids: tuple[str, ...]
    """Questions in which it showed, the latest first, each once."""


def held_misconceptions(
    reviews: Iterable[Review],
    misconceptions_by_question: Mapping[str, Sequence[str]],
    today: dt.date,
) -> tuple[Held, ...]:
    """List what shows again and again in answers, oldest first; the most certain first.

    Of a question that is not listed nobody knows what it offered: how many chances
    there were is not told then.
    """
    chances: dict[str, list[Review]] = {}
    unlisted: set[str] = set()
    for review in reviews:
        if today - review.day > WINDOW:
            continue
        offered = set(misconceptions_by_question.get(review.question_id, ()))
        shown = {review.misconception} - {""}
        unlisted |= shown - offered
        for each in offered | shown:
            chances.setdefault(each, []).append(review)
    found = (
        _held(each, answers, known=each not in unlisted)
        for each, answers in sorted(chances.items())
    )
    return tuple(
        sorted(
            (each for each in found if each is not None),
            key=lambda each: (-each.times, each.chances, each.misconception),
        )
    )


def _held(misconception: str, answers: Sequence[Review], *, known: bool) -> Held | None:
    shown = [each for each in answers if each.misconception == misconception]
    if len(shown) < LEAST_TIMES:
        return None
    latest = dict.fromkeys(each.question_id for each in reversed(shown))
    return Held(
        misconception=misconception,
        times=len(shown),
        chances=len(answers) if known else 0,
        last_on=shown[-1].day,
        trend=_trend(misconception, answers) if known else Trend.SAME,
        question_ids=tuple(latest),
    )


def _trend(misconception: str, answers: Sequence[Review]) -> Trend:
    half = len(answers) // 2
    earlier = _share(misconception, answers[:half])
    later = _share(misconception, answers[half:])
    if abs(later - earlier) < _NOTICEABLE or not half:
        return Trend.SAME
    return Trend.MORE if later > earlier else Trend.LESS


_NOTICEABLE = 0.2
"""A difference between the halves that is worth telling."""


def _share(misconception: str, answers: Sequence[Review]) -> float:
    shown = sum(each.misconception == misconception for each in answers)
    return shown / len(answers) if answers else 0.0
