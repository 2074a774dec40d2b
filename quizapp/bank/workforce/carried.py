"""A bank carried to another computer: the bytes of its files, opened there once."""

from __future__ import annotations

import shutil
import tempfile
import weakref
from collections.abc import Iterator
from pathlib import Path
from threading import Lock

from quizapp.bank.pack.sources import hash_program
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading.files import list_files
from quizapp.bank.workforce.trouble import OtherProgramError

Files = tuple[tuple[str, bytes], ...]
"""Names below the carried folders, and what is in them."""


class CarriedBank:
    """Goes as bytes from process to process, and becomes a bank where it is asked."""

    def __init__(self, bank: QuestionBank) -> None:
        """Take the files as they are now."""
        self._program = hash_program()
        # The folder's own name is part of what is said of a file.
        self._folders = [
            f"{number}/{folder.name}"
            for number, folder in enumerate((bank.folder, *bank.shared_cards))
        ]
        self._files: Files = tuple(_read(bank))
        self._opened: QuestionBank | None = None
        self._lock = Lock()

    def __getstate__(self) -> tuple[str, list[str], Files]:
        return self._program, self._folders, self._files

    def __setstate__(self, state: tuple[str, list[str], Files]) -> None:
        self._program, self._folders, self._files = state
        self._opened = None
        self._lock = Lock()

    @property
    def lock(self) -> Lock:
        """Give what a thread holds while it works on the bank."""
        return self._lock

    def open(self, scratch: Path, where: str) -> QuestionBank:
        """Return the bank; its files lie in a scratch folder until it is dropped.

        :param where: what this place is called.
        :raises OtherProgramError: if another version of the program runs here.
        """
        if self._opened is None:
            if hash_program() != self._program:
                raise OtherProgramError(
                    f"the worker at {where} runs another version of quizapp, or of its "
                    "translations, and could derive other keys. Install the same "
                    "version everywhere"
                )
            self._opened = self._unpack(scratch)
        return self._opened

    def _unpack(self, scratch: Path) -> QuestionBank:
        root = Path(tempfile.mkdtemp(prefix="quizapp-", dir=scratch))
        weakref.finalize(self, shutil.rmtree, root, ignore_errors=True)
        for name in self._folders:
            (root / name).mkdir(parents=True)
        for name, content in self._files:
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        folder, *shared_cards = (root / name for name in self._folders)
        return QuestionBank(folder, shared_cards)


def _read(bank: QuestionBank) -> Iterator[tuple[str, bytes]]:
    for number, folder in enumerate((bank.folder, *bank.shared_cards)):
        for path in list_files(folder):
            name = path.relative_to(folder.parent).as_posix()
            yield f"{number}/{name}", path.read_bytes()
