"""Copying a database: beside its place first, verified, and only then under its name."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Protocol

from quizapp.bank.long_work import LongWork, note_long_work
from quizapp.storage.file.inspection import inspect_file
from quizapp.storage.trouble import StorageTroubleError
from quizapp.training.ports import NotKeptError

_PARTS = ("", "-journal", "-wal", "-shm")
_BESIDE = ".copy.new"
_PAGES_A_STEP = 256


class CopyWatcher(Protocol):
    """Is told how far a copy is, and may end it by raising."""

    def begin(self, what: str, total: int) -> None:
        """Begin to count."""

    def advance(self, more: int) -> None:
        """Count on."""


def copy_database(
    source: sqlite3.Connection, target: Path, watcher: CopyWatcher | None = None
) -> None:
    """Copy what a connection reads, whole and sound, or not at all.

    Whoever calls holds the lock on the folder: the file beside has always the same
    name, so that what a process left behind when it was killed does not pile up.

    :raises NotKeptError: if there is no such copy now; an older one is as it was.
    """
    beside = prepare_copy(source, target, watcher)
    try:
        beside.replace(target)
        flush_folder(target.parent)
    except OSError as error:
        remove_parts(beside)
        raise _not_kept(error) from error


def prepare_copy(
    source: sqlite3.Connection, target: Path, watcher: CopyWatcher | None = None
) -> Path:
    """Make the verified copy beside its place, on the disk, and name it.

    :raises NotKeptError: if that fails; nothing is left of it then, nor if the watcher
        ends it.
    """
    note_long_work(LongWork.COPY)
    beside = target.with_name(_BESIDE)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        remove_parts(beside)
        _copy(source, beside, watcher)
        inspect_file(beside)
        flush_file(beside)
    except (sqlite3.Error, OSError, StorageTroubleError) as error:
        remove_parts(beside)
        raise _not_kept(error) from error
    except BaseException:
        remove_parts(beside)
        raise
    return beside


def sweep_copy(folder: Path) -> None:
    """Remove what a process that was killed had begun to copy into a folder."""
    remove_parts(folder / _BESIDE)


def flush_file(path: Path) -> None:
    """Wait until a file is on the disk."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def flush_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk, where a system can do that."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def remove_parts(path: Path) -> None:
    """Remove a database that nobody needs, with its journals."""
    for part in _PARTS:
        with suppress(OSError):
            path.with_name(path.name + part).unlink(missing_ok=True)


def _copy(
    source: sqlite3.Connection, target: Path, watcher: CopyWatcher | None
) -> None:
    with closing(sqlite3.connect(target)) as copy:
        if watcher is None:
            source.backup(copy)
        else:
            progress = _Told(watcher).take
            source.backup(copy, pages=_PAGES_A_STEP, progress=progress)
        # A copy is one file: whoever takes it away must not have to know of journals.
        copy.execute("PRAGMA journal_mode = DELETE").fetchone()


class _Told:
    """Tells a watcher in pages what SQLite tells of a copy."""

    def __init__(self, watcher: CopyWatcher) -> None:
        self._watcher = watcher
        self._left: int | None = None

    def take(self, _status: int, left: int, total: int) -> None:
        """Tell how many more pages are copied."""
        if self._left is None:
            self._watcher.begin("", total)
            self._left = total
        self._watcher.advance(self._left - left)
        self._left = left


def _not_kept(error: Exception) -> NotKeptError:
    said = getattr(error, "strerror", None) or str(error)
    return NotKeptError(f"no copy of the data could be made ({said.rstrip('.')})")
