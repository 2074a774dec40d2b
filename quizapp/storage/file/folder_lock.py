"""A lock on the data folder: one process works with the data at a time."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from quizapp.storage.file.names import LOCK_NAME
from quizapp.storage.trouble import DataInUseError, UnwritableFolderError

_HELD_ELSEWHERE = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

    def _unlock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _unlock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_UN)


class FolderLock:
    """Holds the data folder until released or until the process ends, however it ends.

    The lock file itself stays: removing it would let two processes lock two files.
    """

    def __init__(self, folder: Path) -> None:
        """Take the lock, making the folder if needed.

        :raises DataInUseError: if another process holds it.
        :raises UnwritableFolderError: if the folder cannot be written to.
        """
        self.folder = folder
        self._descriptor: int | None = _open_lock_file(folder)
        try:
            _lock(self._descriptor)
        except OSError as error:
            self.release()
            if error.errno in _HELD_ELSEWHERE:
                raise DataInUseError(folder) from None
            raise UnwritableFolderError(folder, error.strerror or str(error)) from error

    def release(self) -> None:
        """Let others use the folder; doing it twice is harmless."""
        if self._descriptor is not None:
            # A process that is being started holds a copy until it has begun: without
            # a word the lock would last as long.
            with suppress(OSError):
                _unlock(self._descriptor)
            os.close(self._descriptor)
            self._descriptor = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.release()


def _open_lock_file(folder: Path) -> int:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return os.open(folder / LOCK_NAME, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise UnwritableFolderError(folder, error.strerror or str(error)) from error
