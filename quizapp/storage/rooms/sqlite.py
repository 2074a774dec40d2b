"""Rooms in a SQLite file: one server process, every commit on the disk."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from quizapp.storage.file.folder_lock import FolderLock
from quizapp.storage.rooms.database import (
    Pick,
    Put,
    Row,
    Rows,
    Values,
    given_columns,
)
from quizapp.storage.rooms.rows import as_json
from quizapp.storage.rooms.schema import (
    VERSION,
    changes_since,
    sqlite_tables,
    views_since,
)
from quizapp.training.room.port import RoomStoreError

FILE_NAME = "rooms.sqlite3"

_APPLICATION_ID = 0x4A515A52
"""Marks a SQLite file as one of rooms."""

_PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA wal_autocheckpoint = 8000",  # pages; long before that there is a rest
    "PRAGMA fullfsync = ON",
    "PRAGMA checkpoint_fullfsync = ON",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # who is removed leaves no trace in the file
)


_CHANGES_TO_BRING_IN = 1_000

_log = logging.getLogger(__name__)
_rows = msgspec.json.Decoder(list[tuple[Any, ...]])


class SqliteTransaction:
    """Statements on the one connection.

    Each row that is read or written lets go of the interpreter and waits for it again;
    while candidates keep the event loop busy that is slow. So a batch goes in and out
    as one text.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    @property
    def changes(self) -> int:
        """Say how many rows were changed so far: nobody else writes to the file."""
        return self._connection.total_changes

    def rows(self, statement: str, values: Values | None = None) -> list[Row]:
        """Run a statement and return its rows."""
        return self._connection.execute(statement, dict(values or {})).fetchall()

    def many(self, statement: str, values: Sequence[Values]) -> None:
        """Run a statement once for each set of values."""
        self._connection.executemany(statement, map(dict, values))

    def picked(self, texts: Sequence[str], *picks: Pick) -> list[Rows]:
        """Select rows that have to do with some texts."""
        return [self._picked(pick, as_json(texts)) for pick in picks]

    def put(self, *puts: Put) -> None:
        """Write rows."""
        for statement, columns, rows in puts:
            given = f"(SELECT {given_columns(columns)} FROM json_each(:given)) AS given"
            self.rows(statement.format(given=given), {"given": as_json(rows)})

    def _picked(self, pick: Pick, texts: str) -> Rows:
        where = pick.where.format(among="IN (SELECT value FROM json_each(:texts))")
        ((found,),) = self.rows(
            f"SELECT json_group_array(json_array({pick.columns})) FROM {pick.table} "
            f"WHERE {where}",
            {"texts": texts},
        )
        return _rows.decode(found)


class SqliteRooms:
    """An open file of rooms; one thread at a time may use it."""

    locking = ""

    _brought_in = 0
    """Changes that are in the file and not in its log alone."""

    def __init__(self, folder: Path) -> None:
        """Open the file of a folder, making it when needed.

        :raises StorageTroubleError: if the folder is in use or cannot be written to.
        :raises RoomStoreError: if the file cannot be used; it is left as it was.
        """
        self.path = folder / FILE_NAME
        self._lock = FolderLock(folder)
        try:
            self._connection = _open(self.path, _prepare)
        except BaseException:
            self._lock.release()
            raise

    @contextmanager
    def transaction(self) -> Iterator[SqliteTransaction]:
        """Begin; leaving without an error commits durably.

        :raises RoomStoreError: if the file cannot be read or written.
        """
        try:
            self._connection.execute("BEGIN")
            try:
                yield SqliteTransaction(self._connection)
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise
        except sqlite3.Error as error:
            raise RoomStoreError(f"{self.path}: {error}") from error

    def rest(self) -> None:
        """Bring what was committed from the log into the file, now and then.

        A commit that has to do that itself takes three times as long.
        """
        changes = self._connection.total_changes
        if changes - self._brought_in < _CHANGES_TO_BRING_IN:
            return
        self._brought_in = changes
        try:
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        except sqlite3.Error:
            _log.exception("%s: the log could not be brought in", self.path)

    def close(self) -> None:
        """Close the file and let others use its folder."""
        self._connection.close()
        self._lock.release()


class SqliteRoomsToRead(SqliteRooms):
    """A file of rooms that is read beside the server that writes it; it locks nobody."""

    def __init__(self, folder: Path) -> None:
        """Open the file of a folder.

        :raises RoomStoreError: if there is none, or it cannot be used.
        """
        self.path = folder / FILE_NAME
        if not self.path.is_file():
            raise RoomStoreError(f"{self.path} is not there: no room was served here.")
        address = f"{self.path.resolve().as_uri()}?mode=ro"
        self._connection = _open(self.path, _check_tables, address)

    def close(self) -> None:
        """Close the file."""
        self._connection.close()


def _open(
    path: Path,
    prepare: Callable[[sqlite3.Connection, Path], object],
    address: str | None = None,
) -> sqlite3.Connection:
    connection: sqlite3.Connection | None = None
    try:
        connection = sqlite3.connect(
            address or path,
            isolation_level=None,
            check_same_thread=False,
            uri=address is not None,
        )
        prepare(connection, path)
        return connection
    except (sqlite3.Error, RoomStoreError) as error:
        if connection is not None:
            connection.close()
        if isinstance(error, RoomStoreError):
            raise
        raise RoomStoreError(
            f"{path} cannot be used as a file of rooms ({error}). Nothing was changed. "
            "Name another folder, or put a copy in its place."
        ) from error


def _check(connection: sqlite3.Connection, path: Path) -> int:
    """Refuse what this version cannot use; say of which version tables are, or 0."""
    mark = connection.execute("PRAGMA application_id").fetchone()[0]
    tables = connection.execute("SELECT COUNT(*) FROM sqlite_schema").fetchone()[0]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if tables and mark != _APPLICATION_ID:
        raise RoomStoreError(f"{path} is no file of rooms. Name another folder.")
    if version > VERSION:
        raise RoomStoreError(
            f"{path} was written by a newer version of this program. "
            "Nothing was changed. Use the newer version."
        )
    return int(version) if tables else 0


def _check_tables(connection: sqlite3.Connection, path: Path) -> None:
    version = _check(connection, path)
    if not version:
        raise RoomStoreError(f"{path} is empty: no room was served here.")
    for statement in views_since(version):
        connection.execute(statement)


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    version = _check(connection, path)
    for pragma in _PRAGMAS:
        connection.execute(pragma).fetchone()
    if version == VERSION:
        return
    connection.execute("BEGIN IMMEDIATE")
    for statement in changes_since(version) if version else sqlite_tables():
        connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {_APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.execute("COMMIT")
