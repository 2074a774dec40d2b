"""Misconceptions that a learner seems to hold, with the evidence for it."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum

from msgspec import Struct

WINDOW = dt.timedelta(days=90)
"""Answers older than this say nothing about what is believed today."""

LEAST_TIMES = 2
"""A misconception shown once may be a slip of the hand."""


class Shown(Struct, frozen=True):
    """What an answer showed."""

    question_id: str
    day: dt.date
    misconception: str
    """Id of the one behind the answer, or empty."""


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
    answers: Iterable[Shown],
    misconceptions_by_question: Mapping[str, Sequence[str]],
    today: dt.date,
) -> tuple[Held, ...]:
    """List what shows again and again in answers, oldest first; the most certain first.

    Of a question that is not listed nobody knows what it offered: how many chances
    there were is not told then.
    """
    chances: dict[str, list[Shown]] = {}
    unlisted: set[str] = set()
    for answer in answers:
        if today - answer.day > WINDOW:
            continue
        offered = set(misconceptions_by_question.get(answer.question_id, ()))
        shown = {answer.misconception} - {""}
        unlisted |= shown - offered
        for each in offered | shown:
            chances.setdefault(each, []).append(answer)
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


def _held(misconception: str, answers: Sequence[Shown], *, known: bool) -> Held | None:
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


def _trend(misconception: str, answers: Sequence[Shown]) -> Trend:
    half = len(answers) // 2
    earlier = _share(misconception, answers[:half])
    later = _share(misconception, answers[half:])
    if abs(later - earlier) < _NOTICEABLE or not half:
        return Trend.SAME
    return Trend.MORE if later > earlier else Trend.LESS


_NOTICEABLE = 0.2
"""A difference between the halves that is worth telling."""


def _share(misconception: str, answers: Sequence[Shown]) -> float:
    shown = sum(each.misconception == misconception for each in answers)
    return shown / len(answers) if answers else 0.0
