"""Copies of the learner's data, made and put back in a second process."""

from __future__ import annotations

import datetime as dt
from pathlib import Path
from typing import NamedTuple

from quizapp.desktop.working.second_process import Line
from quizapp.presenters.keeping.port import CopyFound
from quizapp.presenters.working.work import WorkFailedError
from quizapp.storage.backups.backups import Backups
from quizapp.storage.backups.copying import sweep_copy
from quizapp.storage.backups.names import FOLDER
from quizapp.storage.backups.restoring import check_copy, restore_copy
from quizapp.storage.file.names import DATABASE_NAME
from quizapp.storage.file.reading import reading_beside
from quizapp.training.ports import NotKeptError
from quizapp.training.safekeeping.kept_copy import (
    CopyKind,
    KeptCopy,
    NotRestoredError,
)
from quizapp.training.scheduling.learner_day import DayBoundary


class Occasion(NamedTuple):
    """Whose data are copied, and when."""

    folder: Path
    moment: dt.datetime
    boundary: DayBoundary

    @property
    def backups(self) -> Backups:
        """Give the copies of these data, as of that moment."""
        return Backups(self.folder, lambda: self.moment, lambda: self.boundary)


def make_copy(occasion: Occasion, line: Line) -> KeptCopy:
    """Copy data that another process holds open.

    :raises WorkFailedError: if there is no such copy now; older ones stay.
    :raises StoppedError: if the work is to end; nothing is left of it then.
    """
    backups = occasion.backups
    backups.watch(line)
    try:
        with reading_beside(occasion.folder / DATABASE_NAME) as source:
            return backups.keep(source, CopyKind.ASKED)
    except NotKeptError as error:
        raise WorkFailedError("not-copied", details=str(error)) from error


def put_back(copy: Path, occasion: Occasion, line: Line) -> Path:
    """Look through a copy, wait until the data are closed, and put it in their place.

    Gives where the data that were there are kept now.

    :raises WorkFailedError: if the copy cannot be used; the data are as they were.
    :raises StoppedError: if it is not wanted; the data are as they were.
    """
    try:
        check_copy(copy)
        line.ask(CopyFound(copy.name))
        now = occasion.moment
        return restore_copy(copy, occasion.folder, occasion.backups, lambda: now)
    except NotRestoredError as error:
        reason, details = f"copy-{error.flaw}", str(error)
        raise WorkFailedError(reason, copy.name, details) from error


def sweep_copies(folder: Path, _process_id: int) -> None:
    """Delete what a killed process had begun to copy."""
    for place in (folder, folder / FOLDER):
        sweep_copy(place)
