"""Importing a history: all of a file goes in, or nothing does."""

from __future__ import annotations

from pathlib import Path

from quizapp.interchange.history.reading import read_history
from quizapp.training.history.history import HistoryStore
from quizapp.training.history.merging import ClashError, Merged, merge


def import_history(path: Path, store: HistoryStore, retention: float) -> Merged:
    """Take a history file into what is kept.

    :raises HistoryFileError: if the file is not sound or differs from what is kept.
    :raises NotKeptError: if it cannot be kept; what was there stays.
    """
    read = read_history(path)
    mine = store.read()
    try:
        merged = merge(mine, read.history, retention)
    except ClashError as error:
        raise read.fault(error) from error
    if merged.history != mine:
        store.replace(merged.history)
    return merged
