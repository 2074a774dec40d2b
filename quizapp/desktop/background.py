"""What works beside the window: a second engine, and the questions being compiled."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from quizapp.app import open_worker
from quizapp.desktop.bank_process import BankProcess
from quizapp.desktop.data_desk import DataDesk

if TYPE_CHECKING:
    from quizapp.bank.what_if.worker import WhatIfWorker
    from quizapp.gui.window.main_window import MainWindow
    from quizapp.gui.window.preparing import Preparing
    from quizapp.presenters.what_if.presenter import WhatIfPresenter


def _nothing() -> None:
    """Leave everything as it is."""


class SecondEngine:
    """Lets an engine in a second process work out what would be."""

    def __init__(self, data_folder: Path, banks: BankProcess | None = None) -> None:
        """Take what derives for the window's own bank, if there is one already."""
        self.data_folder = data_folder
        self._worker: WhatIfWorker | None = None
        self.banks = banks or BankProcess()

    def make_presenter(self) -> WhatIfPresenter:
        """Make the presenter; the process starts when it is first asked."""
        from quizapp.presenters.what_if.presenter import WhatIfPresenter

        return WhatIfPresenter(self.worker)

    @property
    def worker(self) -> WhatIfWorker:
        """Give the process; it starts when it is first asked."""
        if self._worker is None:
            self._worker = open_worker(self.data_folder)
        return self._worker

    def begin_ahead(self, window: MainWindow) -> None:
        """Have modules, the process and pages ready before they are asked for."""
        from quizapp.desktop.ahead.collecting import lead_collector
        from quizapp.desktop.ahead.modules import loading_jobs
        from quizapp.gui.window.ahead.turns import Ahead

        # The collector need not go through what stays as long as the window: it would
        # do so while modules are loaded, and again while pages are made.
        process, there = (lambda: self.worker.warm_up(),), (gc.freeze,)
        modules, pages = loading_jobs(), window.jobs_ahead()
        led = (partial(lead_collector, window),)
        Ahead(window, chain(there, modules, process, there, pages, there, led))

    def take_collections(self) -> None:
        """Let the process read the collections that there are now."""
        from quizapp.bank.places import collection_folders

        self.banks.close()
        self.worker.take_collections(collection_folders(self.data_folder))
        self.worker.warm_up()

    def close(self) -> None:
        """End the processes that were started."""
        self.banks.close()
        if self._worker is not None:
            self._worker.close()


class PackKeeper:
    """Has the questions compiled in the background where they are not."""

    def __init__(
        self, desk: DataDesk, data_folder: Path, ready: Callable[[], None] = _nothing
    ) -> None:
        """Take what is done once everything is compiled."""
        self._desk = desk
        self._data_folder = data_folder
        self._ready = ready
        self._preparing: Preparing | None = None

    def prepare(self, window: MainWindow) -> None:
        """Begin, unless all is compiled or the data could not be opened."""
        shelf = self._desk.shelf
        if shelf is None or shelf.is_prepared:
            return
        from quizapp.gui.window.preparing import Preparing

        self._preparing = Preparing(compile_command(self._data_folder))
        self._preparing.advanced.connect(window.say_prepared)
        self._preparing.ended.connect(lambda: self._take_over(window))
        self._preparing.start()
        window.say_preparing(True)

    def close(self) -> None:
        """Stop compiling, if it is not done."""
        if self._preparing is not None:
            self._preparing.stop()

    def _take_over(self, window: MainWindow) -> None:
        shelf = self._desk.shelf
        if shelf is not None:
            shelf.look_again()
            self._ready()
        window.say_preparing(False)


def compile_command(data_folder: Path) -> tuple[str, ...]:
    """Return the command that compiles all questions, in one process only.

    It ends with the window, even if that is killed.
    """
    is_frozen = getattr(sys, "frozen", False)
    program = (sys.executable,) if is_frozen else (sys.executable, "-m", "quizapp")
    return (*program, "check", "--beside", "--jobs", "1", "--data", str(data_folder))
