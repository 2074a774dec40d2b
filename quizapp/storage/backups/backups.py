"""The copies of one progress file: made when there is reason to, and rotated."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from quizapp.storage.backups.copying import CopyWatcher, copy_database
from quizapp.storage.backups.names import FOLDER, free_copy, parse_copy
from quizapp.training.ports import Clock, NotKeptError
from quizapp.training.safekeeping.kept_copy import CopyKind, KeptCopy
from quizapp.training.safekeeping.rotation import find_superfluous
from quizapp.training.scheduling.learner_day import DayBoundary

LOGGER = logging.getLogger(__name__)


class Backups:
    """Makes copies and lists them; whoever writes holds the lock on the data."""

    def __init__(
        self, data_folder: Path, now: Clock, boundary: Callable[[], DayBoundary]
    ) -> None:
        """Take the clock, and what tells on which day of the learner a moment lies."""
        self.folder = data_folder / FOLDER
        self.failure: NotKeptError | None = None
        """Why the last copy that the program makes by itself could not be made."""
        self._now = now
        self._boundary = boundary
        self._watcher: CopyWatcher | None = None

    def watch(self, watcher: CopyWatcher) -> None:
        """Tell from now on how far a copy is."""
        self._watcher = watcher

    def list_copies(self) -> list[KeptCopy]:
        """List the copies, newest first."""
        try:
            paths = list(self.folder.iterdir())
        except OSError:
            return []
        found = (parse_copy(path) for path in paths)
        copies = [copy for copy in found if copy is not None]
        return sorted(
            copies, key=lambda copy: (copy.made_at, copy.path.name), reverse=True
        )

    def keep(self, source: sqlite3.Connection, kind: CopyKind) -> KeptCopy:
        """Make a verified copy, then remove what it has made superfluous.

        :raises NotKeptError: if it cannot be made; no older copy is removed then.
        """
        now = self._now()
        today = self._boundary().day_of(now)
        copy = free_copy(self.folder, kind, today, now)
        copy_database(source, copy.path, self._watcher)
        for old in find_superfluous(self.list_copies(), today):
            if old.path != copy.path:
                with suppress(OSError):
                    old.path.unlink()
        return copy

    def keep_before_update(self, source: sqlite3.Connection) -> None:
        """Make a copy before the form of the file changes; failing stops nothing."""
        self._try(source, CopyKind.UPDATE)

    def keep_daily(self, source: sqlite3.Connection) -> None:
        """Make the copy of today unless there is one; failing stops nothing."""
        today = self._boundary().day_of(self._now())
        if not any(
            copy.kind is CopyKind.DAILY and copy.day == today
            for copy in self.list_copies()
        ):
            self._try(source, CopyKind.DAILY)

    def _try(self, source: sqlite3.Connection, kind: CopyKind) -> None:
        try:
            self.keep(source, kind)
        except NotKeptError as error:
            LOGGER.warning("no copy (%s): %s", kind.value, error)
            self.failure = error
