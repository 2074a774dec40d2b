"""Work that begins only when the window has painted what it was asked for."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

from PySide6.QtCore import QTimer

T = TypeVar("T")

PAINTED_MS = 30
"""How long the window is left alone first."""
FADED_MS = 150
"""The same for what may come later: the page has faded in by then."""


def once_painted(
    begin: Callable[[Callable[[], T]], Future[T]],
    work: Callable[[], T],
    after_ms: int = PAINTED_MS,
) -> Future[T]:
    """Have work begun on another thread a little later; asked for on the window's.

    Two threads share one interpreter: a page that is painted while another thread works
    waits for it again and again.
    """
    answer: Future[T] = Future()

    def hand_on(done: Future[T]) -> None:
        error = done.exception()
        if error is None:
            answer.set_result(done.result())
        else:
            answer.set_exception(error)

    def begin_now() -> None:
        try:
            begin(work).add_done_callback(hand_on)
        except RuntimeError as error:  # nothing is begun any more once it was closed
            answer.set_exception(error)

    QTimer.singleShot(after_ms, begin_now)
    return answer
