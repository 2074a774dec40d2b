"""Backups and restores that are killed."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

from quizapp.storage.backups.restoring import check_copy, restore_copy
from quizapp.storage.file.names import DATABASE_NAME
from quizapp.training.safekeeping.kept_copy import CopyKind, NotRestoredError
from tests.faults.killing import Say
from tests.faults.kind import OneProcess, is_sound
from tests.support.histories import Learner
from tests.support.kept_data import KeptData


class Backup(OneProcess):
    """Makes the copies of one day after the other, and those that are asked for."""

    name, rounds, longest_s = "backup", 50, 0.3

    def __init__(self, folder: Path) -> None:
        self._learner = Learner(folder)
        self._learner.study("first", "rw" * 40)
        self._history = self._learner.history()
        self._kept = KeptData(folder)

    def prepare(self, number: int) -> None:
        for copy in self._kept.backups.list_copies():
            copy.path.unlink()

    def work(self, say: Say) -> None:
        while True:
            self._kept.open_once()
            say(self._kept.back_up().path.name)
            self._kept.pass_days(1)

    def find_losses(self, said: tuple[str, ...]) -> Iterator[str]:
        yield from is_sound(self._kept.folder / DATABASE_NAME)
        there = {copy.path.name: copy for copy in self._kept.backups.list_copies()}
        yield from (f"{name} is gone" for name in said if name not in there)
        for copy in there.values():
            yield from _flaws(copy.path)
        if said and not any(c.kind is CopyKind.DAILY for c in there.values()):
            yield "no copy of a day is left"
        if self._learner.history() != self._history:
            yield "the data are not what they were"


class Restore(OneProcess):
    """Puts one copy after the other in the place of the data."""

    name, rounds, longest_s = "restore", 50, 0.3

    def __init__(self, folder: Path) -> None:
        learner = Learner(folder / "data")
        self._kept = KeptData(learner.folder)
        self._copies: list[Path] = []
        self._histories = []
        for number in range(3):
            learner.study(f"s{number}", "r" * 20 * (number + 1), day=number)
            self._copies.append(folder / f"copy-{number}.db")
            shutil.copyfile(self._kept.back_up().path, self._copies[-1])
            self._histories.append(learner.history())
        self._learner = learner

    def prepare(self, number: int) -> None:
        self._learner.put(self._histories[2])
        self._kept.pass_days(1)

    def work(self, say: Say) -> None:
        for place in cycle(range(3)):
            kept = self._kept
            restore_copy(self._copies[place], kept.folder, kept.backups, kept.now)
            say(str(place))
            kept.pass_days(1)

    def find_losses(self, said: tuple[str, ...]) -> Iterator[str]:
        if not (self._kept.folder / DATABASE_NAME).is_file():
            yield "there is no file"
            return
        yield from is_sound(self._kept.folder / DATABASE_NAME)
        last = int(said[-1]) if said else 2
        wanted = (self._histories[last], self._histories[(last + 1) % 3])
        if self._learner.history() not in wanted:
            yield f"after copy {last} there is neither that one nor the next"
        for path in (
            *self._copies,
            *(c.path for c in self._kept.backups.list_copies()),
        ):
            yield from _flaws(path)


def _flaws(path: Path) -> Iterator[str]:
    try:
        check_copy(path)
    except NotRestoredError as error:
        yield f"{path.name}: {error.reason}"
