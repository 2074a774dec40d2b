"""The repository of settings: texts by name."""

from __future__ import annotations

from collections.abc import Mapping

from sqlite_utils import Database

from quizapp.storage.guards import read_soundly, write_whole


class SettingsRepository:
    """Keeps what the learner has set; what a name means is not known here."""

    def __init__(self, db: Database) -> None:
        self._db = db

    def all(self) -> dict[str, str]:
        """Give every setting that was ever kept.

        :raises DamagedDatabaseError: if one of them cannot be read.
        """
        with read_soundly(self._db):
            return dict(self._db.execute("SELECT name, value FROM settings").fetchall())

    def keep(self, values: Mapping[str, str]) -> None:
        """Keep all of these values, or none of them."""
        with write_whole(self._db):
            self._db.conn.executemany(
                "INSERT INTO settings (name, value) VALUES (?, ?)"
                " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                list(values.items()),
            )
