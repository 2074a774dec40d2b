"""The presenter of the signing key: made, backed up and restored."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path

from quizapp.presenters.instructing.port import (
    Beside,
    KeyKeeper,
    KeyTroubleError,
    OtherKeyError,
    at_once,
)
from quizapp.presenters.instructing.shelf_screen import KeyScreen
from quizapp.presenters.retold.retelling import retell
from quizapp.presenters.wording import word

SHORTEST_PASSPHRASE = 12
"""Letters."""


class KeyPresenter:
    """Follows one act after the other; each is done on another thread."""

    def __init__(
        self, keeper: KeyKeeper, *, language: str, beside: Beside = at_once
    ) -> None:
        self._keeper = keeper
        self._language = language
        self._beside = beside
        self._acting: tuple[str, Future[str]] | None = None
        self._words = ""
        self._notice = ("", False)
        self._waiting_restore: tuple[Path, str] | None = None

    def open(self) -> None:
        """Read which key there is."""
        self._notice = ("", False)
        self._waiting_restore = None
        self._act("found", self._keeper.find_words)

    @property
    def is_waiting(self) -> bool:
        """Say whether something is still being done."""
        return self._acting is not None

    def make(self) -> None:
        """Make the key, if there is none."""
        self._act("made", self._keeper.make)

    def back_up(self, path: Path, passphrase: str, again: str) -> None:
        """Write a backup, if the passphrase was typed twice in the same way."""
        reason = ""
        if len(passphrase) < SHORTEST_PASSPHRASE:
            reason = word(self._language, "key.too-short", n=SHORTEST_PASSPHRASE)
        elif passphrase != again:
            reason = word(self._language, "key.differs")
        if reason:
            self._notice = (reason, True)
        else:
            self._act("backed-up", partial(self._keeper.back_up, path, passphrase))

    def restore(self, path: Path, passphrase: str) -> None:
        """Bring a key back; where another one would be lost, a word is waited for."""
        self._waiting_restore = (path, passphrase)
        work = partial(self._keeper.restore, path, passphrase, replace=False)
        self._act("restored", work)

    def replace(self) -> None:
        """Bring the key back that waits, although another one is lost."""
        if self._waiting_restore is not None:
            work = partial(self._keeper.restore, *self._waiting_restore, replace=True)
            self._act("restored", work)

    def look(self) -> bool:
        """Take what was done; say whether there was anything."""
        if self._acting is None or not self._acting[1].done():
            return False
        (name, future), self._acting = self._acting, None
        try:
            self._words = future.result()
        except OtherKeyError:
            self._notice = (word(self._language, "key.other"), True)
            return True
        except KeyTroubleError as error:
            self._waiting_restore = None
            self._notice = (retell(self._language, str(error)), True)
            return True
        self._waiting_restore = None
        said = "" if name == "found" else word(self._language, f"key.{name}")
        self._notice = (said, False)
        return True

    def screen(self) -> KeyScreen:
        """Return what is shown."""
        notice, is_wrong = self._notice
        return KeyScreen(
            title=word(self._language, "key.title"),
            line=word(self._language, "key.line"),
            words=self._words.replace("-", " "),
            notice=notice,
            is_wrong=is_wrong,
            can_replace=self._waiting_restore is not None and self._acting is None,
            busy=self.is_waiting,
        )

    def _act(self, name: str, work: Callable[[], str]) -> None:
        if self._acting is None:
            self._acting = (name, self._beside(work))
            self.look()
