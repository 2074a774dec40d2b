"""The presenters of exchange put together, when they are first asked for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quizapp.presenters.exchange.added_presenter import AddedPresenter
    from quizapp.presenters.exchange.export_presenter import ExportPresenter


def make_export(data_folder: Path) -> ExportPresenter:
    """Make what writes questions to files."""
    from quizapp.desktop.exchange.exporter import ProcessExporter
    from quizapp.presenters.exchange.export_presenter import ExportPresenter

    return ExportPresenter(ProcessExporter(data_folder))


def make_added(data_folder: Path, reopen: Callable[[str], None]) -> AddedPresenter:
    """Make what keeps the questions of others; a change opens the window anew."""
    from quizapp.desktop.exchange.collector import ProcessCollector
    from quizapp.presenters.exchange.added_presenter import AddedPresenter

    return AddedPresenter(ProcessCollector(data_folder, reopen))
