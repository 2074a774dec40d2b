"""The repository of the whole history: read at once, and replaced at once."""

from __future__ import annotations

import datetime as dt
import sqlite3
from collections import defaultdict
from pathlib import Path

from sqlite_utils import Database

from quizapp.storage.file.reading import reading_beside
from quizapp.storage.guards import read_soundly, write_whole
from quizapp.storage.marks import PUT_BOOKMARK, PUT_NOTE, MarkRepository
from quizapp.storage.rows.item_rows import PUT_ITEM, item_to_row
from quizapp.storage.rows.review_rows import (
    REVIEW_FIELDS,
    review_from_row,
    review_to_row,
)
from quizapp.storage.schedule import ScheduleRepository
from quizapp.storage.schema.old_predictions import predict_old_answers
from quizapp.storage.settings import SettingsRepository
from quizapp.storage.trouble import DamagedDatabaseError
from quizapp.storage.woodpecker import WoodpeckerRepository, put_set
from quizapp.training.history.history import History, KeptReview, KeptSession
from quizapp.training.ports import OpenSession, SessionKind

_SESSION_FIELDS = (
    "session_id, as_of, position, is_open, started_at, kind, counts, set_id, round"
)
_CLEAR = (
    "DELETE FROM reviews",
    "DELETE FROM session_questions",
    "DELETE FROM sessions",
    "DELETE FROM review_items",
    "DELETE FROM suspended_questions",
    "DELETE FROM bookmarks",
    "DELETE FROM notes",
    "DELETE FROM woodpecker_sets",
)
"""In an order in which nothing points to what is gone."""
_PUT_REVIEW = f"""
    INSERT INTO reviews (place, {REVIEW_FIELDS})
    VALUES (?, {", ".join("?" * (REVIEW_FIELDS.count(",") + 1))})
"""


class HistoryRepository:
    """Reads and replaces everything that is kept of a learner's answers."""

    def __init__(self, db: Database) -> None:
        self._db = db

    def read(self) -> History:
        """Read everything.

        :raises DamagedDatabaseError: if a record cannot be read.
        """
        schedule, marks = ScheduleRepository(self._db), MarkRepository(self._db)
        with read_soundly(self._db):
            return History(
                sessions=self._sessions(),
                reviews=self._reviews(),
                items=tuple(schedule.items()),
                suspended=tuple(schedule.suspended()),
                settings=SettingsRepository(self._db).all(),
                bookmarks=tuple(marks.bookmarks()),
                notes=marks.notes(),
                sets=tuple(WoodpeckerRepository(self._db).sets()),
            )

    def replace(self, history: History) -> None:
        """Put a history in the place of what was there, all of it or nothing.

        Settings are added where they were never set; none is changed.

        :raises NotKeptError: if that is not possible; what was there stays.
        """
        with write_whole(self._db):
            for statement in _CLEAR:
                self._db.execute(statement)
            for kept in history.sessions:
                self._put_session(kept)
            self._db.conn.executemany(
                _PUT_REVIEW,
                ((each.place, *review_to_row(each.review)) for each in history.reviews),
            )
            self._db.conn.executemany(PUT_ITEM, map(item_to_row, history.items))
            self._db.conn.executemany(
                "INSERT INTO suspended_questions VALUES (?)",
                ([each] for each in history.suspended),
            )
            self._db.conn.executemany(
                PUT_BOOKMARK, ([each] for each in history.bookmarks)
            )
            self._db.conn.executemany(PUT_NOTE, history.notes.items())
            for each in history.sets:
                put_set(self._db, each)
            self._db.conn.executemany(
                "INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)",
                history.settings.items(),
            )
            predict_old_answers(self._db)

    def _sessions(self) -> tuple[KeptSession, ...]:
        asked: dict[str, list[tuple[str, int]]] = defaultdict(list)
        for session_id, question_id, seed in self._db.execute(
            "SELECT session_id, question_id, seed FROM session_questions"
            " ORDER BY session_id, place"
        ):
            asked[session_id].append((question_id, seed))
        rows = self._db.execute(
            f"SELECT {_SESSION_FIELDS} FROM sessions ORDER BY started_at, session_id"
        )
        return tuple(
            KeptSession(
                OpenSession(
                    session_id=session_id,
                    question_ids=tuple(each for each, _ in asked[session_id]),
                    seeds=tuple(seed for _, seed in asked[session_id]),
                    as_of=as_of,
                    position=position,
                    started_at=dt.datetime.fromisoformat(started_at),
                    kind=SessionKind(kind),
                    counts=bool(counts),
                    set_id=set_id,
                    round=number,
                ),
                is_open=bool(is_open),
            )
            for (
                session_id,
                as_of,
                position,
                is_open,
                started_at,
                kind,
                counts,
                set_id,
                number,
            ) in rows
        )

    def _reviews(self) -> tuple[KeptReview, ...]:
        rows = self._db.execute(
            f"SELECT place, {REVIEW_FIELDS} FROM reviews ORDER BY review_id"
        )
        return tuple(KeptReview(review_from_row(row), place) for place, *row in rows)

    def _put_session(self, kept: KeptSession) -> None:
        session = kept.session
        self._db.execute(
            f"INSERT INTO sessions ({_SESSION_FIELDS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                session.session_id,
                session.as_of,
                session.position,
                int(kept.is_open),
                session.started_at.isoformat(timespec="microseconds"),
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
                for place, (question_id, seed) in enumerate(
                    zip(session.question_ids, session.seeds, strict=True)
                )
            ],
        )


def read_beside(path: Path) -> History:
    """Read everything while another process may be writing: as it is at the moment.

    :raises DamagedDatabaseError: if it cannot be read.
    """
    try:
        with reading_beside(path) as connection:
            return HistoryRepository(Database(connection, execute_plugins=False)).read()
    except sqlite3.Error as error:
        raise DamagedDatabaseError(path, str(error)) from error
