"""The presenter of the learner's data on the settings page."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

from msgspec import Struct

from quizapp.presenters.calendar_words import when_words
from quizapp.presenters.keeping.port import DataKeeper
from quizapp.presenters.keeping.screen import (
    CopyRow,
    ExportWords,
    LearnerRow,
    LearnerScreen,
    RestoreScreen,
    YourDataScreen,
)
from quizapp.presenters.message_screen import TroubleError
from quizapp.presenters.wording import word
from quizapp.training.ports import Clock, NotKeptError
from quizapp.training.safekeeping.kept_copy import KeptCopy, NotRestoredError
from quizapp.training.safekeeping.learner import FIRST, Learner, LearnerNameError

_UNNAMED = "First learner"
"""What the list of learners calls somebody who was never given a name."""


class _Notice(Struct, frozen=True):
    """How something went, not yet in a language."""

    key: str
    failed: bool = True
    file: str = ""
    name: str = ""
    n: int = 0


class YourDataPresenter:
    """Says where the data lie, and has them copied, restored and exported."""

    def __init__(
        self, keeper: DataKeeper, now: Clock, zone: dt.tzinfo | None = None
    ) -> None:
        """Take who keeps the data; without a zone the computer's is used."""
        self._keeper = keeper
        self._now = now
        self._zone = zone
        self._notice: _Notice | None = None

    def screen(self, language: str) -> YourDataScreen:
        """Return what is to be seen now."""
        notice = self._notice
        copies = self._keeper.list_copies()
        return YourDataScreen(
            title=word(language, "data"),
            line=word(language, "data.line"),
            folder=str(self._keeper.folder),
            open_folder=word(language, "data.open-folder"),
            last_copy=self._last_copy(copies[0] if copies else None, language),
            back_up=word(language, "data.back-up"),
            open_restore=word(language, "data.restore"),
            restore=RestoreScreen(
                title=word(language, "data.restore.title"),
                line=word(language, "data.restore.line"),
                rows=tuple(self._row(copy, language) for copy in copies),
                restore=word(language, "data.restore.do"),
                leave=word(language, "data.restore.leave"),
            ),
            export=ExportWords(
                button=word(language, "data.export"),
                lines=word(language, "data.export.lines"),
                table=word(language, "data.export.table"),
                file_name=word(language, "data.export.file"),
            ),
            learner=self._learner(language),
            notice="" if notice is None else _say(notice, language),
            failed=notice is not None and notice.failed,
        )

    def back_up(self) -> None:
        """Make a copy now; the next screen says how it went."""
        try:
            self._keeper.back_up()
        except (NotKeptError, TroubleError):
            self._notice = _Notice("data.not-copied")
        else:
            self._notice = _Notice("data.copied", failed=False)

    def restore(self, copy: Path) -> None:
        """Restore a copy; if it can be used, the window is opened anew."""
        try:
            self._keeper.restore(copy)
        except NotRestoredError as error:
            self._notice = _Notice(f"data.flaw.{error.flaw}")

    def export(self, path: Path) -> None:
        """Write the history to a file; the next screen says how it went."""
        try:
            count = self._keeper.export(path)
        except (NotKeptError, TroubleError):
            self._notice = _Notice("data.not-exported", file=path.name)
        else:
            self._notice = _Notice(
                "data.exported", failed=False, file=path.name, n=count
            )

    def open_learner(self, key: str) -> None:
        """Open the window anew for another learner."""
        if key == self._keeper.current_learner().key:
            return
        try:
            self._keeper.open_learner(key)
        except NotKeptError:
            self._notice = _Notice("learner.not-kept")

    def add_learner(self, name: str) -> None:
        """Add a learner; the next screen says how it went."""
        try:
            learner = self._keeper.add_learner(name)
        except LearnerNameError as error:
            self._notice = _Notice(f"learner.flaw.{error.flaw}")
        except NotKeptError:
            self._notice = _Notice("learner.not-kept")
        else:
            self._notice = _Notice("learner.added", failed=False, name=learner.name)

    def forget_notice(self) -> None:
        """Say no more how the last thing went."""
        self._notice = None

    def _last_copy(self, copy: KeptCopy | None, language: str) -> str:
        if copy is None:
            return word(language, "data.no-copy")
        when = self._row(copy, language).label
        return word(language, "data.last-copy", when=when)

    def _row(self, copy: KeptCopy, language: str) -> CopyRow:
        made, now = (
            each.astimezone(self._zone) for each in (copy.made_at, self._now())
        )
        when = when_words(made, now, language)
        why = word(language, f"data.kind.{copy.kind.value}")
        return CopyRow(copy.path, f"{when} · {why}")

    def _learner(self, language: str) -> LearnerScreen:
        current = self._keeper.current_learner()
        return LearnerScreen(
            line=word(language, "learner.line", name=_name(current, language)),
            button=word(language, "learner.switch"),
            rows=tuple(
                LearnerRow(each.key, _name(each, language), each.key == current.key)
                for each in self._keeper.list_learners()
            ),
            add=word(language, "learner.add"),
            ask_name=word(language, "learner.name"),
        )


def _name(learner: Learner, language: str) -> str:
    """Name a learner; who was never given a name is called so in each language."""
    if learner.key == FIRST and learner.name == _UNNAMED:
        return word(language, "learner.first")
    return learner.name


def _say(notice: _Notice, language: str) -> str:
    return word(language, notice.key, file=notice.file, name=notice.name, n=notice.n)
