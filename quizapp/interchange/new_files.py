"""New files: written beside their place first, then put there whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path

Writer = Callable[[Path], None]
"""Writes a file at the path that it is given."""


class FileNotWrittenError(Exception):
    """A file could not be written; what was there before is as it was."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path} was not written: {reason}.")
        self.path = path


def check_free(paths: tuple[Path, ...], *, force: bool) -> None:
    """Refuse early what could not be written later.

    :raises FileNotWrittenError: if a file is there already, or its folder is not.
    """
    for path in paths:
        if path.is_dir():
            raise FileNotWrittenError(path, "a folder has that name")
        if not path.parent.is_dir():
            raise FileNotWrittenError(path, f"there is no folder {path.parent}")
        if path.exists() and not force:
            raise FileNotWrittenError(
                path, "it is there already, and --force was not given to replace it"
            )


def write_new(writers: Mapping[Path, Writer], *, force: bool) -> None:
    """Write files; none is put in its place before all of them are on the disk.

    :raises FileNotWrittenError: if one cannot be written.
    """
    check_free(tuple(writers), force=force)
    with ExitStack() as stack:
        written: list[tuple[Path, Path]] = []
        for path, write in writers.items():
            beside = _beside(path)
            stack.callback(beside.unlink, missing_ok=True)
            try:
                write(beside)
                _flush(beside)
            except OSError as error:
                raise _not_written(path, error) from error
            written.append((beside, path))
        check_free(tuple(writers), force=force)
        for beside, path in written:
            try:
                beside.replace(path)
            except OSError as error:
                raise _not_written(path, error) from error


def write_text(text: str) -> Writer:
    """Make a writer of a text; its line ends stay as they are."""

    def write(path: Path) -> None:
        path.write_text(text, encoding="utf-8", newline="")

    return write


def write_bytes(data: bytes) -> Writer:
    """Make a writer of bytes."""

    def write(path: Path) -> None:
        path.write_bytes(data)

    return write


def write_private(data: bytes) -> Writer:
    """Make a writer of bytes that only their owner may read."""

    def write(path: Path) -> None:
        path.unlink(missing_ok=True)
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
        with os.fdopen(os.open(path, flags, 0o600), "wb") as file:
            file.write(data)

    return write


def _beside(path: Path) -> Path:
    """Name the file that is written first: hidden, and of this process alone."""
    return path.with_name(f".{path.name}.{os.getpid()}.new")


def _flush(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def _not_written(path: Path, error: OSError) -> FileNotWrittenError:
    return FileNotWrittenError(path, error.strerror or str(error))
