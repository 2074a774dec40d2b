"""The disk cache emptied of files, as it is after switching the computer on."""

from __future__ import annotations

import errno
import os
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_PAGE = 4096
_PROBE = "libQt6Widgets.so.6"
"""A large file that every window needs."""


def drop_from_cache() -> str:
    """Drop the files of environment and program; say why that did not work, or nothing.

    No rights are needed for it. What another process has mapped stays.
    """
    if not hasattr(os, "posix_fadvise") or not hasattr(os, "RWF_NOWAIT"):
        return "this system cannot be asked to forget files"
    for path in _files():
        _forget(path)
    probes = list(Path(sysconfig.get_paths()["platlib"]).rglob(_PROBE))
    if any(map(_is_cached, probes)):
        return "another process keeps the files of Qt in memory"
    return ""


def _files() -> Iterator[Path]:
    paths = sysconfig.get_paths()
    folders = (Path(paths["stdlib"]), Path(paths["platlib"]), Path(sys.prefix))
    for folder in {*folders, ROOT / "quizapp", ROOT / "assets"}:
        for path in folder.rglob("*"):
            if path.is_file() and not path.is_symlink():
                yield path


def _forget(path: Path) -> None:
    try:
        handle = os.open(path, os.O_RDONLY)
    except OSError:
        return
    try:
        os.posix_fadvise(handle, 0, 0, os.POSIX_FADV_DONTNEED)
    finally:
        os.close(handle)


def _is_cached(path: Path) -> bool:
    """Say whether a page in the middle of a file can be read without the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        middle = path.stat().st_size // 2 // _PAGE * _PAGE
        return os.preadv(handle, [bytearray(_PAGE)], middle, os.RWF_NOWAIT) > 0
    except OSError as error:
        return error.errno not in (errno.EAGAIN, errno.EOPNOTSUPP)
    finally:
        os.close(handle)
