"""The connection to the progress file: one writer, every commit on the disk."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

from sqlite_utils import Database

from quizapp.storage.file.folder_lock import FolderLock
from quizapp.storage.file.inspection import inspect_file
from quizapp.storage.file.names import DATABASE_NAME
from quizapp.storage.file.reading import is_busy
from quizapp.storage.migrations import SCHEMA_VERSION, bring_up_to_date
from quizapp.storage.trouble import (
    DamagedDatabaseError,
    DataInUseError,
    StorageTroubleError,
    UnwritableFolderError,
)

_BUSY_SECONDS = 5.0
_PRAGMAS = (
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",
    "PRAGMA checkpoint_fullfsync = ON",
    "PRAGMA foreign_keys = ON",
    "PRAGMA cell_size_check = ON",
    "PRAGMA wal_autocheckpoint = 4000",  # pages: answers wait for it less often
)

BeforeUpdate = Callable[[sqlite3.Connection], None]
"""Is given a file whose form is about to change; it never raises."""


class Connection:
    """An open progress file together with the lock on its folder."""

    def __init__(
        self, db: Database, lock: FolderLock, path: Path, *, is_new: bool = False
    ) -> None:
        self.db = db
        self.path = path
        self.is_new = is_new
        """True where the file was made just now."""
        self._lock = lock

    def close(self) -> None:
        """Close the file and let others use the folder."""
        self.db.close()
        self._lock.release()


def open_connection(
    folder: Path, before_update: BeforeUpdate | None = None
) -> Connection:
    """Open the progress file of a folder, making or migrating it when needed.

    Before it is migrated it is handed to whoever wants to copy it.

    :raises StorageTroubleError: if it cannot be used; the file is left as it was.
    """
    lock = FolderLock(folder)
    path = folder / DATABASE_NAME
    try:
        inspect_file(path)
        is_new = not path.is_file()
        db = _open_database(path, before_update)
        return Connection(db, lock, path, is_new=is_new)
    except BaseException:
        lock.release()
        raise


def _open_database(path: Path, before_update: BeforeUpdate | None) -> Database:
    connection: sqlite3.Connection | None = None
    try:
        # It is opened beside the window and used by the window: never by both at once.
        connection = sqlite3.connect(
            path, timeout=_BUSY_SECONDS, check_same_thread=False
        )
        db = Database(connection, execute_plugins=False)
        _prepare(db, before_update)
        return db
    except sqlite3.Error as error:
        if connection is not None:
            connection.close()
        raise _as_trouble(error, path) from error


def _prepare(db: Database, before_update: BeforeUpdate | None) -> None:
    mode = db.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise sqlite3.OperationalError("this kind of disk cannot keep a journal")
    for pragma in _PRAGMAS:
        db.execute(pragma).fetchone()
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if before_update is not None and 0 < version < SCHEMA_VERSION:
        before_update(db.conn)
    bring_up_to_date(db)


def _as_trouble(error: sqlite3.Error, path: Path) -> StorageTroubleError:
    if is_busy(error):
        return DataInUseError(path.parent)
    if isinstance(error, sqlite3.OperationalError):
        return UnwritableFolderError(path.parent, str(error))
    return DamagedDatabaseError(path, str(error))
