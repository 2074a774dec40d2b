"""Migrations that are killed: files of every earlier schema brought up to date."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from quizapp.storage.backups.restoring import check_copy
from quizapp.storage.file.names import DATABASE_NAME
from quizapp.storage.migrations import SCHEMA_VERSION
from quizapp.training.history.history import History
from quizapp.training.safekeeping.kept_copy import NotRestoredError
from tests.faults.killing import Say
from tests.faults.kind import OneProcess, is_sound
from tests.support.kept_data import KeptData
from tests.support.make_old_database import OLD_DATABASES


class Migration(OneProcess):
    """Opens one old file after the other, with a copy of each before it changes."""

    name, rounds, longest_s = "migration", 50, 0.6

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._old = sorted(OLD_DATABASES.glob("*.db"))
        whole = self._lay_out(folder / "whole")
        self._histories: list[History] = [kept.history() for kept in whole]
        self._kept: list[KeptData] = []

    def prepare(self, number: int) -> None:
        shutil.rmtree(self._folder / "killed", ignore_errors=True)
        self._kept = self._lay_out(self._folder / "killed")

    def work(self, say: Say) -> None:
        for number, kept in enumerate(self._kept):
            kept.open_once()
            say(str(number))

    def find_losses(self, said: tuple[str, ...]) -> Iterator[str]:
        for number, kept in enumerate(self._kept):
            old, path = self._old[number].stem, kept.folder / DATABASE_NAME
            yield from is_sound(path)
            if str(number) in said and _version(path) != SCHEMA_VERSION:
                yield f"{old}: called open, and of schema {_version(path)}"
            yield from (f"{old}: {said}" for said in _unsound_copies(kept))
            if kept.history() != self._histories[number]:
                yield f"{old}: its history is not what it was"

    def _lay_out(self, folder: Path) -> list[KeptData]:
        laid = []
        for old in self._old:
            (folder / old.stem).mkdir(parents=True)
            shutil.copyfile(old, folder / old.stem / DATABASE_NAME)
            laid.append(KeptData(folder / old.stem))
        return laid


def _version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def _unsound_copies(kept: KeptData) -> Iterator[str]:
    for copy in kept.backups.list_copies():
        try:
            check_copy(copy.path)
        except NotRestoredError as error:
            yield f"{copy.path.name}: {error.reason}"
