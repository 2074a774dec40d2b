"""A listed question: what it is about, and how it went for the learner."""

from __future__ import annotations

import datetime as dt
from enum import StrEnum

from msgspec import Struct

from quizapp.bank.browsing.summary import Summary
from quizapp.training.marks import tags_in
from quizapp.training.scheduling.review_item import ReviewItem


class Standing(StrEnum):
    """How a family went, what is to become of it, or that the learner marked it."""

    NEW = "new"
    """Never answered."""
    WRONG = "wrong"
    """Wrong last time."""
    RIGHT = "right"
    """Right last time."""
    DUE = "due"
    """To be asked today."""
    SUSPENDED = "suspended"
    """Left out of the queue."""
    BOOKMARKED = "bookmarked"
    NOTED = "noted"
    """The learner wrote a note on it."""


class Listed(Struct, frozen=True):
    """One family with its standing on a day."""

    summary: Summary
    item: ReviewItem | None
    """None: never answered."""
    suspended: bool
    today: dt.date
    bookmarked: bool = False
    note: str = ""
    sets: tuple[str, ...] = ()
    """Names of the sets in rounds that it is in."""

    @property
    def tags(self) -> tuple[str, ...]:
        """List the tags that the learner gave it."""
        return tags_in(self.note)

    @property
    def is_due(self) -> bool:
        """Say whether it is to be asked today."""
        item = self.item
        return item is not None and not self.suspended and item.is_due(self.today)

    def has(self, standing: Standing) -> bool:
        """Say whether this is how it stands; several may be so."""
        return standing in self.standings

    @property
    def standings(self) -> tuple[Standing, ...]:
        """List how it stands, in the order of the standings."""
        return tuple(each for each, is_so in self._is_so() if is_so)

    def _is_so(self) -> tuple[tuple[Standing, bool], ...]:
        item = self.item
        return (
            (Standing.NEW, item is None),
            (Standing.WRONG, item is not None and not item.last_right),
            (Standing.RIGHT, item is not None and item.last_right),
            (Standing.DUE, self.is_due),
            (Standing.SUSPENDED, self.suspended),
            (Standing.BOOKMARKED, self.bookmarked),
            (Standing.NOTED, bool(self.note)),
        )
