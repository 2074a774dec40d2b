"""Guards around the database: writes are whole, reads are sound, or refused."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from types import TracebackType

import msgspec
from sqlite_utils import Database

from quizapp.storage.trouble import DamagedDatabaseError
from quizapp.training.ports import NotKeptError


def write_whole(db: Database) -> WholeWriting:
    """Commit everything written inside, or nothing of it; it may stand in another one.

    What stands in another one is undone alone, and committed with that one.

    :raises NotKeptError: if the database refuses.
    """
    return WholeWriting(db)


class WholeWriting:
    """One transaction; a class, as two nested generators took three times as long."""

    __slots__ = ("_connection", "_db", "_inner")

    def __init__(self, db: Database) -> None:
        self._db = db
        self._connection = db.conn
        self._inner: AbstractContextManager[object] | None = None

    def __enter__(self) -> None:
        try:
            if self._connection.in_transaction:
                self._inner = self._db.atomic()
                self._inner.__enter__()
            else:
                self._connection.execute("BEGIN")
        except sqlite3.Error as error:
            raise _not_kept(error) from error

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            if self._inner is not None:
                self._inner.__exit__(kind, error, trace)
            elif error is None:
                self._connection.execute("COMMIT")
            else:
                self._db.rollback()
        except sqlite3.Error as refused:
            if self._inner is None:
                self._db.rollback()
            raise _not_kept(refused) from refused
        if isinstance(error, sqlite3.Error | OverflowError):
            raise _not_kept(error) from error


def _not_kept(error: Exception) -> NotKeptError:
    return NotKeptError(f"it could not be written: {error}")


@contextmanager
def read_soundly(db: Database) -> Iterator[None]:
    """Refuse records that cannot be what was once written.

    :raises DamagedDatabaseError: if a record cannot be read.
    """
    try:
        yield
    except (sqlite3.Error, msgspec.MsgspecError, ValueError) as error:
        raise DamagedDatabaseError(_path_of(db), str(error)) from error


def _path_of(db: Database) -> Path:
    """Find the path of the main database, the first in the list."""
    return Path(db.execute("PRAGMA database_list").fetchone()[2])
