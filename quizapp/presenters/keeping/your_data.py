"""The presenter of the learner's data on the settings page."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

from msgspec import Struct

from quizapp.presenters.calendar_words import when_words
from quizapp.presenters.keeping.port import (
    DataKeeper,
    HistoryExported,
    Imported,
    ImportFound,
)
from quizapp.presenters.keeping.screen import (
    AskedWord,
    CopyRow,
    ExportWords,
    LearnerRow,
    LearnerScreen,
    RestoreScreen,
    YourDataScreen,
)
from quizapp.presenters.message_screen import TroubleError
from quizapp.presenters.wording import word
from quizapp.presenters.working.job import Job, Outcome, Said
from quizapp.training.ports import Clock, NotKeptError
from quizapp.training.safekeeping.kept_copy import KeptCopy
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
            anonymous=word(language, "data.anonymous"),
            ask_anonymous=_ask_anonymous(language),
            open_import=word(language, "data.import"),
            import_kind=word(language, "data.import.kind"),
            notice="" if notice is None else _say(notice, language),
            failed=notice is not None and notice.failed,
        )

    def back_up(self) -> Job | None:
        """Begin to make a copy; None if the data cannot be used, as the screen says."""
        try:
            work = self._keeper.back_up()
        except TroubleError:
            self._notice = _Notice("work.failed.not-copied")
            return None
        return Job("copying", work, _copy_outcome)

    def restore(self, copy: Path) -> Job:
        """Begin to restore a copy; it is looked through first."""
        return Job("restoring", self._keeper.restore(copy), _restore_outcome)

    def export_history(self, path: Path) -> Job:
        """Begin to write the whole history to a file."""
        work = self._keeper.export_history(path)
        return Job("histories", work, _history_outcome)

    def export_anonymous(self, path: Path) -> Job:
        """Begin to write answers that do not tell whose they are."""
        work = self._keeper.export_anonymous(path)
        return Job("anonymous", work, _anonymous_outcome)

    def import_history(self, path: Path) -> Job:
        """Begin to read a history."""
        work = self._keeper.import_history(path)
        return Job("importing", work, _import_outcome)

    def ask_import(self, found: object, language: str) -> AskedWord:
        """Ask whether a history that was read is to be taken in."""
        if not isinstance(found, ImportFound):
            raise TypeError(f"an import found {found!r}")
        n = found.answers
        return AskedWord(
            word(language, "importing.title", n=n, file=found.file),
            (word(language, "importing.line"), word(language, "importing.anew")),
            word(language, "importing.do"),
            word(language, "data.restore.leave"),
            word(language, "key.esc"),
        )

    def take_in(self, job: Job) -> None:
        """Give the word: from now on the work has the data for itself."""
        self._keeper.close_data()
        job.answer(True)

    def reopen_after(self, job: Job, language: str) -> None:
        """Open the window anew: what it stands on has changed, or was closed."""
        self._keeper.reopen(job.screen(language).text)

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


def _ask_anonymous(language: str) -> AskedWord:
    """Say what would be in the file before it is written."""
    parts = ("in-it", "not-in-it", "left-out", "still")
    return AskedWord(
        word(language, "data.anonymous.title"),
        tuple(word(language, f"data.anonymous.{each}") for each in parts),
        word(language, "exporting.choose-file"),
        word(language, "exporting.leave"),
        word(language, "key.esc"),
    )


def _anonymous_outcome(result: object) -> Outcome:
    if not isinstance(result, HistoryExported):
        raise TypeError(f"an export gave {result!r}")
    key = "anonymous.done.left-out" if result.left_out else "anonymous.done"
    params = {"n": result.answers, "file": result.path.name, "left": result.left_out}
    return Outcome(Said(key, params), result.path.parent)


def _history_outcome(result: object) -> Outcome:
    if not isinstance(result, HistoryExported):
        raise TypeError(f"an export gave {result!r}")
    params = {"n": result.answers, "file": result.path.name}
    return Outcome(Said("data.exported", params), result.path.parent)


def _copy_outcome(result: object) -> Outcome:
    if not isinstance(result, KeptCopy):
        raise TypeError(f"copying gave {result!r}")
    return Outcome(Said("data.copied"), result.path.parent)


def _restore_outcome(result: object) -> Outcome:
    if not isinstance(result, Path):
        raise TypeError(f"restoring gave {result!r}")
    return Outcome(Said("data.restored", {"file": result.name}))


def _import_outcome(result: object) -> Outcome:
    if not isinstance(result, Imported):
        raise TypeError(f"an import gave {result!r}")
    return Outcome(Said("importing.done", {"n": result.added, "known": result.known}))
