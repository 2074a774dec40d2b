"""What training needs from outside: protocols that storage and the bank fulfil."""

from __future__ import annotations

import datetime as dt
import random
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import NamedTuple, Protocol

from msgspec import Struct

from quizapp.training.day_summary import DaySummary, RecallBin
from quizapp.training.insight.held import Shown
from quizapp.training.review import Review
from quizapp.training.scheduling.review_item import ReviewItem

Clock = Callable[[], dt.datetime]
"""Gives the present moment, aware and in UTC."""

Stopwatch = Callable[[], float]
"""Gives seconds of a clock that never goes back and stands still while the
machine sleeps; only differences mean something."""


class Surroundings(NamedTuple):
    """Everything uncertain: time and chance."""

    now: Clock
    stopwatch: Stopwatch
    rng: random.Random
    zone: dt.tzinfo | None = dt.UTC
    """Decides when a day ends for the learner; None is the zone of the computer."""


class NotKeptError(Exception):
    """Something could not be kept; what is stored is as it was before."""


_IN_UTC = dt.timedelta(0)


class SessionKind(StrEnum):
    """What a session was started for, which decides what is asked again in it."""

    REVIEW = "review"
    """What comes back today and new families; wrong ones come again at the end."""
    PRACTICE = "practice"
    WOODPECKER = "woodpecker"
    """One round through a set, or what was left of it."""
    FAILED = "failed"
    DRILL = "drill"


class Asked(NamedTuple):
    """A variant that a session asks."""

    question_id: str
    seed: int


class OpenSession(Struct, frozen=True):
    """A study session that can be resumed."""

    session_id: str
    question_ids: tuple[str, ...]
    """In the order in which they are asked."""
    seeds: tuple[int, ...]
    """One seed a question."""
    as_of: str
    position: int
    """How many of them are answered."""
    started_at: dt.datetime
    kind: SessionKind = SessionKind.PRACTICE
    mistakes: tuple[int, ...] = ()
    """Places, from 0, whose answer was wrong."""
    counts: bool = True
    """Whether answers may move the schedule."""
    set_id: str = ""
    """The set that is gone through, or empty."""
    round: int = 0
    """Which round through the set it is, from 1; 0 without a set."""

    def __post_init__(self) -> None:
        """Refuse a session whose parts do not fit together."""
        if len(self.question_ids) != len(self.seeds):
            raise ValueError("a session needs one seed for each question")
        if not 0 <= self.position <= len(self.question_ids):
            raise ValueError("position must lie within the session")
        if self.started_at.utcoffset() != _IN_UTC:
            raise ValueError("started_at must be aware and in UTC")
        if self.round < 0 or bool(self.set_id) != bool(self.round):
            raise ValueError("a set is gone through in rounds from 1")


class ReviewStore(Protocol):
    """Keeps answers with their schedule: both are on the disk, or neither."""

    def add(
        self, review: Review, item: ReviewItem | None, again: Sequence[Asked] = ()
    ) -> None:
        """Keep one review with its item and move its session on, or do nothing at all.

        Without an item the family stays new. What is to be asked again is put at the
        end of the session. The review of the last question closes the session.

        :raises NotKeptError: if it cannot be kept, for whatever reason.
        """

    def regrade(self, review: Review, item: ReviewItem) -> None:
        """Keep another grade of a review together with the item that follows from it.

        :raises NotKeptError: if it cannot be kept.
        """

    def take_back(
        self, review: Review, before: ReviewItem | None, again: int = 0
    ) -> None:
        """Undo the last answer of its session: the review, its item and its repetitions.

        :raises NotKeptError: if it is not the last answer, or another session is open.
        """

    def newest(self, count: int) -> Sequence[Review]:
        """List the newest reviews, oldest first."""

    def shown(self, count: int) -> Sequence[Shown]:
        """List what the newest answers showed, oldest first."""

    def days(self) -> Sequence[DaySummary]:
        """List the days on which anything was answered, oldest first."""

    def recalls(self, since: dt.date = dt.date.min) -> Sequence[RecallBin]:
        """Sum up what was expected of answers since a day, and what came true."""


class ScheduleStore(Protocol):
    """Gives the schedule, and keeps what is left out of it."""

    def items(self) -> Sequence[ReviewItem]:
        """List the families that were answered at least once, sorted by id."""

    def suspended(self) -> Sequence[str]:
        """List the families that are left out of the queue, sorted by id."""

    def suspend(self, question_id: str, *, drops_from: str = "") -> None:
        """Leave a family out of the queue.

        Where a session is named, its questions of this family that are still open
        are dropped.

        :raises NotKeptError: if that cannot be kept.
        """

    def unsuspend(self, question_id: str) -> None:
        """Let a family come back as before.

        :raises NotKeptError: if that cannot be kept.
        """

    def restore_places(self, session: OpenSession, *, lets_back: str = "") -> None:
        """Give a session its open places again; a family that is named comes back.

        :raises NotKeptError: if that cannot be kept, or another session is open.
        """


class SessionStore(Protocol):
    """Keeps the one open session."""

    def open(self, session: OpenSession) -> None:
        """Keep a new session; an older open one is closed.

        :raises NotKeptError: if it cannot be kept.
        """

    def get_open(self) -> OpenSession | None:
        """Return the session to resume, if there is one."""

    def close(self, session_id: str) -> None:
        """Mark a session as finished."""


class StudyStores(NamedTuple):
    """Everything that studying keeps."""

    reviews: ReviewStore
    sessions: SessionStore
    schedule: ScheduleStore
