"""Replaces a history, or adds and removes a collection, over and over, until killed."""

from __future__ import annotations

import sys
from pathlib import Path

from quizapp.interchange.added.offered import Offered
from quizapp.interchange.added.shelf import CollectionShelf
from quizapp.interchange.history.importing import import_history
from quizapp.interchange.history.reading import read_history
from quizapp.storage.stores import open_stores
from quizapp.training.history.history import History

NAME = "sent"
OFFERED = Offered({f"t/q{n}.yaml": b"x" * 5000 for n in range(40)}, ())


def replace_histories(folder: Path) -> None:
    """Take in two files, one after the other, and begin anew."""
    one, both = folder.parent / "one.jsonl", folder.parent / "both.jsonl"
    empty, whole = History(), read_history(both).history
    stores = open_stores(folder)
    while True:
        for path in (one, both):
            import_history(path, stores.history, 0.9)
            print("kept", flush=True)  # noqa: T201 - the parent waits for it
        assert stores.history.read() == whole
        stores.history.replace(empty)


def add_and_remove(folder: Path) -> None:
    """Add a collection and remove it again."""
    shelf = CollectionShelf(folder)
    while True:
        with shelf.preparing(NAME, OFFERED) as prepared:
            shelf.keep(prepared)
        print("kept", flush=True)  # noqa: T201 - the parent waits for it
        shelf.remove(NAME)


if __name__ == "__main__":
    {"history": replace_histories, "collection": add_and_remove}[sys.argv[1]](
        Path(sys.argv[2])
    )
