"""Restoring: a copy takes the place of the data, which are kept aside first."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from quizapp.bank.long_work import LongWork, note_long_work
from quizapp.storage.backups.backups import Backups
from quizapp.storage.backups.copying import flush_folder, prepare_copy, remove_parts
from quizapp.storage.file.folder_lock import FolderLock
from quizapp.storage.file.inspection import inspect_file
from quizapp.storage.file.names import DATABASE_NAME, has_journal
from quizapp.storage.file.reading import connect_reading
from quizapp.storage.file.rescue import CopyFailedError, keep_copy
from quizapp.storage.migrations import APPLICATION_ID
from quizapp.storage.trouble import (
    DamagedDatabaseError,
    DataInUseError,
    NewerDatabaseError,
    StorageTroubleError,
    UnwritableFolderError,
)
from quizapp.training.ports import Clock, NotKeptError
from quizapp.training.safekeeping.kept_copy import CopyKind, NotRestoredError

_MARK = "PRAGMA application_id"


def check_copy(path: Path) -> None:
    """Look through a copy that is to be restored, reading only.

    :raises NotRestoredError: if it is none, is damaged, or is too new.
    """
    note_long_work(LongWork.COPY)
    if not path.is_file():
        raise NotRestoredError(path, "missing", "there is no such file")
    try:
        inspect_file(path)
        with closing(connect_reading(path)) as connection:
            marked = connection.execute(_MARK).fetchone()[0] != 0
    except NewerDatabaseError as error:
        reason = "a newer version of this program wrote it"
        raise NotRestoredError(path, "newer", reason) from error
    except DamagedDatabaseError as error:
        flaw = "damaged" if _is_marked(path) else "foreign"
        reason = f"it is damaged ({error.reason})"
        if flaw == "foreign":
            reason = "it is no copy of answers of this program"
        raise NotRestoredError(path, flaw, reason) from error
    except (DataInUseError, UnwritableFolderError, sqlite3.Error) as error:
        raise NotRestoredError(path, "disk", "it cannot be read") from error
    if not marked:
        raise NotRestoredError(path, "foreign", "there are no answers in it")


def restore_copy(copy: Path, data_folder: Path, backups: Backups, now: Clock) -> Path:
    """Put a copy in the place of the data, whole or not at all.

    Gives where the data that were there are kept now; the copy stays, too. Where there
    were none, this is the copy itself.

    :raises NotRestoredError: if it cannot be done; the data are as they were.
    """
    check_copy(copy)
    try:
        with FolderLock(data_folder):
            return _replace(copy, data_folder / DATABASE_NAME, backups, now)
    except DataInUseError as error:
        reason = "the data are open in another window of this program"
        raise NotRestoredError(copy, "in-use", reason) from error
    except (NotKeptError, StorageTroubleError, sqlite3.Error, OSError) as error:
        said = str(error).rstrip(".")
        raise NotRestoredError(copy, "disk", said) from error


def _replace(copy: Path, path: Path, backups: Backups, now: Clock) -> Path:
    with closing(connect_reading(copy)) as source:
        beside = prepare_copy(source, path)
    try:
        aside = _keep_aside(path, backups, now) if path.exists() else copy
        _remove_journals(path)
        beside.replace(path)
    except BaseException:
        remove_parts(beside)
        raise
    flush_folder(path.parent)
    return aside


def _keep_aside(path: Path, backups: Backups, now: Clock) -> Path:
    """Keep what is there: as a copy like others where it is sound, byte by byte if not."""
    try:
        inspect_file(path)
    except (DamagedDatabaseError, NewerDatabaseError):
        return keep_copy(path, now)
    with closing(sqlite3.connect(path)) as present:
        aside = backups.keep(present, CopyKind.REPLACED)
        # From here on the file is whole without its journal, which may then go.
        present.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if has_journal(path):
        raise CopyFailedError(path, "another program reads it")
    return aside.path


def _remove_journals(path: Path) -> None:
    """Remove the journals of a file that is kept aside: they do not fit what follows."""
    for part in ("-wal", "-shm", "-journal"):
        path.with_name(path.name + part).unlink(missing_ok=True)


def _is_marked(path: Path) -> bool:
    """Tell a damaged file of ours from one that never was: a mark in its first bytes."""
    with path.open("rb") as file:
        start = file.read(72)
    return start[68:72] == APPLICATION_ID.to_bytes(4, "big")
