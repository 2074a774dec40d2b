"""Rescue of a file that cannot be used: a dated copy, and a fresh start beside it."""

from __future__ import annotations

import datetime as dt
import filecmp
import os
import shutil
from collections.abc import Callable
from pathlib import Path

from quizapp.storage.file.folder_lock import FolderLock
from quizapp.storage.file.names import DATABASE_NAME
from quizapp.storage.trouble import StorageTroubleError

_PARTS = ("", "-wal", "-shm", "-journal")
"""A database may consist of several files; the journal can hold the newest answers."""


class CopyFailedError(StorageTroubleError):
    """No copy equal to the file could be made, so the file stays in its place."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(
            path,
            f"No copy of {path} could be made ({reason}). "
            "The file has not been touched.",
        )


def keep_copy(path: Path, now: Callable[[], dt.datetime]) -> Path:
    """Copy a database beside itself under its name and the date, and compare.

    :raises CopyFailedError: if the copy is not equal, byte for byte.
    """
    copy = _free_name(path, now().astimezone(dt.UTC))
    try:
        for part in _present_parts(path):
            _copy_durably(_part(path, part), _part(copy, part))
        equal = _is_equal(path, copy)
    except OSError as error:
        raise CopyFailedError(path, error.strerror or str(error)) from error
    if not equal:
        raise CopyFailedError(path, "the copy differs")
    return copy


def start_afresh(folder: Path, now: Callable[[], dt.datetime]) -> Path:
    """Free the name of the progress file, keeping the old file under its name and date.

    Each original takes the place of its verified copy, so that no byte is ever
    deleted and a failure half way leaves the copy whole.

    :raises DataInUseError: if another process works with the folder.
    :raises CopyFailedError: if the old file cannot be kept.
    """
    path = folder / DATABASE_NAME
    with FolderLock(folder):
        copy = keep_copy(path, now)
        try:
            for part in _present_parts(path):
                _part(path, part).replace(_part(copy, part))
        except OSError as error:
            raise CopyFailedError(path, error.strerror or str(error)) from error
    return copy


def _part(path: Path, part: str) -> Path:
    return path.with_name(path.name + part)


def _present_parts(path: Path) -> list[str]:
    return [part for part in _PARTS if _part(path, part).exists()]


def _free_name(path: Path, moment: dt.datetime) -> Path:
    stem = f"{path.stem}-{moment:%Y-%m-%d-%H%M%S}"
    number, candidate = 1, path.with_name(f"{stem}{path.suffix}")
    while any(_part(candidate, part).exists() for part in _PARTS):
        number += 1
        candidate = path.with_name(f"{stem}-{number}{path.suffix}")
    return candidate


def _copy_durably(source: Path, copy: Path) -> None:
    with source.open("rb") as reader, copy.open("xb") as writer:
        shutil.copyfileobj(reader, writer)
        writer.flush()
        os.fsync(writer.fileno())


def _is_equal(path: Path, copy: Path) -> bool:
    parts = _present_parts(path)
    return parts == _present_parts(copy) and all(
        filecmp.cmp(_part(path, part), _part(copy, part), shallow=False)
        for part in parts
    )
