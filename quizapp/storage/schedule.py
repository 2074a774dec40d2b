"""The repository of the schedule: items, and what is left out of the queue."""

from __future__ import annotations

from collections.abc import Iterable

from sqlite_utils import Database

from quizapp.storage.guards import read_soundly, write_whole
from quizapp.storage.rows.item_rows import ITEM_FIELDS, item_from_row
from quizapp.training.ports import OpenSession
from quizapp.training.scheduling.review_item import ReviewItem

_OPEN = """
    FROM session_questions WHERE session_id = :session_id
        AND place >= (SELECT position FROM sessions WHERE session_id = :session_id)
"""
_CLOSE_IF_OVER = f"""
    UPDATE sessions SET is_open = 0
    WHERE session_id = :session_id AND NOT EXISTS (SELECT 1 {_OPEN})
"""
_OPEN_AGAIN = "UPDATE sessions SET is_open = 1 WHERE session_id = :session_id"


class ScheduleRepository:
    """Gives the schedule; answers move it through the repository of reviews."""

    def __init__(self, db: Database) -> None:
        self._db = db

    def items(self) -> list[ReviewItem]:
        """List the families that were answered at least once, sorted by id.

        :raises DamagedDatabaseError: if one cannot be read.
        """
        with read_soundly(self._db):
            rows = self._db.execute(
                f"SELECT {ITEM_FIELDS} FROM review_items ORDER BY question_id"
            )
            return [item_from_row(row) for row in rows]

    def suspended(self) -> list[str]:
        """List the families that are left out of the queue, sorted by id."""
        with read_soundly(self._db):
            rows = self._db.execute(
                "SELECT question_id FROM suspended_questions ORDER BY question_id"
            )
            return [question_id for (question_id,) in rows]

    def suspend(self, question_id: str, *, drops_from: str = "") -> None:
        """Leave a family out of the queue, and perhaps its open places in a session."""
        with write_whole(self._db):
            self._db.execute(
                "INSERT OR IGNORE INTO suspended_questions VALUES (?)", [question_id]
            )
            if drops_from:
                self._drop_open(question_id, drops_from)

    def unsuspend(self, question_id: str) -> None:
        """Let a family come back as before."""
        with write_whole(self._db):
            self._db.execute(
                "DELETE FROM suspended_questions WHERE question_id = ?", [question_id]
            )

    def restore_places(self, session: OpenSession, *, lets_back: str = "") -> None:
        """Give a session its open places again; a family that is named comes back."""
        named = {"session_id": session.session_id}
        asked = list(zip(session.question_ids, session.seeds, strict=True))
        first = session.position
        with write_whole(self._db):
            self._db.execute(
                "DELETE FROM suspended_questions WHERE question_id = ?", [lets_back]
            )
            self._db.execute(f"DELETE {_OPEN}", named)
            self._put_places(session.session_id, first, asked[first:])
            self._db.execute(_OPEN_AGAIN, named)

    def _put_places(
        self, session_id: str, first: int, asked: Iterable[tuple[str, int]]
    ) -> None:
        self._db.conn.executemany(
            "INSERT INTO session_questions (session_id, place, question_id, seed)"
            " VALUES (?, ?, ?, ?)",
            [(session_id, place, *each) for place, each in enumerate(asked, first)],
        )

    def _drop_open(self, question_id: str, session_id: str) -> None:
        """Drop the open places of a family; those behind them move up."""
        named = {"session_id": session_id}
        rows = self._db.execute(
            f"SELECT place, question_id, seed {_OPEN} ORDER BY place", named
        ).fetchall()
        first = rows[0][0] if rows else 0
        stay = [(each, seed) for _, each, seed in rows if each != question_id]
        self._db.execute(f"DELETE {_OPEN}", named)
        self._put_places(session_id, first, stay)
        self._db.execute(_CLOSE_IF_OVER, named)
