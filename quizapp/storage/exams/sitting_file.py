"""The file of one sitting: a folder of its own, one writer, every entry on the disk."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
from sqlite_utils import Database

from quizapp.storage.file.folder_lock import FolderLock
from quizapp.storage.guards import write_whole
from quizapp.storage.trouble import DataInUseError, StorageTroubleError
from quizapp.training.exam.sitting.clock import Stamp
from quizapp.training.exam.sitting.journal import Entry, KeptSitting, SittingRecord
from quizapp.training.ports import NotKeptError

FILE_NAME = "sitting.db"
APPLICATION_ID = 0x4A515332
VERSION = 1

_KNOCKS = "knocks"
_SCHEMA = (
    f"PRAGMA application_id = {APPLICATION_ID}",
    """
    CREATE TABLE sitting (
        only INTEGER PRIMARY KEY CHECK (only = 1),
        record TEXT NOT NULL CHECK (json_valid(record))
    ) STRICT
    """,
    """
    CREATE TABLE entries (
        number INTEGER PRIMARY KEY NOT NULL,
        entry TEXT NOT NULL CHECK (json_valid(entry))
    ) STRICT
    """,
    """
    CREATE TABLE seen (
        only INTEGER PRIMARY KEY CHECK (only = 1),
        stamp TEXT NOT NULL CHECK (json_valid(stamp))
    ) STRICT
    """,
    f"PRAGMA user_version = {VERSION}",
)
_PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",
    "PRAGMA checkpoint_fullfsync = ON",
)


class SittingUnreadableError(StorageTroubleError):
    """A sitting is kept and cannot be read."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(
            path,
            f"The sitting {path} cannot be read ({reason}). Nothing was changed: keep "
            "the folder and hand it to your instructor.",
        )


class SittingFile:
    """Keeps one sitting in a folder, which is made with it."""

    def __init__(self, sittings: Path) -> None:
        self._sittings = sittings
        self._folder = sittings
        self._lock: FolderLock | None = None
        self._db: Database | None = None

    def begin(self, record: SittingRecord) -> None:
        """Keep a new sitting in a new folder.

        :raises NotKeptError: if it cannot be kept.
        """
        self._folder = self._sittings / record.sitting_id
        try:
            self._folder.mkdir(mode=0o700, parents=True)
            self._connect()
            self._fill(record)
        except (OSError, StorageTroubleError, sqlite3.Error) as error:
            self.close()
            raise NotKeptError(f"the sitting could not be kept: {error}") from error

    def open(self, sitting_id: str) -> KeptSitting:
        """Open a kept sitting; another process that has it open learns of it.

        :raises DataInUseError: if it is open elsewhere.
        :raises SittingUnreadableError: if it is damaged or of a newer version.
        """
        self._folder = self._sittings / sitting_id
        path = self._folder / FILE_NAME
        if not path.is_file():
            raise SittingUnreadableError(path, "there is no such file")
        try:
            self._connect()
            return self._read()
        except (sqlite3.Error, msgspec.MsgspecError, ValueError, TypeError) as error:
            self.close()
            raise SittingUnreadableError(path, str(error)) from error

    def append(self, entry: Entry) -> None:
        """Keep an entry after all others.

        :raises NotKeptError: if it cannot be kept.
        """
        db = self._opened()
        with write_whole(db):
            db.execute("INSERT INTO entries (entry) VALUES (?)", [_text_of(entry)])

    def keep_seen(self, stamp: Stamp) -> None:
        """Keep when the program was last seen alive.

        :raises NotKeptError: if that cannot be kept.
        """
        db = self._opened()
        with write_whole(db):
            db.execute("REPLACE INTO seen VALUES (1, ?)", [_text_of(stamp)])

    def take_knocks(self) -> int:
        """Say how often another process tried to open the sitting since last asked."""
        path = self._folder / _KNOCKS
        try:
            knocks = path.stat().st_size
            path.unlink()
        except OSError:
            return 0
        return knocks

    def close(self) -> None:
        """Close the file and let others open it."""
        if self._db is not None:
            self._db.close()
            self._db = None
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _opened(self) -> Database:
        if self._db is None:
            raise NotKeptError("the file of the sitting is closed")
        return self._db

    def _connect(self) -> None:
        try:
            self._lock = FolderLock(self._folder)
        except DataInUseError:
            _knock(self._folder / _KNOCKS)
            raise
        connection = sqlite3.connect(self._folder / FILE_NAME, timeout=5.0)
        self._db = Database(connection, execute_plugins=False)
        for pragma in _PRAGMAS:
            self._db.execute(pragma).fetchone()

    def _fill(self, record: SittingRecord) -> None:
        db = self._opened()
        with db.atomic():
            for statement in _SCHEMA:
                db.execute(statement)
            db.execute("INSERT INTO sitting VALUES (1, ?)", [_text_of(record)])

    def _read(self) -> KeptSitting:
        db = self._opened()
        version = db.execute("PRAGMA user_version").fetchone()[0]
        if version != VERSION:
            raise ValueError(f"version {version} is not known")
        (record,) = db.execute("SELECT record FROM sitting").fetchone()
        entries = db.execute("SELECT entry FROM entries ORDER BY number").fetchall()
        seen = db.execute("SELECT stamp FROM seen").fetchone()
        return KeptSitting(
            msgspec.json.decode(record, type=SittingRecord),
            tuple(msgspec.json.decode(entry, type=Entry) for (entry,) in entries),
            None if seen is None else msgspec.json.decode(seen[0], type=Stamp),
        )


def sittings_folder(data_folder: Path) -> Path:
    """Say where the sittings of a data folder are kept: each in a folder of its own."""
    return data_folder / "sittings"


def list_sittings(sittings: Path) -> tuple[str, ...]:
    """List the ids of the sittings kept in a folder, sorted.

    One whose program was killed before its start was on the disk never began.
    """
    paths = (path for path in sittings.glob(f"*/{FILE_NAME}") if _has_begun(path))
    return tuple(sorted(path.parent.name for path in paths))


def _has_begun(path: Path) -> bool:
    """Say whether there may be a record; what cannot be read is not kept silent."""
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as reader:
            version: int = reader.execute("PRAGMA user_version").fetchone()[0]
            return version > 0
    except sqlite3.Error:
        return True


def _knock(path: Path) -> None:
    """Leave a mark of one byte; where that fails nobody is kept from anything."""
    try:
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND
        with os.fdopen(os.open(path, flags, 0o600), "ab") as file:
            file.write(b".")
    except OSError:
        return


def _text_of(value: object) -> str:
    return msgspec.json.encode(value).decode()
