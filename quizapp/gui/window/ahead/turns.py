"""Small jobs done ahead of need, one a turn of the event loop, while nothing is pressed."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

LOGGER = logging.getLogger(__name__)
Job = Callable[[], None]

QUIET_MS = 300
"""How long nothing must have been pressed before the next job."""
_BREATH_MS = 2
"""How long the window is left alone between two jobs."""

_DOINGS = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
        QEvent.Type.Resize,
    }
)


class Ahead(QObject):
    """Does jobs one by one; each must be short, for a key pressed meanwhile waits."""

    def __init__(
        self, window: QWidget, jobs: Iterator[Job], quiet_ms: int = QUIET_MS
    ) -> None:
        super().__init__(window)
        self._window = window
        self._jobs = jobs
        self._quiet_ms = quiet_ms
        self.is_finished = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._work)
        # What is pressed comes through the system's window; its widgets need no watch.
        self._watched = window.windowHandle()
        if self._watched is not None:
            self._watched.installEventFilter(self)
        self._timer.start(quiet_ms)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait anew after each key and click; nothing is kept from the window."""
        if event.type() in _DOINGS and not self.is_finished:
            self._timer.start(self._quiet_ms)
        return False

    def _work(self) -> None:
        if not self._window.isVisible():
            self._finish()  # it was closed, and nothing may be begun after that
            return
        try:
            job = next(self._jobs, None)
            if job is not None:
                job()
        except Exception:
            # What is really wrong is said once the page itself is asked for.
            LOGGER.info("a job could not be done ahead", exc_info=True)
            job = _nothing
        if job is None:
            self._finish()
        else:
            self._timer.start(_BREATH_MS)

    def _finish(self) -> None:
        self.is_finished = True
        if self._watched is not None:
            self._watched.removeEventFilter(self)


def _nothing() -> None:
    """Stand for a job that failed, after which the next one comes."""
