"""Guards around the database: writes are whole, reads are sound, or refused."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from sqlite_utils import Database

from quizapp.storage.trouble import DamagedDatabaseError
from quizapp.training.ports import NotKeptError


@contextmanager
def write_whole(db: Database) -> Iterator[None]:
    """Commit everything written inside, or nothing of it.

    :raises NotKeptError: if the database refuses.
    """
    try:
        with db.atomic():
            yield
    except (sqlite3.Error, OverflowError) as error:
        raise NotKeptError(f"it could not be written: {error}") from error


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
