"""A disk of its own that is small, can be filled to the last byte, and made read-only."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_FILLER = "filler"


class SmallDisk:
    """A file system in memory, mounted at a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self, spare_bytes: int = 0) -> None:
        """Leave no more than so many bytes."""
        self.free()
        with (self.folder / _FILLER).open("wb", buffering=0) as file:
            with suppress(OSError):
                while True:
                    file.write(bytes(4096))
            size = file.tell()
            file.truncate(max(0, size - spare_bytes))

    def free(self) -> None:
        """Let there be room again."""
        (self.folder / _FILLER).unlink(missing_ok=True)

    def make_read_only(self) -> None:
        """Let nothing be written to it any more."""
        _run("mount", "-o", "remount,ro", str(self.folder))


class NoDiskError(Exception):
    """This user may mount nothing."""


@contextmanager
def small_disk(folder: Path, kilobytes: int = 2048) -> Iterator[SmallDisk]:
    """Mount a disk, and take it away again.

    :raises NoDiskError: if that is not allowed here.
    """
    folder.mkdir()
    if os.name == "nt" or os.geteuid() != 0:
        raise NoDiskError("only the superuser mounts disks")
    _run("mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs", str(folder))
    try:
        yield SmallDisk(folder)
    finally:
        _run("umount", "--lazy", str(folder))


def _run(*words: str) -> None:
    try:
        subprocess.run(words, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoDiskError(str(error)) from error
