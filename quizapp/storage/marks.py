"""The repository of marks: bookmarks and notes of the learner."""

from __future__ import annotations

from sqlite_utils import Database

from quizapp.storage.guards import read_soundly, write_whole

PUT_BOOKMARK = "INSERT INTO bookmarks (question_id) VALUES (?) ON CONFLICT DO NOTHING"
PUT_NOTE = "INSERT OR REPLACE INTO notes (question_id, words) VALUES (?, ?)"


class MarkRepository:
    """Keeps bookmarks and notes by the id of their family."""

    def __init__(self, db: Database) -> None:
        self._db = db

    def bookmarks(self) -> list[str]:
        """List the families with a bookmark, sorted by id.

        :raises DamagedDatabaseError: if they cannot be read.
        """
        with read_soundly(self._db):
            rows = self._db.execute(
                "SELECT question_id FROM bookmarks ORDER BY question_id"
            )
            return [question_id for (question_id,) in rows]

    def bookmark(self, question_id: str) -> None:
        """Put a bookmark at a family."""
        with write_whole(self._db):
            self._db.execute(PUT_BOOKMARK, [question_id])

    def take_bookmark(self, question_id: str) -> None:
        """Take the bookmark of a family away."""
        with write_whole(self._db):
            self._db.execute(
                "DELETE FROM bookmarks WHERE question_id = ?", [question_id]
            )

    def notes(self) -> dict[str, str]:
        """Give every note by the id of its family.

        :raises DamagedDatabaseError: if they cannot be read.
        """
        with read_soundly(self._db):
            rows = self._db.execute(
                "SELECT question_id, words FROM notes ORDER BY question_id"
            )
            return dict(rows.fetchall())

    def keep_note(self, question_id: str, text: str) -> None:
        """Keep a note in the place of the one before; an empty one takes it away."""
        words = text.strip()
        with write_whole(self._db):
            if words:
                self._db.execute(PUT_NOTE, [question_id, words])
            else:
                self._db.execute(
                    "DELETE FROM notes WHERE question_id = ?", [question_id]
                )
