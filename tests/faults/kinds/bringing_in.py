"""Imports that are killed: of a history, and of a collection of questions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

from quizapp.bank.places import collection_folders
from quizapp.interchange.added.shelf import CollectionShelf
from quizapp.interchange.history.importing import import_history
from quizapp.interchange.history.lines import write_history
from quizapp.storage.file.names import DATABASE_NAME
from quizapp.storage.stores import open_stores
from quizapp.training.history.history import History
from tests.faults.killing import Say
from tests.faults.kind import OneProcess, is_sound
from tests.support.exchange_without_end import NAME, OFFERED
from tests.support.histories import Learner


class HistoryImport(OneProcess):
    """Takes in one file, then a longer one, and begins anew."""

    name, rounds, longest_s = "history import", 50, 0.3

    def __init__(self, folder: Path) -> None:
        source = Learner(folder / "source")
        source.study("first", "rw" * 20, day=0)
        source.mark("q1", "A note.\nOf two lines.")
        one = source.history()
        source.study("second", "r" * 40, day=3)
        source.make_set("again", "q1", "q2")
        self._target = Learner(folder / "target")
        self._target.set()
        self._states = (one, source.history(), self._target.history())
        self._paths = tuple(folder / f"{number}.jsonl" for number in range(2))
        for path, history in zip(self._paths, self._states, strict=False):
            path.write_text(write_history(history), "utf-8", newline="")

    def prepare(self, number: int) -> None:
        self._target.put(History())

    def work(self, say: Say) -> None:
        stores = open_stores(self._target.folder)
        for place in cycle(range(3)):
            if place == 2:
                stores.history.replace(History())
            else:
                import_history(self._paths[place], stores.history, 0.9)
            say(str(place))

    def find_losses(self, said: tuple[str, ...]) -> Iterator[str]:
        yield from is_sound(self._target.folder / DATABASE_NAME)
        last = int(said[-1]) if said else 2
        found = self._target.history()
        if found not in (self._states[last], self._states[(last + 1) % 3]):
            yield f"after {last} there is neither that history nor the next one"
        yield from self._target.wrong_days()


class Collection(OneProcess):
    """Adds a collection of forty files and removes it again."""

    name, rounds, longest_s = "collection import", 50, 0.4

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def prepare(self, number: int) -> None:
        shelf = CollectionShelf(self._folder)
        if collection_folders(self._folder):
            shelf.remove(NAME)

    def work(self, say: Say) -> None:
        shelf = CollectionShelf(self._folder)
        while True:
            with shelf.preparing(NAME, OFFERED) as prepared:
                shelf.keep(prepared)
            say("added")
            shelf.remove(NAME)
            say("removed")

    def find_losses(self, said: tuple[str, ...]) -> Iterator[str]:
        """Either there is all of it or nothing: after any act the next has begun."""
        for folder in collection_folders(self._folder):
            files = {
                path.relative_to(folder).as_posix(): path.read_bytes()
                for path in folder.rglob("*")
                if path.is_file()
            }
            if (folder.name, files) != (NAME, OFFERED.files):
                yield f"{folder.name} is there by half"
        with CollectionShelf(self._folder).preparing("other", OFFERED):
            pass
        left = {path.name for path in (self._folder / "collections").iterdir()}
        if not left <= {"in-use.lock", ".packs", NAME}:
            yield f"left behind: {sorted(left)}"
