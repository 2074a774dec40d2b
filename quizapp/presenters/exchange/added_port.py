"""What reviews, adds and removes questions of others, as the settings page asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from quizapp.presenters.working.work import Work


class Refused(Struct, frozen=True):
    """One thing that stands against a file, and where."""

    file: str
    line: int
    column: int
    reason: str


class ReviewFound(Struct, frozen=True, kw_only=True):
    """What was found out about a collection before anything of it is added."""

    name: str
    new: tuple[str, ...]
    """Ids of families that were not there."""
    changed: tuple[str, ...]
    """Ids of families that are there with other words."""
    unchanged: tuple[str, ...]
    gone: tuple[str, ...]
    """Ids of families that are there and not in it, or refused."""
    refused: tuple[Refused, ...]
    refused_files: int
    cards: tuple[str, ...]
    """Names of the cards that it brings along."""
    left_out: tuple[str, ...]
    """Paths of files that are neither questions nor cards."""
    can_add: bool


class Added(Struct, frozen=True):
    """A collection that was added."""

    name: str
    questions: int


class Removed(Struct, frozen=True):
    """A collection that was removed."""

    name: str
    questions: int


class AddedCollection(Struct, frozen=True):
    """A collection that is there."""

    name: str
    questions: int
    cards: int


class Collector(Protocol):
    """Keeps the questions of others."""

    def list_added(self) -> Sequence[AddedCollection]:
        """List the collections, sorted by name."""

    def add(self, path: Path) -> Work:
        """Begin to review a folder or archive; it asks with a `ReviewFound`.

        The result is an `Added`.
        """

    def remove(self, name: str) -> Work:
        """Begin to remove a collection; the result is a `Removed`."""

    def reopen(self, notice: str) -> None:
        """Open the window anew, and let its start page say something first."""
