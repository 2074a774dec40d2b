"""The shelf of mock exams: what marks each of them, and how the past ones went."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TypeVar

import msgspec

from quizapp.storage.exams.sitting_file import FILE_NAME, list_sittings
from quizapp.training.exam.mock.marking import KeptMock
from quizapp.training.exam.mock.past import PastMock
from quizapp.training.ports import NotKeptError

FOLDER = "mock-exams"
_DONE = "done.json"

Kept = TypeVar("Kept", KeptMock, PastMock)


class MockShelf:
    """Keeps mock exams beside the progress of a learner: each sitting in a folder."""

    def __init__(self, data_folder: Path) -> None:
        self.folder = data_folder / FOLDER

    def keep(self, paper_hash: str, kept: KeptMock) -> None:
        """Keep what marks a paper; called before its sitting begins.

        :raises NotKeptError: if it cannot be kept.
        """
        _write(self._path_of(paper_hash), kept)

    def get(self, paper_hash: str) -> KeptMock | None:
        """Return what marks a paper; None if that is lost."""
        return _read(self._path_of(paper_hash), KeptMock)

    def finish(self, past: PastMock) -> None:
        """Keep how an exam went: it is no longer to be gone on with.

        :raises NotKeptError: if it cannot be kept.
        """
        _write(self.folder / past.sitting_id / _DONE, past)

    def unfinished(self) -> tuple[str, ...]:
        """List the sittings that are not marked yet, sorted."""
        return tuple(
            each
            for each in list_sittings(self.folder)
            if not (self.folder / each / _DONE).is_file()
        )

    def past(self) -> tuple[PastMock, ...]:
        """List how past exams went, the newest first; what cannot be read is left out."""
        paths = self.folder.glob(f"*/{_DONE}")
        found = [past for path in paths if (past := _read(path, PastMock)) is not None]
        return tuple(sorted(found, key=lambda past: past.handed_in_at, reverse=True))

    def _path_of(self, paper_hash: str) -> Path:
        return self.folder / f"{paper_hash}.json"


def has_unfinished(data_folder: Path) -> bool:
    """Say, without opening anything, whether a mock exam may wait to be gone on with."""
    sittings = (data_folder / FOLDER).glob(f"*/{FILE_NAME}")
    return any(not (path.parent / _DONE).is_file() for path in sittings)


def _read(path: Path, type_: type[Kept]) -> Kept | None:
    try:
        return msgspec.json.decode(path.read_bytes(), type=type_)
    except (OSError, msgspec.MsgspecError, ValueError, RecursionError):
        return None


def _write(path: Path, kept: KeptMock | PastMock) -> None:
    """Put a file in its place, whole."""
    beside = path.with_name(f".{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("wb") as file:
            file.write(msgspec.json.encode(kept))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        raise NotKeptError(f"{path}: {error.strerror or error}") from error
