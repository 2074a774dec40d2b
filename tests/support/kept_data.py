"""Data that are copied and restored, with a clock that a test moves."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

from quizapp.storage.backups.backups import Backups
from quizapp.storage.stores import open_stores
from quizapp.training.history.history import History
from quizapp.training.safekeeping.kept_copy import KeptCopy
from quizapp.training.scheduling.learner_day import DayBoundary
from tests.support.study_fakes import NOON


class KeptData:
    """A data folder with its copies."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.moment = NOON
        self.backups = Backups(folder, self.now, lambda: DayBoundary(dt.UTC, 4))

    def now(self) -> dt.datetime:
        return self.moment

    def pass_days(self, days: float) -> None:
        self.moment += dt.timedelta(days=days)

    def open_once(self) -> None:
        """Open the data as the program does, and close them."""
        open_stores(self.folder, self.backups).close()

    def back_up(self) -> KeptCopy:
        """Make the copy that a learner asks for."""
        stores = open_stores(self.folder)
        try:
            return stores.back_up(self.backups)
        finally:
            stores.close()

    def history(self) -> History:
        """Read everything that is kept."""
        stores = open_stores(self.folder)
        try:
            return stores.history.read()
        finally:
            stores.close()

    def kinds(self) -> list[str]:
        """Say why each copy was made, newest first."""
        return [copy.kind.value for copy in self.backups.list_copies()]
