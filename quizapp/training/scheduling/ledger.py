"""The ledger: the schedule of every family in memory, kept with each answer."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from quizapp.training.ports import Asked, OpenSession, ReviewStore, ScheduleStore
from quizapp.training.review import Review
from quizapp.training.scheduling.learner_day import DayBoundary
from quizapp.training.scheduling.memory import after_answer, seen
from quizapp.training.scheduling.pace import MEASURED, Pace
from quizapp.training.scheduling.recall import (
    RecallGrade,
    Showing,
    can_be_graded,
    propose_grade,
)
from quizapp.training.scheduling.review_item import Recalled, ReviewItem
from quizapp.training.scheduling.study_settings import StudySettings


class GradeRefusedError(ValueError):
    """An answer cannot be graded like that."""


class Timed(Struct, frozen=True):
    """How long an answer took, and how much there was to read."""

    duration_ms: int
    words: int
    complexity: int


class KeptAnswer(Struct, frozen=True):
    """An answer that is safely kept, with all that its undoing needs."""

    review: Review
    item: ReviewItem | None
    """None if the family stays new, since the answer does not count."""
    before: ReviewItem | None
    """The item as it was; None if the family was new."""
    proposed: RecallGrade
    again: int = 0
    """So many questions were put at the end of the session because of it."""


class Ledger:
    """Knows every item, and keeps answers so that memory and disk agree."""

    def __init__(
        self,
        reviews: ReviewStore,
        schedule: ScheduleStore,
        get_settings: Callable[[], StudySettings],
        zone: dt.tzinfo | None,
    ) -> None:
        """Read the schedule once; the answers are not read but for the newest."""
        self._reviews = reviews
        self._schedule = schedule
        self._get_settings = get_settings
        self._zone = zone
        self.items = {item.question_id: item for item in schedule.items()}
        self.suspended = set(schedule.suspended())
        self.pace = Pace(reviews.newest(MEASURED))

    @property
    def settings(self) -> StudySettings:
        """Return what is set at present."""
        return self._get_settings()

    @property
    def boundary(self) -> DayBoundary:
        """Say where a day of the learner ends, as it is set at present."""
        return DayBoundary(self._zone, self.settings.day_starts_at)

    def day_of(self, moment: dt.datetime) -> dt.date:
        """Give the learner's day of a moment."""
        return self.boundary.day_of(moment)

    def propose(self, *, correct: bool, hinted: bool, asked: Timed) -> RecallGrade:
        """Propose a grade for an answer."""
        times = self.pace.times_usual(asked.duration_ms, asked.words, asked.complexity)
        return propose_grade(Showing(correct, hinted, times))

    def keep(self, review: Review, again: Sequence[Asked] = ()) -> KeptAnswer:
        """Keep a review, with the grade it bears, together with its schedule.

        :raises NotKeptError: if it cannot be kept; nothing has changed then.
        """
        before = self.items.get(review.question_id)
        item = self.item_kept(review, before)
        self._reviews.add(review, item, again)
        if item is not None:
            self.items[review.question_id] = item
        self.pace.note(review)
        return KeptAnswer(review, item, before, review.grade, len(again))

    def regrade(self, kept: KeptAnswer, grade: RecallGrade) -> KeptAnswer:
        """Grade a kept answer anew.

        :raises GradeRefusedError: if it did not move the schedule, or is easy by a hint.
        :raises NotKeptError: if it cannot be kept; the old grade stays.
        """
        review = kept.review
        if not review.moved:
            raise GradeRefusedError("this answer does not move the schedule")
        if not can_be_graded(grade, hinted=review.hinted):
            raise GradeRefusedError("an answer after a hint is not easy")
        regraded = replace(review, grade=grade)
        item = self.item_after(regraded, kept.before, grade)
        self._reviews.regrade(regraded, item)
        self.items[review.question_id] = item
        return replace(kept, review=regraded, item=item)

    def take_back(self, kept: KeptAnswer) -> None:
        """Undo a kept answer together with its schedule.

        :raises NotKeptError: if it cannot be undone any more.
        """
        self._reviews.take_back(kept.review, kept.before, kept.again)
        if kept.before is None:
            self.items.pop(kept.review.question_id, None)
        else:
            self.items[kept.review.question_id] = kept.before

    def suspend(self, question_id: str, *, drops_from: str = "") -> None:
        """Leave a family out of the queue from now on.

        :raises NotKeptError: if that cannot be kept.
        """
        self._schedule.suspend(question_id, drops_from=drops_from)
        self.suspended.add(question_id)

    def unsuspend(self, question_id: str) -> None:
        """Let a family come back as before.

        :raises NotKeptError: if that cannot be kept.
        """
        self._schedule.unsuspend(question_id)
        self.suspended.discard(question_id)

    def restore_places(self, session: OpenSession, *, lets_back: str = "") -> None:
        """Give a session its open places again; a family that is named comes back.

        :raises NotKeptError: if that cannot be kept, or another session is open.
        """
        self._schedule.restore_places(session, lets_back=lets_back)
        self.suspended.discard(lets_back)

    def item_after(
        self, review: Review, before: ReviewItem | None, grade: RecallGrade
    ) -> ReviewItem:
        """Say what the item would be if a review were graded like that."""
        return after_answer(before, _recalled(review, grade), self.settings.retention)

    def item_kept(self, review: Review, before: ReviewItem | None) -> ReviewItem | None:
        """Say what the item is once a review is kept; None if the family stays new."""
        if review.moved:
            return self.item_after(review, before, review.grade)
        return None if before is None else seen(before, _recalled(review, review.grade))


def _recalled(review: Review, grade: RecallGrade) -> Recalled:
    return Recalled(review.question_id, review.seed, review.correct, grade, review.day)
