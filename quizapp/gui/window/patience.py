"""Patience: the window goes on being painted while it must have an answer first."""

from __future__ import annotations

from concurrent.futures import Future
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QTimer, Signal

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")

_LOOK_MS = 5
_SAY_AFTER_MS = 150
"""What comes sooner needs no word."""


_DOINGS = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.Shortcut,
        QEvent.Type.Wheel,
    }
)
"""What the system keeps back meanwhile, and nobody else may slip in."""


class Patience(QObject):
    """Waits for what another process works out; keys that are pressed wait as well.

    Whoever asks needs the answer before anything else can be shown, so what the learner
    does meanwhile is done afterwards, in its order.
    """

    waiting_changed = Signal(bool)
    """Whether something is waited for, that takes long enough to be said."""

    def __init__(self) -> None:
        super().__init__()
        self._depth = 0

    def wait(self, answer: Future[T]) -> T:
        """Give an answer once it is there, or raise what was raised for it."""
        if not answer.done():
            self._begin()
            try:
                self._let_paint(answer.done)
            finally:
                self._end()
        return answer.result()

    def _begin(self) -> None:
        application = QCoreApplication.instance()
        if self._depth == 0 and application is not None:
            application.installEventFilter(self)
        self._depth += 1

    def _end(self) -> None:
        self._depth -= 1
        application = QCoreApplication.instance()
        if self._depth == 0 and application is not None:
            application.removeEventFilter(self)
            self.waiting_changed.emit(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let nothing be done in the middle of what waits."""
        return event.type() in _DOINGS

    def _let_paint(self, is_done: Callable[[], bool]) -> None:
        loop, looking = QEventLoop(), QTimer()
        looking.timeout.connect(lambda: loop.quit() if is_done() else None)
        looking.start(_LOOK_MS)
        saying = QTimer(singleShot=True)
        saying.timeout.connect(lambda: self.waiting_changed.emit(True))
        saying.start(_SAY_AFTER_MS)
        loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        saying.stop()
        looking.stop()
