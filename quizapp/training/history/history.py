"""A history: sessions with their answers, and what follows from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from msgspec import Struct

from quizapp.training.ports import OpenSession
from quizapp.training.review import Review
from quizapp.training.scheduling.review_item import ReviewItem
from quizapp.training.woodpecker.woodpecker_set import WoodpeckerSet

NO_SETTINGS: Mapping[str, str] = {}
NO_NOTES: Mapping[str, str] = {}


class KeptSession(Struct, frozen=True):
    """A session, open or finished; its mistakes are left to its answers."""

    session: OpenSession
    is_open: bool

    @property
    def session_id(self) -> str:
        """Name the session."""
        return self.session.session_id


class KeptReview(Struct, frozen=True):
    """A review with its place in its session, from 0."""

    review: Review
    place: int

    @property
    def name(self) -> tuple[str, int]:
        """Name the answer among all that were ever given."""
        return self.review.session_id, self.place


class History(Struct, frozen=True, kw_only=True):
    """Everything that is kept of a learner."""

    sessions: tuple[KeptSession, ...] = ()
    """Sorted by their beginning."""
    reviews: tuple[KeptReview, ...] = ()
    """Oldest first."""
    items: tuple[ReviewItem, ...] = ()
    """Sorted by id."""
    suspended: tuple[str, ...] = ()
    """Families left out of the queue, sorted."""
    settings: Mapping[str, str] = NO_SETTINGS
    bookmarks: tuple[str, ...] = ()
    """Families with a bookmark, sorted."""
    notes: Mapping[str, str] = NO_NOTES
    """Notes by the id of their family."""
    sets: tuple[WoodpeckerSet, ...] = ()
    """Sets that are gone through in rounds, oldest first."""


class HistoryStore(Protocol):
    """Keeps a history whole."""

    def read(self) -> History:
        """Read everything."""

    def replace(self, history: History) -> None:
        """Put a history in the place of what was there, all of it or nothing.

        Settings are added where they were never set; none is changed.

        :raises NotKeptError: if that is not possible; what was there stays.
        """
