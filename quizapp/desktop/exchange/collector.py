"""The collections of others as the window keeps them: by a second process."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from quizapp.desktop.exchange.tasks import add_collection, remove_collection
from quizapp.desktop.working.second_process import ProcessWork
from quizapp.interchange.added.shelf import CollectionShelf
from quizapp.presenters.exchange.added_port import AddedCollection
from quizapp.presenters.working.work import Work


class ProcessCollector:
    """Adds to a data folder and removes from it; fulfils the port `Collector`."""

    def __init__(self, data_folder: Path, reopen: Callable[[str], None]) -> None:
        """Take the folder, and what opens the window anew with a notice."""
        self._data_folder = data_folder
        self._reopen = reopen

    def list_added(self) -> Sequence[AddedCollection]:
        """List the collections, sorted by name."""
        return tuple(
            AddedCollection(kept.name, len(kept.question_ids), kept.card_files)
            for kept in CollectionShelf(self._data_folder).collections()
        )

    def add(self, path: Path) -> Work:
        """Begin to review a folder or archive."""
        return ProcessWork(partial(add_collection, self._data_folder, path))

    def remove(self, name: str) -> Work:
        """Begin to remove a collection."""
        return ProcessWork(partial(remove_collection, self._data_folder, name))

    def reopen(self, notice: str) -> None:
        """Open the window anew, and let its start page say something first."""
        self._reopen(notice)
