"""A learner's history, taken out without a name and brought back, in a second process."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec.structs import replace

from quizapp.app import open_app, system_surroundings
from quizapp.bank.question_bank import QuestionBank
from quizapp.desktop.working.second_process import Line
from quizapp.interchange.history.importing import import_history
from quizapp.interchange.history.lines import write_history
from quizapp.interchange.history.reading import HistoryFileError, read_history
from quizapp.interchange.history.tables import (
    make_anonymous,
    write_anonymous_lines,
    write_anonymous_table,
    write_answers_table,
)
from quizapp.interchange.new_files import FileNotWrittenError, write_new, write_text
from quizapp.presenters.keeping.port import HistoryExported, Imported, ImportFound
from quizapp.presenters.working.work import WorkFailedError
from quizapp.storage.file.names import DATABASE_NAME
from quizapp.storage.history import read_beside
from quizapp.storage.trouble import StorageTroubleError
from quizapp.training.ports import NotKeptError


def export_history(folder: Path, path: Path, line: Line) -> HistoryExported:
    """Write the whole history of a data folder that another process holds open.

    :raises WorkFailedError: if it cannot be written; nothing is left then.
    :raises StoppedError: if the work is to end; nothing is written then.
    """
    with _refused_as_failed(path):
        history = replace(read_beside(folder / DATABASE_NAME), settings={})
        write = write_answers_table if _is_table(path) else write_history
        _put(path, write(history), line)
    return HistoryExported(path, len(history.reviews))


def export_anonymous(folder: Path, path: Path, line: Line) -> HistoryExported:
    """Write the answers without what tells who gave them, or when.

    :raises WorkFailedError: if they cannot be written; nothing is left then.
    :raises StoppedError: if the work is to end; nothing is written then.
    """
    with _refused_as_failed(path):
        history = read_beside(folder / DATABASE_NAME)
        families = {each.stem for each in QuestionBank().paths}
        answers = make_anonymous(history, families)
        write = write_anonymous_table if _is_table(path) else write_anonymous_lines
        _put(path, write(answers), line)
    left_out = len(history.reviews) - len(answers)
    return HistoryExported(path, len(answers), left_out)


def _is_table(path: Path) -> bool:
    return path.suffix.lower() == ".csv"


def _put(path: Path, text: str, line: Line) -> None:
    line.check()
    # The dialog has asked already whether a file may be replaced.
    write_new({path: write_text(text)}, force=True)


@contextmanager
def _refused_as_failed(path: Path) -> Iterator[None]:
    try:
        yield
    except (FileNotWrittenError, StorageTroubleError) as error:
        raise WorkFailedError("not-written", path.name, str(error)) from error


def import_into(folder: Path, path: Path, line: Line) -> Imported:
    """Read a history, ask, and take it into a data folder that is closed by then.

    :raises WorkFailedError: if that is not possible; what was there stays.
    :raises StoppedError: if it is not wanted; what was there stays.
    """
    try:
        found = read_history(path)
        line.ask(ImportFound(path.name, len(found.history.reviews)))
        app = open_app(folder, system_surroundings())
        try:
            retention = app.settings.get_study().retention
            merged = import_history(path, app.history, retention)
        finally:
            app.close()
    except (HistoryFileError, NotKeptError, StorageTroubleError) as error:
        raise WorkFailedError("bad-history", path.name, str(error)) from error
    return Imported(merged.added, merged.known)
