"""The author's desk: question files read and written, and an unsaved text kept."""

from __future__ import annotations

from pathlib import Path

import msgspec

from quizapp.bank.checked import CheckedFamily
from quizapp.bank.places import COLLECTIONS, collection_folders
from quizapp.bank.reading.fault import UnreadableError
from quizapp.bank.reading.files import list_files, read_author_file
from quizapp.bank.signing.sign_off import NothingToSignError, SignOff, UnfitNameError
from quizapp.bank.signing.sign_off_file import read_sign_offs
from quizapp.interchange.added.own_questions import OWN
from quizapp.interchange.authored.signing import sign
from quizapp.interchange.new_files import FileNotWrittenError, write_new, write_text
from quizapp.presenters.workbench.port import NotDoneError, Unsaved
from quizapp.training.ports import Clock

_KEPT = Path("workbench") / "unsaved.json"


class AuthorDesk:
    """Works in a data folder; a new question goes into the author's own collection."""

    def __init__(self, data_folder: Path, now: Clock) -> None:
        self._data_folder = data_folder
        self._now = now

    def read(self, path: Path) -> str:
        """Read a question file.

        :raises NotDoneError: if it cannot be read.
        """
        try:
            return read_author_file(path).text.replace("\r\n", "\n")
        except UnreadableError as error:
            raise NotDoneError(str(error)) from error

    def save(self, path: Path, text: str) -> None:
        """Write a question file, whole or not at all.

        :raises NotDoneError: if it cannot be written; the old one is there then.
        """
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_new({path: write_text(text)}, force=True)
        except FileNotWrittenError as error:
            raise NotDoneError(str(error)) from error
        except (OSError, ValueError) as error:
            raise NotDoneError(f"{path} was not written: {_reason(error)}.") from error

    def place_for(self, topic: str, question_id: str) -> Path:
        """Say where a new question of the author's own goes."""
        return self._own / topic / f"{question_id}.yaml"

    def own_ids(self) -> tuple[str, ...]:
        """List the ids of the author's own questions."""
        return tuple(sorted(path.stem for path in list_files(self._own)))

    def collection_of(self, path: Path) -> Path | None:
        """Return the folder of the collection that a file is in, if it is in one."""
        for folder in (*collection_folders(self._data_folder), self._own):
            if path.is_relative_to(folder):
                return folder
        return None

    def sign_offs(self, path: Path) -> tuple[SignOff, ...]:
        """List who has signed a question file.

        :raises NotDoneError: if its sign-offs cannot be read.
        """
        try:
            return read_sign_offs(path)
        except UnreadableError as error:
            raise NotDoneError(str(error)) from error

    def sign(self, path: Path, checked: CheckedFamily, reviewer: str) -> SignOff:
        """Write that a reviewer agrees with a question file.

        :raises NotDoneError: if the name is none, or the sign-off cannot be written.
        """
        try:
            return sign(path, checked, reviewer, self._now)
        except (UnfitNameError, NothingToSignError) as error:
            said = str(error)
            raise NotDoneError(f"{said[:1].upper()}{said[1:]}.") from error
        except (UnreadableError, FileNotWrittenError) as error:
            raise NotDoneError(str(error)) from error

    def keep_unsaved(self, unsaved: Unsaved | None) -> None:
        """Keep a text in case the window goes away; None: there is none.

        :raises NotDoneError: if it cannot be kept.
        """
        path = self._data_folder / _KEPT
        if unsaved is None:
            try:
                path.unlink(missing_ok=True)
            except OSError as error:
                said = f"{path} was not removed: {_reason(error)}."
                raise NotDoneError(said) from error
            return
        self.save(path, msgspec.json.encode(unsaved).decode())

    def find_unsaved(self) -> Unsaved | None:
        """Return the text that was kept; one that cannot be read is none."""
        try:
            content = (self._data_folder / _KEPT).read_bytes()
            return msgspec.json.decode(content, type=Unsaved)
        except (OSError, msgspec.DecodeError, RecursionError):
            return None

    @property
    def _own(self) -> Path:
        return self._data_folder / COLLECTIONS / OWN


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
