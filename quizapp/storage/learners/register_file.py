"""The file of learners: read strictly, written whole."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from msgspec import Struct

from quizapp.storage.file.names import REGISTER_NAME
from quizapp.storage.trouble import StorageTroubleError, UnwritableFolderError
from quizapp.training.safekeeping.learner import FIRST, Learner

_VERSION = 1


class LearnersUnreadableError(StorageTroubleError):
    """The file of learners cannot be read; everybody's data are where they were."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            path,
            f"The list of learners {path} cannot be read. Nobody's data have been "
            "touched. Remove the list to begin with the first learner alone: the "
            "folders of the others stay in learners/.",
        )


class Register(Struct, frozen=True, forbid_unknown_fields=True):
    """Who learns here, and who did last."""

    learners: tuple[Learner, ...]
    current: str
    """Key of the learner whom the program opens unless another one is named."""
    version: int = _VERSION

    def __post_init__(self) -> None:
        """Refuse a list that says nonsense."""
        keys = [each.key for each in self.learners]
        names = {each.name.casefold() for each in self.learners}
        if len({*keys}) != len(keys) or len(names) != len(keys):
            raise ValueError("two learners are one")
        if FIRST not in keys or self.current not in keys:
            raise ValueError("a learner is missing")
        if self.version != _VERSION or any(map(_leads_astray, keys)):
            raise ValueError("not written by this program")


def read_register(data_folder: Path, first_name: str) -> Register:
    """Read who learns here; without a file there is one learner.

    :raises LearnersUnreadableError: if the file is not what was once written.
    """
    path = data_folder / REGISTER_NAME
    try:
        return msgspec.json.decode(path.read_bytes(), type=Register)
    except FileNotFoundError:
        return Register((Learner(FIRST, first_name),), FIRST)
    except (OSError, msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise LearnersUnreadableError(path) from error


def write_register(data_folder: Path, register: Register) -> None:
    """Put the list in its place, whole.

    :raises UnwritableFolderError: if that is not possible; the list is as it was.
    """
    path = data_folder / REGISTER_NAME
    beside = path.with_name(f".{REGISTER_NAME}.new")
    try:
        data_folder.mkdir(parents=True, exist_ok=True)
        with beside.open("wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(register)) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        raise UnwritableFolderError(
            data_folder, error.strerror or str(error)
        ) from error


def _leads_astray(key: str) -> bool:
    """Say whether a key would lead out of the folder of learners."""
    return key != FIRST and (not key.replace("-", "").isalnum() or not key.isascii())
