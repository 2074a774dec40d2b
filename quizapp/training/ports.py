"""What training needs from outside: protocols that storage and the bank fulfil."""

from __future__ import annotations

import datetime as dt
import random
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from msgspec import Struct

from quizapp.training.review import Review

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

    def __post_init__(self) -> None:
        """Refuse a session whose parts do not fit together."""
        if len(self.question_ids) != len(self.seeds):
            raise ValueError("a session needs one seed for each question")
        if not 0 <= self.position <= len(self.question_ids):
            raise ValueError("position must lie within the session")
        if self.started_at.utcoffset() != dt.timedelta(0):
            raise ValueError("started_at must be aware and in UTC")


class ReviewStore(Protocol):
    """Keeps reviews: each is on the disk before `add` returns."""

    def add(self, review: Review) -> None:
        """Keep one review and move its session on, or do nothing at all.

        The review of the last question also closes the session.

        :raises NotKeptError: if it cannot be kept, for whatever reason.
        """

    def all(self) -> Sequence[Review]:
        """List every review, oldest first."""


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
