"""The signing key of a data folder, as the window shows, backs up and restores it."""

from __future__ import annotations

from pathlib import Path

from quizapp.app import system_random_bytes
from quizapp.interchange.exams.files import ExamFileError, read_bytes
from quizapp.interchange.new_files import (
    FileNotWrittenError,
    write_new,
    write_private,
)
from quizapp.presenters.instructing.port import KeyTroubleError, OtherKeyError
from quizapp.storage.exams.signing_key_file import (
    SigningKeyFile,
    SigningKeyPresentError,
)
from quizapp.storage.trouble import StorageTroubleError
from quizapp.training.exam.sealing.key_backup import (
    KeyBackupError,
    make_backup,
    open_backup,
)


class FileKeyKeeper:
    """Keeps the key in its file; fulfils the port `KeyKeeper`."""

    def __init__(self, data_folder: Path) -> None:
        self._file = SigningKeyFile(data_folder)

    def find_words(self) -> str:
        """Give the five words of the key; empty where there is none yet."""
        try:
            found = self._file.find()
        except StorageTroubleError as error:
            raise KeyTroubleError(str(error)) from error
        return "" if found is None else found.words

    def make(self) -> str:
        """Make the key if there is none, and give its words."""
        try:
            return self._file.get_or_make(system_random_bytes).words
        except StorageTroubleError as error:
            raise KeyTroubleError(str(error)) from error

    def back_up(self, path: Path, passphrase: str) -> str:
        """Write the key to a file that opens with the passphrase; give its words.

        :raises KeyTroubleError: if that is not possible.
        """
        try:
            key = self._file.get_or_make(system_random_bytes)
            data = make_backup(key, passphrase, system_random_bytes)
            write_new({path: write_private(data)}, force=True)
        except (StorageTroubleError, KeyBackupError, FileNotWrittenError) as error:
            raise KeyTroubleError(str(error)) from error
        return key.words

    def restore(self, path: Path, passphrase: str, *, replace: bool) -> str:
        """Bring back a key from its backup; give its words.

        :raises KeyTroubleError: if that is not possible.
        :raises OtherKeyError: if another key would be lost.
        """
        try:
            key = open_backup(read_bytes(path), passphrase)
            self._file.restore(key, replace=replace)
        except SigningKeyPresentError as error:
            raise OtherKeyError(str(error)) from error
        except (StorageTroubleError, KeyBackupError, ExamFileError) as error:
            raise KeyTroubleError(str(error)) from error
        return key.words
