"""A review item: one question family as it is remembered, and when it comes back."""

from __future__ import annotations

import datetime as dt

from msgspec import Struct

from quizapp.training.scheduling.recall import RecallGrade

_A_DAY = dt.timedelta(days=1)


class ReviewItem(Struct, frozen=True):
    """The schedule of one family that was answered at least once.

    All days are days of the learner. Suspension is kept apart from it.
    """

    question_id: str
    first_on: dt.date
    """Day of the very first answer."""
    first_right: bool
    last_on: dt.date
    """Day of the last answer that moved the schedule."""
    due_on: dt.date
    """Day on which it comes back, always later than `last_on`."""
    stability: float
    """Days until nine in ten such memories are still there."""
    difficulty: float
    """From 1 to 10."""
    repetitions: int
    """Answers that moved the schedule."""
    lapses: int
    """Of these, the ones graded again, the first answer not counted."""
    last_seed: int
    """Seed of the last variant answered, also in free practice."""
    last_right: bool
    """Whether the last answer was right, also in free practice."""

    def __post_init__(self) -> None:
        """Refuse a schedule that runs backwards, or a memory that cannot be."""
        if not self.last_on < self.due_on:
            raise ValueError("an item comes back later than it was answered")
        if not (self.stability > 0 and 1 <= self.difficulty <= 10):
            raise ValueError("stability is above 0, difficulty from 1 to 10")
        if not 0 <= self.lapses < self.repetitions:
            raise ValueError("an item has fewer lapses than repetitions")

    def is_due(self, today: dt.date) -> bool:
        """Say whether it should be asked by now.

        An answer from later than tomorrow was given by a wrong clock, since a flight
        takes back one day at most: what it led to is not waited for.
        """
        return self.due_on <= today or self.last_on > today + _A_DAY

    def is_leech(self, lapses: int) -> bool:
        """Say whether it was forgotten so often that something else must be done."""
        return self.lapses >= lapses

    def overdue(self, today: dt.date) -> float:
        """Give the days it is late, as a share of its stability."""
        return (today - self.due_on).days / self.stability

    def faded(self, today: dt.date) -> float:
        """Give the days since it was last known, as a share of its stability."""
        return (today - self.last_on).days / self.stability


class Recalled(Struct, frozen=True):
    """One answer as the schedule sees it."""

    question_id: str
    seed: int
    correct: bool
    grade: RecallGrade
    day: dt.date
