"""Trouble with the data folder: errors that say what is safe and what to do."""

from __future__ import annotations

from pathlib import Path


class StorageTroubleError(Exception):
    """The learner's data cannot be used as it is; nothing of it was changed."""

    def __init__(self, path: Path, message: str) -> None:
        super().__init__(message)
        self.path = path
        """The file or folder that the trouble is about."""


class DataInUseError(StorageTroubleError):
    """Another process of this program works with the same data."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            folder,
            f"The data in {folder} is open in another window of this program. "
            "Nothing has been changed. Close the other window and try again, "
            "or choose another folder with --data.",
        )


class UnwritableFolderError(StorageTroubleError):
    """The data folder cannot be made or written to."""

    def __init__(self, folder: Path, reason: str) -> None:
        super().__init__(
            folder,
            f"Answers cannot be kept in {folder} ({reason}). "
            "Make the folder writable, or choose another one with --data.",
        )


class DamagedDatabaseError(StorageTroubleError):
    """A part of the progress file cannot be read."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(
            path,
            f"The progress file {path} is damaged ({reason}). "
            "Nothing has been overwritten. Restore a copy: "
            "`quizapp data restore --list` shows those there are.",
        )
        self.reason = reason


class NewerDatabaseError(StorageTroubleError):
    """The progress file was written by a newer version of the program."""

    def __init__(self, path: Path, found: int, known: int) -> None:
        super().__init__(
            path,
            f"The progress file {path} was written by a newer version of this program "
            f"(schema {found}, this version knows {known}). "
            "Nothing has been overwritten. Use the newer version, "
            "or keep a copy and start afresh.",
        )
