"""Tasks of the second process: what they stand on is loaded there, not by the window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quizapp.desktop.working.second_process import Line
    from quizapp.presenters.exchange.added_port import Added, Removed
    from quizapp.presenters.exchange.export_port import ExportAsked, Exported
    from quizapp.presenters.keeping.port import HistoryExported, Imported

# A function is carried into the second process by its name; these import what does the
# work, the engine often, only once they are called there.


def add_collection(data_folder: Path, path: Path, line: Line) -> Added:
    """Review a folder or archive, ask, and put what is sound of it on the shelf."""
    from quizapp.desktop.exchange import collecting

    return collecting.add_collection(data_folder, path, line)


def remove_collection(data_folder: Path, name: str, line: Line) -> Removed:
    """Take a collection off the shelf."""
    from quizapp.desktop.exchange import collecting

    return collecting.remove_collection(data_folder, name, line)


def export_questions(data_folder: Path, asked: ExportAsked, line: Line) -> Exported:
    """Write questions to the file asked for, and to what belongs beside it."""
    from quizapp.desktop.exchange import exporting

    return exporting.export_questions(data_folder, asked, line)


def export_history(folder: Path, path: Path, line: Line) -> HistoryExported:
    """Write the whole history of a data folder that another process holds open."""
    from quizapp.desktop.exchange import histories

    return histories.export_history(folder, path, line)


def export_anonymous(folder: Path, path: Path, line: Line) -> HistoryExported:
    """Write the answers without what tells who gave them, or when."""
    from quizapp.desktop.exchange import histories

    return histories.export_anonymous(folder, path, line)


def import_into(folder: Path, path: Path, line: Line) -> Imported:
    """Read a history, ask, and take it into a data folder that is closed by then."""
    from quizapp.desktop.exchange import histories

    return histories.import_into(folder, path, line)
