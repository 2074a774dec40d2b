"""A guard over the window's thread: long work that a page begins there fails the test."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import current_thread, main_thread
from types import FrameType

from quizapp.bank.long_work import EVENT

_PAGES = str(Path("quizapp") / "gui")


class BlockedWindowError(AssertionError):
    """The window would stand still for what belongs beside it."""


class _Watch:
    """Whether the guard is up; an audit hook cannot be taken away again."""

    is_hooked = False
    depth = 0


@contextmanager
def guarded_window() -> Iterator[None]:
    """Refuse long work that is begun from a page, on the thread of the window."""
    if not _Watch.is_hooked:
        sys.addaudithook(_look)
        _Watch.is_hooked = True
    _Watch.depth += 1
    try:
        yield
    finally:
        _Watch.depth -= 1


@contextmanager
def as_if_beside() -> Iterator[None]:
    """Let a test double do here what the program does in a second process."""
    depth, _Watch.depth = _Watch.depth, 0
    try:
        yield
    finally:
        _Watch.depth = depth


def _look(event: str, about: tuple[object, ...]) -> None:
    if event != EVENT or not _Watch.depth or current_thread() is not main_thread():
        return
    page = _page_in(sys._getframe())
    if page:
        raise BlockedWindowError(f"{about[0]} on the thread of the window, from {page}")


def _page_in(frame: FrameType | None) -> str:
    while frame is not None:
        if _PAGES in frame.f_code.co_filename:
            return f"{frame.f_code.co_filename}:{frame.f_lineno}"
        frame = frame.f_back
    return ""
