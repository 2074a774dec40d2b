"""How a window comes onto the screen: its size, and the work after its first picture."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSize, QTimer
from PySide6.QtWidgets import QWidget

_FRAME = 48
"""What the system may draw around a window, or beside it, in pixels."""


class FirstPaint(QObject):
    """Waits until a widget has been painted once, then lets the work begin."""

    def __init__(self, watched: QWidget, begin: Callable[[], None]) -> None:
        super().__init__(watched)
        self._begin = begin
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin once the event loop is free again after the first picture."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._begin)
        return False


def show_on_screen(window: QWidget) -> None:
    """Show a window in its own size, or as large as the screen where it has no room."""
    room = window.screen().availableSize() - QSize(_FRAME, _FRAME)
    if room.boundedTo(window.size()) == window.size():
        window.show()
    else:
        window.showMaximized()
