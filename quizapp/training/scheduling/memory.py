"""The memory model: FSRS, given whole days and told nothing else."""

from __future__ import annotations

import datetime as dt
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from quizapp.training.scheduling.recall import RecallGrade
from quizapp.training.scheduling.review_item import Recalled, ReviewItem

if TYPE_CHECKING:
    from fsrs import Card, Rating, Scheduler, State

# Start-up: fsrs is imported where something is scheduled. Its word for an item is a
# card, which belongs to Magic and stays in this file.

_IN_UTC = dt.timedelta(0)
_MIDDAY = dt.time(12)

PARTS = 10_000
"""A prediction is kept as a whole number of these, so that sums are exact."""


class ScheduleError(ValueError):
    """The memory model gave a day that cannot be."""


def moves_schedule(before: ReviewItem | None, day: dt.date) -> bool:
    """Say whether an answer moves the schedule: only if the family is new or due.

    So a family is learned from at most once a day. A repetition later in the session
    and free practice ahead of time are kept as answers and change nothing else.
    """
    return before is None or before.is_due(day)


def after_answer(
    before: ReviewItem | None, recalled: Recalled, retention: float
) -> ReviewItem:
    """Give the item as it is after an answer, whether that moves it or not."""
    if before is not None and not moves_schedule(before, recalled.day):
        return seen(before, recalled)
    return after_move(before, recalled, retention)


def seen(before: ReviewItem, recalled: Recalled) -> ReviewItem:
    """Give the item as it is after an answer that does not move it."""
    return replace(before, last_seed=recalled.seed, last_right=recalled.correct)


def after_move(
    before: ReviewItem | None, recalled: Recalled, retention: float
) -> ReviewItem:
    """Give the item as it is after an answer that moves it, due or not."""
    moment = _noon(recalled.day)
    rating = _parts_of_fsrs().ratings[recalled.grade - 1]
    card = _as_card(before, moment)
    after, _ = _scheduler(retention).review_card(card, rating, moment)
    if after.stability is None or after.difficulty is None:
        raise ScheduleError("an answered item has a stability and a difficulty")
    if after.due.utcoffset() != _IN_UTC or after.due <= moment:
        raise ScheduleError(f"due at {after.due}, which is not after {moment}")
    again = recalled.grade is RecallGrade.AGAIN
    return ReviewItem(
        question_id=recalled.question_id,
        first_on=before.first_on if before else recalled.day,
        first_right=before.first_right if before else recalled.correct,
        last_on=recalled.day,
        due_on=after.due.date(),
        stability=after.stability,
        difficulty=after.difficulty,
        repetitions=before.repetitions + 1 if before else 1,
        lapses=before.lapses + again if before else 0,
        last_seed=recalled.seed,
        last_right=recalled.correct,
    )


def retrievability(item: ReviewItem, day: dt.date) -> float:
    """Estimate the chance that a family is still known on a day, 0 to 1."""
    return _retrievability(item.stability, item.last_on, day)


def predicted_parts(stability: float, last_on: dt.date, day: dt.date) -> int:
    """Say in ten-thousandths how likely a family was to be known on a day."""
    return round(PARTS * _retrievability(stability, last_on, day))


def _retrievability(stability: float, last_on: dt.date, day: dt.date) -> float:
    # The curve does not depend on the retention that is wished for.
    moment = _noon(last_on)
    card = _parts_of_fsrs().Card(
        card_id=0, stability=stability, due=moment, last_review=moment
    )
    return float(_scheduler(0.9).get_card_retrievability(card, _noon(day)))


class _PartsOfFsrs(NamedTuple):
    """What is used of it, found once: it is loaded, and looked up, slowly."""

    Card: type[Card]
    Scheduler: type[Scheduler]
    ratings: tuple[Rating, ...]
    """By the number of the grade, from 1."""
    review: State


@cache
def _parts_of_fsrs() -> _PartsOfFsrs:
    from fsrs import Card, Rating, Scheduler, State

    class CardForOnce(Card):
        """A card made for one answer: the scheduler may change it instead of a copy."""

        def __copy__(self) -> CardForOnce:
            return self

    return _PartsOfFsrs(CardForOnce, Scheduler, tuple(sorted(Rating)), State.Review)


@lru_cache(maxsize=32)
def _scheduler(retention: float) -> Scheduler:
    """Make a scheduler without steps inside a day and without chance."""
    return _parts_of_fsrs().Scheduler(
        desired_retention=retention,
        learning_steps=(),
        relearning_steps=(),
        enable_fuzzing=False,
    )


def _as_card(item: ReviewItem | None, moment: dt.datetime) -> Card:
    fsrs = _parts_of_fsrs()
    if item is None:
        return fsrs.Card(card_id=0, due=moment)
    return fsrs.Card(
        card_id=0,
        state=fsrs.review,
        stability=item.stability,
        difficulty=item.difficulty,
        due=moment,  # on which day it was due changes nothing
        last_review=_noon(item.last_on),
    )


def _noon(day: dt.date) -> dt.datetime:
    """Stand for a learner's day by a moment: only differences in days count."""
    return dt.datetime.combine(day, _MIDDAY, dt.UTC)
