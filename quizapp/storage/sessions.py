"""The repository of study sessions: at most one is open."""

from __future__ import annotations

import datetime as dt

from sqlite_utils import Database

from quizapp.storage.guards import read_soundly, write_whole
from quizapp.training.ports import OpenSession, SessionKind

_CLOSE_ALL = "UPDATE sessions SET is_open = 0 WHERE is_open = 1"


class SessionRepository:
    """Keeps the one open session, and the closed ones for their reviews."""

    def __init__(self, db: Database) -> None:
        self._db = db

    def open(self, session: OpenSession) -> None:
        """Keep a new session; an older open one is closed."""
        started_at = session.started_at.isoformat(timespec="microseconds")
        questions = zip(session.question_ids, session.seeds, strict=True)
        with write_whole(self._db):
            self._db.execute(_CLOSE_ALL)
            self._db.execute(
                "INSERT INTO sessions"
                " (session_id, as_of, position, is_open, started_at, kind,"
                " counts, set_id, round) VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?)",
                (
                    session.session_id,
                    session.as_of,
                    session.position,
                    started_at,
                    session.kind.value,
                    int(session.counts),
                    session.set_id,
                    session.round,
                ),
            )
            self._db.conn.executemany(
                "INSERT INTO session_questions (session_id, place, question_id, seed)"
                " VALUES (?, ?, ?, ?)",
                [
                    (session.session_id, place, question_id, seed)
                    for place, (question_id, seed) in enumerate(questions)
                ],
            )

    def get_open(self) -> OpenSession | None:
        """Return the session to resume, if there is one.

        :raises DamagedDatabaseError: if it cannot be read.
        """
        with read_soundly(self._db):
            return self._find_open()

    def _find_open(self) -> OpenSession | None:
        row = self._db.execute(
            "SELECT session_id, as_of, position, started_at, kind, counts, set_id, round"
            " FROM sessions WHERE is_open = 1"
        ).fetchone()
        if row is None:
            return None
        session_id, as_of, position, started_at, kind, *of_set = row
        counts, set_id, number = of_set
        questions = self._db.execute(
            "SELECT question_id, seed FROM session_questions"
            " WHERE session_id = ? ORDER BY place",
            [session_id],
        ).fetchall()
        mistakes = self._db.execute(
            "SELECT place FROM reviews WHERE session_id = ? AND NOT correct"
            " ORDER BY place",
            [session_id],
        ).fetchall()
        return OpenSession(
            session_id=session_id,
            question_ids=tuple(question_id for question_id, _ in questions),
            seeds=tuple(seed for _, seed in questions),
            as_of=as_of,
            position=position,
            started_at=dt.datetime.fromisoformat(started_at),
            kind=SessionKind(kind),
            mistakes=tuple(place for (place,) in mistakes),
            counts=bool(counts),
            set_id=set_id,
            round=number,
        )

    def close(self, session_id: str) -> None:
        """Mark a session as finished."""
        with write_whole(self._db):
            self._db.execute(
                "UPDATE sessions SET is_open = 0 WHERE session_id = ?", [session_id]
            )
