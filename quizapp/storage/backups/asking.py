"""A copy that is asked for while the data are closed: they are read, not migrated."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from quizapp.storage.backups.backups import Backups
from quizapp.storage.backups.copying import copy_database
from quizapp.storage.file.folder_lock import FolderLock
from quizapp.storage.file.inspection import inspect_file
from quizapp.storage.file.names import DATABASE_NAME
from quizapp.storage.file.reading import connect_reading
from quizapp.training.ports import NotKeptError
from quizapp.training.safekeeping.kept_copy import CopyKind


def back_up_closed(
    data_folder: Path, backups: Backups, target: Path | None = None
) -> Path:
    """Copy the progress file among its copies, or into a file of its own.

    :raises NotKeptError: if there is nothing to copy, or no copy can be made.
    :raises StorageTroubleError: if the progress file cannot be used.
    """
    path = data_folder / DATABASE_NAME
    if not path.exists():
        raise NotKeptError(f"there are no answers in {data_folder} yet")
    with FolderLock(data_folder):
        inspect_file(path)
        with closing(connect_reading(path)) as source:
            if target is None:
                return backups.keep(source, CopyKind.ASKED).path
            copy_database(source, target)
            return target
