"""The learners on this computer: listed, added, renamed, chosen and moved aside."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from quizapp.storage.file.folder_lock import FolderLock
from quizapp.storage.learners.register_file import (
    Register,
    read_register,
    write_register,
)
from quizapp.storage.trouble import UnwritableFolderError
from quizapp.training.ports import Clock
from quizapp.training.safekeeping.learner import FIRST, Learner, make_key, tidy_name

FOLDER = "learners"
REMOVED = "removed"


class UnknownLearnerError(LookupError):
    """Nobody of this name learns here."""

    def __init__(self, name: str, known: tuple[Learner, ...]) -> None:
        names = ", ".join(each.name for each in known)
        super().__init__(f"There is no learner {name} here; there is: {names}.")


class LastingLearnerError(Exception):
    """The first learner's data are the data folder itself, and stay."""

    def __init__(self, learner: Learner) -> None:
        super().__init__(
            f"The data of {learner.name} lie in the data folder itself, which others "
            "share: this learner can be renamed, not removed."
        )


class Learners:
    """Knows everybody's folder; the first learner's is the data folder itself."""

    def __init__(self, data_folder: Path, first_name: str = "First learner") -> None:
        """Take the folder, and what the first learner is called until renamed."""
        self.data_folder = data_folder
        self._first_name = first_name

    def list_all(self) -> tuple[Learner, ...]:
        """List the learners, the first one first."""
        return self._read().learners

    def current(self) -> Learner:
        """Give the learner whom the program opens unless another one is named."""
        register = self._read()
        return next(e for e in register.learners if e.key == register.current)

    def get(self, name: str) -> Learner:
        """Give the learner of a name, or of a key.

        :raises UnknownLearnerError: if there is none.
        """
        return _get(self._read(), name)

    def folder_of(self, learner: Learner) -> Path:
        """Say where a learner's data lie."""
        if learner.key == FIRST:
            return self.data_folder
        return self.data_folder / FOLDER / learner.key

    def choose(self, learner: Learner) -> None:
        """Open this learner from now on."""
        with self._locked():
            write_register(self.data_folder, replace(self._read(), current=learner.key))

    def add(self, name: str) -> Learner:
        """Add a learner, with an empty folder.

        :raises LearnerNameError: if the name cannot be one, or is taken.
        """
        with self._locked():
            register = self._read()
            tidy = tidy_name(name, [each.name for each in register.learners])
            learner = Learner(make_key(tidy, self._keys_taken(register)), tidy)
            self._make(self.folder_of(learner))
            added = (*register.learners, learner)
            write_register(self.data_folder, replace(register, learners=added))
            return learner

    def rename(self, name: str, new_name: str) -> Learner:
        """Call a learner otherwise; the folder stays where it is.

        :raises UnknownLearnerError: if there is no such learner.
        :raises LearnerNameError: if the new name cannot be one, or is taken.
        """
        with self._locked():
            register = self._read()
            old = _get(register, name)
            others = [each.name for each in register.learners if each != old]
            new = Learner(old.key, tidy_name(new_name, others))
            learners = tuple(new if each == old else each for each in register.learners)
            write_register(self.data_folder, replace(register, learners=learners))
            return new

    def remove(self, name: str, now: Clock) -> Path:
        """Take a learner off the list and move the folder aside; give where it is.

        :raises UnknownLearnerError: if there is no such learner.
        :raises LastingLearnerError: if it is the first one.
        :raises DataInUseError: if the data are open in a window.
        """
        with self._locked():
            register = self._read()
            learner = _get(register, name)
            if learner.key == FIRST:
                raise LastingLearnerError(learner)
            folder = self.folder_of(learner)
            FolderLock(folder).release()
            others = tuple(each for each in register.learners if each != learner)
            current = FIRST if register.current == learner.key else register.current
            write_register(self.data_folder, Register(others, current))
            return self._move_aside(folder, register, now)

    def _move_aside(self, folder: Path, before: Register, now: Clock) -> Path:
        removed = folder.parent / REMOVED
        stem = f"{folder.name}-{now():%Y-%m-%d-%H%M%S}"
        aside, number = removed / stem, 1
        while aside.exists():
            number += 1
            aside = removed / f"{stem}-{number}"
        try:
            removed.mkdir(exist_ok=True)
            folder.rename(aside)
        except OSError as error:
            write_register(self.data_folder, before)
            raise UnwritableFolderError(folder, error.strerror or str(error)) from error
        return aside

    def _read(self) -> Register:
        return read_register(self.data_folder, self._first_name)

    def _locked(self) -> FolderLock:
        """Let one process at a time change the list, whoever's data are open."""
        return FolderLock(self.data_folder / FOLDER)

    def _keys_taken(self, register: Register) -> set[str]:
        there = {path.name for path in (self.data_folder / FOLDER).iterdir()}
        return {each.key for each in register.learners} | there

    def _make(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True)
        except OSError as error:
            raise UnwritableFolderError(folder, error.strerror or str(error)) from error


def _get(register: Register, name: str) -> Learner:
    wanted = " ".join(name.split()).casefold()
    for learner in register.learners:
        if wanted == learner.name.casefold() or (wanted and wanted == learner.key):
            return learner
    raise UnknownLearnerError(name, register.learners)
