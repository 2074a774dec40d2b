"""Work in a thread of its own, while the window goes on answering."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

T = TypeVar("T")

LOOK_AGAIN_MS = 5
"""How long to leave the window alone before looking whether the work is done."""


def in_a_thread(work: Callable[[], T]) -> Future[T]:
    """Begin some work; what comes of it, be it an error, waits in the answer."""
    answer: Future[T] = Future()

    def run() -> None:
        try:
            answer.set_result(work())
        except BaseException as error:
            answer.set_exception(error)

    Thread(target=run, name="beside the window").start()
    return answer


class Waiting(QObject):
    """Goes on once something is done, unless the window was closed meanwhile."""

    def __init__(
        self,
        window: QWidget,
        is_busy: Callable[[], bool],
        go_on: Callable[[], None],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._is_busy = is_busy
        self._go_on = go_on
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        self._timer.start(LOOK_AGAIN_MS)

    def _look(self) -> None:
        if self._is_busy():
            return
        self._timer.stop()
        if self._window.isVisible():
            self._go_on()
