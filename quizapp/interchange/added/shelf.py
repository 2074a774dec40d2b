"""The shelf of collections: added whole, listed, and removed whole."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from quizapp.bank.places import (
    COLLECTIONS,
    collection_folders,
    collection_pack_folder,
)
from quizapp.bank.reading.files import list_question_files
from quizapp.interchange.added.offered import NotACollectionError, Offered
from quizapp.storage.file.folder_lock import FolderLock

_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_NEW, _REMOVED, _OLD = ".new", ".removed", ".old-"
"""Folders of what is being added or removed; nobody else uses them at the time."""


class ShelfError(Exception):
    """A collection cannot be put on the shelf, or is not there."""


class Prepared(Struct, frozen=True):
    """A collection on trial, in a folder of its own that nobody reads yet."""

    name: str
    folder: Path
    pack_folder: Path


class Kept(Struct, frozen=True):
    """A collection on the shelf."""

    name: str
    folder: Path
    question_ids: tuple[str, ...]
    card_files: int


def name_of(path: Path) -> str:
    """Make the name of a collection from that of its folder or archive.

    :raises ShelfError: if nothing of it can be used.
    """
    plain = re.sub(r"[^a-z0-9]+", "-", path.absolute().stem.lower()).strip("-")[:40]
    return check_name(plain.rstrip("-"))


def check_name(name: str) -> str:
    """Return a name if a collection may be called that.

    :raises ShelfError: if not.
    """
    if not _NAME.fullmatch(name):
        raise ShelfError(
            f'"{name}" is no name for a collection: it takes small letters a to z, '
            "digits and hyphens, at most 40"
        )
    return name


class CollectionShelf:
    """The collections of one data folder; one process changes them at a time."""

    def __init__(self, data_folder: Path) -> None:
        self._data_folder = data_folder
        self._folder = data_folder / COLLECTIONS

    def collections(self) -> tuple[Kept, ...]:
        """List the collections, sorted by name; no question is read for it."""
        return tuple(map(_look_at, collection_folders(self._data_folder)))

    def get(self, name: str) -> Kept:
        """Return a collection.

        :raises ShelfError: if there is none of that name.
        """
        for kept in self.collections():
            if kept.name == name:
                return kept
        raise ShelfError(f'no collection is called "{name}"')

    @contextmanager
    def preparing(
        self, name: str, offered: Offered, *, replaces: bool = False
    ) -> Iterator[Prepared]:
        """Put files where they can be reviewed; they are gone again if not kept.

        They may take the place of a collection of the same name only if that is said.

        :raises ShelfError: if the name is taken, or the files cannot be written.
        :raises StorageTroubleError: if another process changes the shelf.
        """
        with FolderLock(self._folder):
            self._sweep()
            if not replaces:
                self._check_free(name)
            trial = self._folder / _NEW
            try:
                _write(trial / name, offered)
                yield Prepared(name, trial / name, trial / "pack")
            finally:
                shutil.rmtree(trial, ignore_errors=True)

    def keep(self, prepared: Prepared) -> Kept:
        """Put a prepared collection on the shelf: all of it is there at once.

        :raises ShelfError: if that is not possible.
        """
        place = self._folder / prepared.name
        packed = collection_pack_folder(place)
        old = self._folder / f"{_OLD}{prepared.name}"
        try:
            if place.exists():
                place.rename(old)
            shutil.rmtree(packed, ignore_errors=True)
            packed.parent.mkdir(exist_ok=True)
            if prepared.pack_folder.is_dir():
                prepared.pack_folder.rename(packed)
            prepared.folder.rename(place)
            shutil.rmtree(old, ignore_errors=True)
        except OSError as error:
            self._sweep_old()
            raise ShelfError(f"it cannot be kept ({error.strerror})") from error
        return _look_at(place)

    def remove(self, name: str) -> Kept:
        """Take a collection off the shelf; answers to its questions stay.

        :raises ShelfError: if there is none of that name, or it cannot be removed.
        :raises StorageTroubleError: if another process changes the shelf.
        """
        with FolderLock(self._folder):
            kept = self.get(name)
            self._sweep()
            gone = self._folder / _REMOVED
            try:
                kept.folder.rename(gone)
            except OSError as error:
                said = f'"{name}" cannot be removed ({error.strerror})'
                raise ShelfError(said) from error
            shutil.rmtree(gone, ignore_errors=True)
            shutil.rmtree(collection_pack_folder(kept.folder), ignore_errors=True)
        return kept

    def _sweep(self) -> None:
        """Delete what a process left behind that was killed."""
        for name in (_NEW, _REMOVED):
            shutil.rmtree(self._folder / name, ignore_errors=True)
        self._sweep_old()

    def _sweep_old(self) -> None:
        """Put a replaced collection back where nothing has come in its place."""
        for old in self._folder.glob(f"{_OLD}*"):
            place = self._folder / old.name.removeprefix(_OLD)
            if place.exists():
                shutil.rmtree(old, ignore_errors=True)
            else:
                old.rename(place)

    def _check_free(self, name: str) -> None:
        if (self._folder / name).exists():
            raise ShelfError(
                f'a collection is called "{name}" already; '
                "remove it first, or choose another name with --name"
            )


def _look_at(folder: Path) -> Kept:
    cards = folder / "cards"
    return Kept(
        name=folder.name,
        folder=folder,
        question_ids=tuple(path.stem for path in list_question_files(folder)),
        card_files=sum(path.is_file() for path in cards.rglob("*.y*ml")),
    )


def _write(folder: Path, offered: Offered) -> None:
    try:
        folder.mkdir(parents=True)
        for name, content in offered.files.items():
            path = folder / name
            if not path.resolve().is_relative_to(folder.resolve()):
                raise NotACollectionError(f"the path {name!r} leads outside")
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("xb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
    except OSError as error:
        raise ShelfError(f"it cannot be kept ({error.strerror})") from error
