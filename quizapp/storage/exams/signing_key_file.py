"""The file of the signing key: only its owner may read it."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from msgspec import Struct

from quizapp.storage.trouble import StorageTroubleError, UnwritableFolderError
from quizapp.training.exam.sealing.canonical import (
    UndecodableError,
    decode_exactly,
    encode,
)
from quizapp.training.exam.sealing.locking import RandomBytes
from quizapp.training.exam.sealing.signing import SigningKey, make_signing_key

FILE_NAME = "exam-signing-key.json"

_OWNER_ALONE = 0o600
_OTHERS = stat.S_IRWXG | stat.S_IRWXO


class SigningKeyTroubleError(StorageTroubleError):
    """The file of the signing key is there and cannot be used."""


class SigningKeyPresentError(StorageTroubleError):
    """Another signing key would be lost."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            path,
            f"There is another signing key in {path}: papers signed with it could no "
            "longer be answered to. Back it up first, then give --replace.",
        )


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    seed: bytes


class SigningKeyFile:
    """Keeps the one signing key of a data folder."""

    def __init__(self, data_folder: Path) -> None:
        self._folder = data_folder
        self.path = data_folder / FILE_NAME

    def find(self) -> SigningKey | None:
        """Read the key, if there is one.

        :raises SigningKeyTroubleError: if others may read it, or it is damaged.
        """
        try:
            with self.path.open("rb") as file:
                self._check_private(os.fstat(file.fileno()).st_mode)
                return SigningKey(decode_exactly(file.read(), _File).seed)
        except FileNotFoundError:
            return None
        except OSError as error:
            reason = error.strerror or str(error)
            raise self._trouble(f"cannot be read ({reason})") from error
        except (UndecodableError, ValueError) as error:
            raise self._trouble("is damaged: restore a backup of the key") from error

    def get_or_make(self, random_bytes: RandomBytes) -> SigningKey:
        """Read the key, or make and keep one.

        :raises StorageTroubleError: if it can be neither read nor kept.
        """
        found = self.find()
        if found is None:
            found = make_signing_key(random_bytes)
            self._write(found)
        return found

    def restore(self, key: SigningKey, *, replace: bool) -> None:
        """Keep a key that comes from a backup.

        :raises SigningKeyPresentError: if there is another one, unless it is replaced.
        """
        if self.path.exists() and not replace:
            found = self.find()
            if found is None or found.seed != key.seed:
                raise SigningKeyPresentError(self.path)
        self._write(key)

    def _check_private(self, mode: int) -> None:
        if os.name == "posix" and mode & _OTHERS:
            raise self._trouble(
                "can be read by others on this computer: take that right away "
                "(chmod 600), and make a new key if others had access"
            )

    def _trouble(self, what: str) -> SigningKeyTroubleError:
        said = f"The signing key {self.path} {what}. Nothing was changed."
        return SigningKeyTroubleError(self.path, said)

    def _write(self, key: SigningKey) -> None:
        """Put the file in its place, whole, and never readable for others."""
        beside = self.path.with_name(f".{FILE_NAME}.new")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            beside.unlink(missing_ok=True)
            flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
            with os.fdopen(os.open(beside, flags, _OWNER_ALONE), "wb") as file:
                file.write(encode(_File(key.seed)))
                file.flush()
                os.fsync(file.fileno())
            beside.replace(self.path)
        except OSError as error:
            reason = error.strerror or str(error)
            raise UnwritableFolderError(self._folder, reason) from error
