"""Copying a database: beside its place first, verified, and only then under its name."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from quizapp.storage.file.inspection import inspect_file
from quizapp.storage.trouble import StorageTroubleError
from quizapp.training.ports import NotKeptError

_PARTS = ("", "-journal", "-wal", "-shm")


def copy_database(source: sqlite3.Connection, target: Path) -> None:
    """Copy what a connection reads, whole and sound, or not at all.

    Whoever calls holds the lock on the folder: the file beside has always the same
    name, so that what a process left behind when it was killed does not pile up.

    :raises NotKeptError: if there is no such copy now; an older one is as it was.
    """
    beside = prepare_copy(source, target)
    try:
        beside.replace(target)
        flush_folder(target.parent)
    except OSError as error:
        remove_parts(beside)
        raise _not_kept(error) from error


def prepare_copy(source: sqlite3.Connection, target: Path) -> Path:
    """Make the verified copy beside its place, on the disk, and name it.

    :raises NotKeptError: if that fails; nothing is left of it then.
    """
    beside = target.with_name(".copy.new")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        remove_parts(beside)
        _copy(source, beside)
        inspect_file(beside)
        flush_file(beside)
    except (sqlite3.Error, OSError, StorageTroubleError) as error:
        remove_parts(beside)
        raise _not_kept(error) from error
    return beside


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


def _copy(source: sqlite3.Connection, target: Path) -> None:
    with closing(sqlite3.connect(target)) as copy:
        source.backup(copy)
        # A copy is one file: whoever takes it away must not have to know of journals.
        copy.execute("PRAGMA journal_mode = DELETE").fetchone()


def _not_kept(error: Exception) -> NotKeptError:
    said = getattr(error, "strerror", None) or str(error)
    return NotKeptError(f"no copy of the data could be made ({said.rstrip('.')})")
