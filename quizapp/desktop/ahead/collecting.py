"""Python's garbage collector, led so that it never goes through everything at once."""

from __future__ import annotations

import gc
from functools import partial

from PySide6.QtCore import QObject, QTimer

EVERY_MS = 20_000
"""How often what is new is gone through."""
NEVER = 1_000_000
"""After so many younger rounds the collector would go through everything by itself."""
_USUAL = gc.get_threshold()
"""As it is where no window leads it."""


class Collecting(QObject):
    """Has what is new gone through now and then, in a turn of the event loop of its own.

    By itself the collector goes through all that there is, at any moment: 40 ms in the
    midst of whatever is being shown. What has stayed until now is left alone from now on.
    """

    def __init__(self, window: QObject) -> None:
        """Lead it for as long as a window is there."""
        super().__init__(window)
        _spare_what_is_old()
        self.destroyed.connect(partial(gc.set_threshold, *_USUAL))
        self._timer = QTimer(self, interval=EVERY_MS)
        self._timer.timeout.connect(collect_what_is_new)
        self._timer.start()


def lead_collector(window: QObject) -> None:
    """Lead the collector for as long as a window is there."""
    Collecting(window)


def collect_what_is_new() -> None:
    """Go through what has come since the last time, and leave alone what stays."""
    gc.collect()
    gc.freeze()
    _spare_what_is_old()  # a window that came before this one may be gone only now


def _spare_what_is_old() -> None:
    gc.set_threshold(*_USUAL[:2], NEVER)
