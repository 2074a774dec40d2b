"""The least that keeping an answer with its schedule takes: plain SQLite and `fsrs`."""

from __future__ import annotations

import datetime as dt
import json
import sqlite3
import time
from pathlib import Path
from types import TracebackType

from fsrs import Card, Rating, Scheduler

_ITEMS = 300
_NOON = dt.datetime(2026, 11, 30, 12, tzinfo=dt.UTC)
_TABLES = """
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE reviews (
        id INTEGER PRIMARY KEY, item INTEGER NOT NULL, chosen TEXT NOT NULL,
        correct INTEGER NOT NULL, duration_ms INTEGER NOT NULL, answered_at TEXT NOT NULL
    ) STRICT;
    CREATE INDEX reviews_by_item ON reviews (item);
    CREATE TABLE items (item INTEGER PRIMARY KEY, card TEXT NOT NULL, due TEXT NOT NULL)
    STRICT;
"""
_ADD = (
    "INSERT INTO reviews (item, chosen, correct, duration_ms, answered_at)"
    " VALUES (?, ?, ?, ?, ?)"
)
_HISTORY = """
    WITH RECURSIVE counted (n) AS (
        SELECT 0 UNION ALL SELECT n + 1 FROM counted WHERE n + 1 < ?
    )
    INSERT INTO reviews (item, chosen, correct, duration_ms, answered_at)
    SELECT n % 300, '["a"]', 1, 30000, '2026-11-30T12:00:00' FROM counted
"""
_PUT = "INSERT OR REPLACE INTO items (item, card, due) VALUES (?, ?, ?)"


class PlainPeer:
    """Keeps answers with nothing of this program: no session, no days, no checks."""

    def __init__(self, path: Path, answers: int) -> None:
        """Begin with so many answers, as the other side does."""
        self._db = sqlite3.connect(path, isolation_level=None)
        self._db.executescript(_TABLES)
        self._db.execute(_HISTORY, [answers])
        self._scheduler = Scheduler(enable_fuzzing=False)
        self._cards = [Card() for _ in range(_ITEMS)]
        self._now = _NOON

    def __enter__(self) -> PlainPeer:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._db.close()

    def measure_answers(self, count: int) -> list[float]:
        """Schedule and keep so many answers; give the milliseconds of each."""
        times: list[float] = []
        for number in range(count):
            self._now += dt.timedelta(days=2)
            started = time.perf_counter()
            self._answer(number % _ITEMS)
            times.append((time.perf_counter() - started) * 1000)
        return times

    def _answer(self, item: int) -> None:
        card, _ = self._scheduler.review_card(self._cards[item], Rating.Good, self._now)
        self._cards[item] = card
        now = self._now.isoformat()
        self._db.execute("BEGIN IMMEDIATE")
        self._db.execute(_ADD, [item, '["a"]', 1, 30_000, now])
        kept = json.dumps(card.to_dict())
        self._db.execute(_PUT, [item, kept, card.due.isoformat()])
        self._db.execute("COMMIT")
