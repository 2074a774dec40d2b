"""The process that reads and derives questions for the window until they are compiled."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Future

    from quizapp.bank.beside.bank_beside import BankBeside, BanksBeside
    from quizapp.gui.window.patience import Patience

# Start-up: it is there before anything is asked of it.

T = TypeVar("T")


class BankProcess:
    """Gives banks that derive elsewhere, and waits for what they say."""

    def __init__(self) -> None:
        self._banks: BanksBeside | None = None

    @cached_property
    def patience(self) -> Patience:
        """Return what waits on the window's thread, on which it is first asked for."""
        from quizapp.gui.window.patience import Patience

        return Patience()

    def open_bank(self, folder: Path, shared_cards: Sequence[Path]) -> BankBeside:
        """Give the bank of a folder; the process starts when something is asked."""
        from quizapp.bank.beside.bank_beside import BanksBeside

        if self._banks is None:
            self._banks = BanksBeside(self.wait)
        return self._banks.open_bank(folder, shared_cards)

    def wait(self, answer: Future[T]) -> T:
        """Wait without keeping the window from being painted."""
        if current_thread() is main_thread():
            return self.patience.wait(answer)
        return answer.result()

    def close(self) -> None:
        """End the process: all is compiled by now, or other files are to be read."""
        if self._banks is not None:
            self._banks.close()
