"""The stores of one learner: every repository over one open progress file."""

from __future__ import annotations

from pathlib import Path

from quizapp.storage.connection import Connection, open_connection
from quizapp.storage.history import HistoryRepository
from quizapp.storage.reviews import ReviewRepository
from quizapp.storage.rules_texts import RulesTextRepository
from quizapp.storage.schedule import ScheduleRepository
from quizapp.storage.sessions import SessionRepository
from quizapp.storage.settings import SettingsRepository


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
        self.history = HistoryRepository(connection.db)

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

    def close(self) -> None:
        """Close the progress file and let others use the data folder."""
        self._connection.close()


def open_stores(folder: Path) -> Stores:
    """Open the data of a folder, making them when needed.

    :raises StorageTroubleError: if they cannot be used; nothing is changed then.
    """
    stores = Stores(open_connection(folder))
    try:
        stores.read_through()
    except BaseException:
        stores.close()
        raise
    return stores
