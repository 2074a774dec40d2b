"""What keeps the learner's data safe, as the settings page asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from quizapp.presenters.working.work import Work
from quizapp.training.safekeeping.kept_copy import KeptCopy
from quizapp.training.safekeeping.learner import Learner


class HistoryExported(Struct, frozen=True):
    """Answers that were written to a file."""

    path: Path
    answers: int
    left_out: int = 0
    """Answers to questions that are not the program's own."""


class ImportFound(Struct, frozen=True):
    """A history that was read, sound from its first line to its last."""

    file: str
    answers: int


class CopyFound(Struct, frozen=True):
    """A copy that was looked through, and is sound."""

    file: str


class Imported(Struct, frozen=True):
    """A history that was taken in."""

    added: int
    known: int
    """Answers that were there already."""


class DataKeeper(Protocol):
    """Copies, restores and exports the data of the learner whose window this is."""

    @property
    def folder(self) -> Path:
        """Say where the data lie."""

    def list_copies(self) -> Sequence[KeptCopy]:
        """List the copies, newest first."""

    def back_up(self) -> Work:
        """Begin to make a copy; the result is a `KeptCopy`.

        :raises TroubleError: if the data cannot be used.
        """

    def restore(self, copy: Path) -> Work:
        """Begin to put a copy in the place of the data.

        It asks with a `CopyFound` before anything is replaced; the result is the path
        at which the data are kept that were there. Before the word is given, the data
        must be closed.
        """

    def export_history(self, path: Path) -> Work:
        """Begin to write the whole history; the result is a `HistoryExported`."""

    def export_anonymous(self, path: Path) -> Work:
        """Begin to write answers without what tells who gave them, or when.

        The result is an `HistoryExported`.
        """

    def import_history(self, path: Path) -> Work:
        """Begin to read a history; it asks with an `ImportFound` before it is kept.

        The result is an `Imported`. Before the word is given, the data must be closed.
        """

    def close_data(self) -> None:
        """Close the data, so that the work may write them."""

    def reopen(self, notice: str) -> None:
        """Open the window anew, and let its start page say something first."""

    def list_learners(self) -> Sequence[Learner]:
        """List who learns on this computer, the first learner first."""

    def current_learner(self) -> Learner:
        """Say whose window this is."""

    def open_learner(self, key: str) -> None:
        """Open the window anew with the data of another learner.

        :raises NotKeptError: if it cannot be kept who learns from now on.
        """

    def add_learner(self, name: str) -> Learner:
        """Add a learner.

        :raises LearnerNameError: if the name cannot be one, or is taken.
        :raises NotKeptError: if the list cannot be kept.
        """
