"""Looks again and again for what is worked out elsewhere, until it is there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

_LOOK_MS = 20


class Looking(QObject):
    """Asks a presenter for news while it waits; nothing here waits itself."""

    def __init__(
        self,
        parent: QObject,
        look: Callable[[], bool],
        is_waiting: Callable[[], bool],
        render: Callable[[], None],
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._is_waiting = is_waiting
        self._render = render
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_MS)
        self._timer.timeout.connect(self.look)

    def begin(self) -> None:
        """Look from now on, if there is something to wait for."""
        if self._is_waiting():
            self._timer.start()

    def look(self) -> None:
        """Take what has come; draw only when something has."""
        found = self._look()
        if not self._is_waiting():
            self._timer.stop()
        if found:
            self._render()
