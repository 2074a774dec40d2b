"""Runs one Qt program in this process and reports when something was first painted.

Usage: python -m tests.bench.first_paint STARTED_NS WHAT (smallest | MODULE [ARGUMENT ...])

WHAT is `window`, the first main window; `numbers`, the numbers of the start page once
nothing marks them any more; or `leaving`, after which the window is closed.

The program itself knows nothing of this. `QApplication` is replaced by a subclass
that watches its own events before the program is imported.
"""

from __future__ import annotations

import os
import runpy
import sys
import time
from collections.abc import Callable
from typing import Any

_NUMBERS = "numbers"
"""The panel that is there once numbers are confirmed."""
_LEAVING_MS = 1_500
"""How long the data are left open before the window is closed."""


def watch_for_the_first_paint(painted: Callable[[Any], None]) -> None:
    """Hand over the main window as soon as it has been painted."""
    from PySide6 import QtCore, QtWidgets

    class FirstPaintFilter(QtCore.QObject):
        def eventFilter(self, watched: Any, event: Any) -> bool:
            if event.type() == QtCore.QEvent.Type.Paint and _is_main_window(watched):
                QtWidgets.QApplication.instance().removeEventFilter(self)
                # This runs before the window paints. The timer fires once the whole
                # tree is painted and the picture was handed to the platform.
                QtCore.QTimer.singleShot(0, lambda: painted(watched))
            return False

    class WatchedApplication(QtWidgets.QApplication):
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            self._first_paint_filter = FirstPaintFilter()
            self.installEventFilter(self._first_paint_filter)

    def _is_main_window(watched: Any) -> bool:
        # A splash screen or a dialog is not the window that one waits for.
        return (
            isinstance(watched, QtWidgets.QWidget)
            and watched.isWindow()
            and watched.windowType() == QtCore.Qt.WindowType.Window
        )

    QtWidgets.QApplication = WatchedApplication  # type: ignore[assignment, misc]


def watch_for_numbers(window: Any, painted: Callable[[], None]) -> None:
    """Go on once a window that was painted has been painted with its numbers."""
    from PySide6 import QtCore, QtWidgets

    class NumbersFilter(QtCore.QObject):
        def eventFilter(self, watched: Any, event: Any) -> bool:
            # All that changed in a window is painted while this event is handled.
            if event.type() == QtCore.QEvent.Type.UpdateRequest:
                numbers = watched.findChild(QtWidgets.QWidget, _NUMBERS)
                if numbers is not None and numbers.isVisible():
                    watched.removeEventFilter(self)
                    QtCore.QTimer.singleShot(0, painted)
            return False

    window.numbers_filter = NumbersFilter(window)
    window.installEventFilter(window.numbers_filter)


def close_later(window: Any) -> None:
    """Close a window that has been looked at."""
    from PySide6.QtCore import QTimer

    QTimer.singleShot(_LEAVING_MS, window, window.close)


def report_and_leave(started_ns: int) -> None:
    """Say how long it took, and end."""
    elapsed_s = (time.monotonic_ns() - started_ns) / 1e9
    print(f'{{"first_paint_s": {elapsed_s}}}', flush=True)
    os._exit(0)  # how long the program takes to close is not asked here


def show_the_smallest_window() -> None:
    """Show an empty widget, the least that PySide6 can put on a screen."""
    from PySide6.QtWidgets import QApplication, QWidget

    application = QApplication(sys.argv[:1])
    window = QWidget()
    window.show()
    application.exec()


def main(arguments: list[str]) -> None:
    """Watch, then run what was asked for as `python -m` would."""
    started_ns, what, module, *rest = arguments

    def painted(window: Any) -> None:
        if what == "window":
            report_and_leave(int(started_ns))
        elif what == "numbers":
            watch_for_numbers(window, lambda: report_and_leave(int(started_ns)))
        else:
            watch_for_numbers(window, lambda: close_later(window))

    watch_for_the_first_paint(painted)
    if module == "smallest":
        show_the_smallest_window()
    else:
        sys.argv = [module, *rest]
        runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main(sys.argv[1:])
