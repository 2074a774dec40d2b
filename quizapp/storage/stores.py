"""The stores of one learner: every repository over one open progress file."""

from __future__ import annotations

from pathlib import Path

from quizapp.storage.backups.backups import Backups
from quizapp.storage.connection import Connection, open_connection
from quizapp.storage.exams.exam_answers import ExamAnswerRepository
from quizapp.storage.history import HistoryRepository
from quizapp.storage.marks import MarkRepository
from quizapp.storage.reviews import ReviewRepository
from quizapp.storage.rules_texts import RulesTextRepository
from quizapp.storage.schedule import ScheduleRepository
from quizapp.storage.sessions import SessionRepository
from quizapp.storage.settings import SettingsRepository
from quizapp.storage.woodpecker import WoodpeckerRepository
from quizapp.training.safekeeping.kept_copy import CopyKind, KeptCopy


class Stores:
    """Repositories that share one connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.path: Path = connection.path
        self.reviews = ReviewRepository(connection.db)
        self.schedule = ScheduleRepository(connection.db)
        self.sessions = SessionRepository(connection.db)
        self.settings = SettingsRepository(connection.db)
        self.rules_texts = RulesTextRepository(connection.db)
        self.marks = MarkRepository(connection.db)
        self.woodpecker = WoodpeckerRepository(connection.db)
        self.history = HistoryRepository(connection.db)
        self.exam_answers = ExamAnswerRepository(connection.db)

    def read_through(self) -> None:
        """Look at every record once.

        :raises DamagedDatabaseError: if one looks sound but says nonsense.
        """
        self.reviews.check()
        self.reviews.days()
        self.schedule.items()
        self.sessions.get_open()
        self.settings.all()
        self.rules_texts.editions()
        self.marks.bookmarks()
        self.marks.notes()
        self.woodpecker.sets()

    def back_up(self, backups: Backups) -> KeptCopy:
        """Make the copy that the learner asks for.

        :raises NotKeptError: if it cannot be made.
        """
        return backups.keep(self._connection.db.conn, CopyKind.ASKED)

    def keep_daily(self, backups: Backups) -> None:
        """Make the copy of the day, unless there is one or nothing to be copied."""
        if not self._connection.is_new:
            backups.keep_daily(self._connection.db.conn)

    def close(self) -> None:
        """Close the progress file and let others use the data folder."""
        self._connection.close()


def open_stores(folder: Path, backups: Backups | None = None) -> Stores:
    """Open the data of a folder, making them when needed.

    Copies are made before the form of the file changes, and once a day of sound data.

    :raises StorageTroubleError: if they cannot be used; nothing is changed then.
    """
    before_update = None if backups is None else backups.keep_before_update
    stores = Stores(open_connection(folder, before_update))
    try:
        stores.read_through()
        if backups is not None:
            stores.keep_daily(backups)
    except BaseException:
        stores.close()
        raise
    return stores
