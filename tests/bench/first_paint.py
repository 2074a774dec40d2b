"""Runs one Qt program in this process and reports when its first window was painted.

Usage: python -m tests.bench.first_paint STARTED_NS (smallest | MODULE [ARGUMENT ...])

The program itself knows nothing of this. `QApplication` is replaced by a subclass
that watches its own events before the program is imported.
"""

from __future__ import annotations

import os
import runpy
import sys
import time
from typing import Any


def watch_for_the_first_paint(started_ns: int) -> None:
    """Report the time since the start as soon as a main window has been painted."""
    from PySide6 import QtCore, QtWidgets

    class FirstPaintFilter(QtCore.QObject):
        def eventFilter(self, watched: Any, event: Any) -> bool:
            if event.type() == QtCore.QEvent.Type.Paint and _is_main_window(watched):
                # This runs before the window paints. The timer fires once the whole
                # tree is painted and the picture was handed to the platform.
                QtCore.QTimer.singleShot(0, lambda: _report_and_leave(started_ns))
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


def _report_and_leave(started_ns: int) -> None:
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
    started_ns, module, *rest = arguments
    watch_for_the_first_paint(int(started_ns))
    if module == "smallest":
        show_the_smallest_window()
    else:
        sys.argv = [module, *rest]
        runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main(sys.argv[1:])
