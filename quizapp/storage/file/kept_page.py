"""The file of the start page as it was last read, and what it was read from."""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from quizapp.storage.file.names import DATABASE_NAME, PAGE_NAME, has_journal

_LARGEST = 1_000_000
"""More bytes than any page takes: such a file is not ours."""
_IGNORED = ("__pycache__", ".git")

# Start-up: this is read before the first picture; the standard library does for it.


def read_page(folder: Path) -> str:
    """Read what was kept; empty if there is nothing, or if it is damaged."""
    try:
        path = folder / PAGE_NAME
        if path.stat().st_size > _LARGEST:
            return ""
        check, _, text = path.read_bytes().partition(b"\n")
        return text.decode() if check == _check(text) else ""
    except (OSError, UnicodeDecodeError):
        return ""


def write_page(folder: Path, text: str) -> None:
    """Keep a page in the place of the one before, wholly or not at all.

    :raises OSError: if it cannot be kept; the one before stays then.
    """
    written = text.encode()
    new = folder / f"{PAGE_NAME}.new"
    try:
        new.write_bytes(_check(written) + b"\n" + written)
        new.replace(folder / PAGE_NAME)
    except OSError:
        with suppress(OSError):
            new.unlink()
        raise


def remove_page(folder: Path) -> None:
    """Keep nothing any more, if anything was kept."""
    with suppress(OSError):
        (folder / PAGE_NAME).unlink()


def state_of_progress(folder: Path) -> str:
    """Name the state of a progress file; empty while answers stand in its journal.

    Where nothing was written since, it is the same; any writing changes it, even if the
    file is then as long as before.
    """
    path = folder / DATABASE_NAME
    try:
        return "" if has_journal(path) else _state(path.name, path.stat())
    except OSError:
        return ""


def state_of(places: Iterable[Path]) -> str:
    """Name the state of files and folders in the same way; empty if one is unreadable."""
    seen = 0
    try:
        for line in _list_states(places):
            seen = zlib.crc32(line.encode(errors="surrogateescape"), seen)
    except OSError:
        return ""
    return f"{seen:08x}"


def _check(text: bytes) -> bytes:
    return b"%08x" % zlib.crc32(text)


def _list_states(places: Iterable[Path]) -> Iterator[str]:
    for place in places:
        if place.is_dir():
            yield from _list_folder(place)
        elif place.is_file():
            yield _state(place, place.stat())
        else:
            yield f"{place} is not there"


def _list_folder(folder: Path) -> Iterator[str]:
    with os.scandir(folder) as found:
        entries = sorted(found, key=lambda entry: entry.name)
    for entry in entries:
        if entry.name in _IGNORED:
            continue
        if entry.is_dir(follow_symlinks=False):
            yield from _list_folder(Path(entry.path))
        else:
            yield _state(entry.path, entry.stat())


def _state(place: object, found: os.stat_result) -> str:
    times = f"{found.st_mtime_ns} {found.st_ctime_ns}"
    return f"{place} {found.st_ino} {found.st_size} {times}"
