"""Runs the program and measures one thing in its window once the data are open.

Usage: python -m tests.bench.opened_window (memory | progress) DATA_FOLDER

`memory` weighs the process as soon as the start page has its numbers from the data.
`progress` waits until everything is made ahead, presses the entry of the progress page,
and says how long it took until the page was painted with all its numbers. The script
loads nothing that the program has not loaded by then.
"""

from __future__ import annotations

import json
import runpy
import sys
import time
from collections.abc import Callable
from typing import Any

from tests.bench.first_paint import watch_for_the_first_paint
from tests.bench.memory import read_pss_mib

_LOOK_MS = 5


def weigh(window: Any) -> None:
    """Say how much memory the program has once the data are open."""
    _wait(
        window,
        lambda: not window._home_screen.loading,
        lambda: _say(window, "pss_mib", read_pss_mib()),
    )


def open_progress(window: Any) -> None:
    """Open the progress page once nothing more is made ahead."""
    from quizapp.gui.window.ahead.turns import Ahead

    def is_ready() -> bool:
        ahead = window.findChild(Ahead)
        return ahead is not None and bool(ahead.is_finished)

    _wait(window, is_ready, lambda: _press(window))


def _press(window: Any) -> None:
    from PySide6.QtCore import QEvent, QObject, QTimer

    started = time.perf_counter()

    class PageFilter(QObject):
        def eventFilter(self, watched: Any, event: Any) -> bool:
            # All that changed in a window is painted while this event is handled.
            if event.type() == QEvent.Type.UpdateRequest and _is_complete(watched):
                watched.removeEventFilter(self)
                QTimer.singleShot(0, watched, say)
            return False

    def say() -> None:
        _say(window, "progress_ms", (time.perf_counter() - started) * 1000)

    window.page_filter = PageFilter(window)
    window.installEventFilter(window.page_filter)
    window.rail.pressed.emit("progress")


def _is_complete(window: Any) -> bool:
    """Say whether the page is open and no number is still being worked out."""
    lead = window._leads._made["progress"]
    return window.pages.currentWidget() is lead.page and not lead._timer.isActive()


def _wait(window: Any, is_so: Callable[[], bool], go_on: Callable[[], None]) -> None:
    from PySide6.QtCore import QTimer

    def look() -> None:
        if is_so():
            timer.stop()
            go_on()

    timer = QTimer(window)
    timer.timeout.connect(look)
    timer.start(_LOOK_MS)


def _say(window: Any, name: str, value: float | None) -> None:
    print(json.dumps({name: value}), flush=True)
    window.close()


def main(what: str, data_folder: str) -> None:
    """Run the program, and measure."""
    watch_for_the_first_paint({"memory": weigh, "progress": open_progress}[what])
    sys.argv = ["quizapp", "--data", data_folder]
    runpy.run_module("quizapp", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
