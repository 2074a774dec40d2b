"""The repository of woodpecker sets: their questions, and the answers of their rounds."""

from __future__ import annotations

import datetime as dt

from sqlite_utils import Database

from quizapp.storage.guards import read_soundly, write_whole
from quizapp.training.woodpecker.woodpecker_set import RoundAnswer, WoodpeckerSet

_ANSWERS = """
    SELECT round, question_id, correct, duration_ms
    FROM sessions JOIN reviews ON reviews.session_id = sessions.session_id
    WHERE set_id = ? AND set_id <> '' ORDER BY review_id
"""


class WoodpeckerRepository:
    """Keeps sets; the sessions that go through them name them."""

    def __init__(self, db: Database) -> None:
        self._db = db

    def sets(self) -> list[WoodpeckerSet]:
        """List the sets, oldest first.

        :raises DamagedDatabaseError: if one cannot be read.
        """
        with read_soundly(self._db):
            rows = self._db.execute(
                "SELECT set_id, name, made_at FROM woodpecker_sets"
                " ORDER BY made_at, set_id"
            ).fetchall()
            return [self._read(*row) for row in rows]

    def keep(self, kept: WoodpeckerSet) -> None:
        """Keep a new set, all of it or nothing."""
        with write_whole(self._db):
            put_set(self._db, kept)

    def forget(self, set_id: str) -> None:
        """Take a set away; the answers given in its rounds stay."""
        with write_whole(self._db):
            self._db.execute("DELETE FROM woodpecker_sets WHERE set_id = ?", [set_id])

    def answers(self, set_id: str) -> list[RoundAnswer]:
        """List the answers given in the rounds of a set, oldest first.

        :raises DamagedDatabaseError: if they cannot be read.
        """
        with read_soundly(self._db):
            rows = self._db.execute(_ANSWERS, [set_id])
            return [
                RoundAnswer(number, question_id, bool(correct), duration_ms)
                for number, question_id, correct, duration_ms in rows
            ]

    def _read(self, set_id: str, name: str, made_at: str) -> WoodpeckerSet:
        questions = self._db.execute(
            "SELECT question_id FROM woodpecker_questions WHERE set_id = ?"
            " ORDER BY place",
            [set_id],
        )
        return WoodpeckerSet(
            set_id=set_id,
            name=name,
            question_ids=tuple(question_id for (question_id,) in questions),
            made_at=dt.datetime.fromisoformat(made_at),
        )


def put_set(db: Database, kept: WoodpeckerSet) -> None:
    """Write a set inside a writing that is under way."""
    made_at = kept.made_at.isoformat(timespec="microseconds")
    db.execute(
        "INSERT INTO woodpecker_sets (set_id, name, made_at) VALUES (?, ?, ?)",
        [kept.set_id, kept.name, made_at],
    )
    db.conn.executemany(
        "INSERT INTO woodpecker_questions (set_id, place, question_id)"
        " VALUES (?, ?, ?)",
        [(kept.set_id, *each) for each in enumerate(kept.question_ids)],
    )
