"""A kept copy of a learner's data: why it was made, when, and where it lies."""

from __future__ import annotations

import datetime as dt
from enum import StrEnum
from pathlib import Path

from msgspec import Struct


class CopyKind(StrEnum):
    """Why a copy was made."""

    DAILY = "daily"
    """The program opened the data for the first time on a day of the learner."""
    UPDATE = "update"
    """A newer version of the program was about to change the form of the file."""
    ASKED = "asked"
    """The learner asked for it."""
    REPLACED = "replaced"
    """Another copy was about to take the place of the data."""


class KeptCopy(Struct, frozen=True):
    """One copy; its name says all of this."""

    path: Path
    kind: CopyKind
    day: dt.date
    """The learner's day."""
    made_at: dt.datetime
    """Aware and in UTC, to the second."""


class NotRestoredError(Exception):
    """A copy cannot take the place of the data; nothing was changed."""

    def __init__(self, path: Path, flaw: str, reason: str) -> None:
        super().__init__(f"{path} was not restored: {reason}.")
        self.path = path
        self.reason = reason
        self.flaw = flaw
        """One of `missing`, `foreign`, `damaged`, `newer`, `in-use` and `disk`."""
