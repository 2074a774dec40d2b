"""The presenter of marks: bookmark, note and reports of the question that is shown."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from quizapp.presenters.marks.deeds import Deed, Deeds, Kind
from quizapp.presenters.marks.screen import MarksScreen
from quizapp.presenters.study_desk import OpenDesk
from quizapp.presenters.wording import word
from quizapp.training.marks import MarkStore
from quizapp.training.ports import NotKeptError
from quizapp.training.reporting import Reported


class MarksPresenter:
    """Marks the question that is shown, and writes reports on it."""

    def __init__(self, open_desk: OpenDesk, deeds: Deeds | None = None) -> None:
        """Take where bookmarks are noted as deeds that can be undone."""
        self._open_desk = open_desk
        self._deeds = Deeds() if deeds is None else deeds
        self._shown: Reported | None = None
        self._written: Path | None = None
        self._failed = False

    def open(self, shown: Reported | None) -> None:
        """Turn to a question, before or after its answer; None closes it."""
        if self.is_another(shown):
            self._written, self._failed = None, False
        self._shown = shown

    def is_another(self, shown: Reported | None) -> bool:
        """Say whether this is not the variant that was shown last."""
        before = self._shown
        return before is None or shown is None or before[:3] != shown[:3]

    def screen(self) -> MarksScreen | None:
        """Return what is to be seen; None where no question is shown or marks are kept."""
        marks, shown = self._marks, self._shown
        if shown is None or marks is None:
            return None
        note = marks.notes().get(shown.question_id, "")
        language, written = shown.language, self._written
        said = word(language, "note.shown", text=note) if note else ""
        return MarksScreen(
            language=language,
            bookmarked=shown.question_id in marks.bookmarks(),
            note=note,
            note_shown=said,
            report_notice=self._notice(language),
            report_failed=self._failed,
            report_folder="" if written is None else str(written.parent),
        )

    def turn_bookmark(self) -> None:
        """Put a bookmark at the question, or take it away.

        :raises NotKeptError: if that cannot be kept.
        """
        marks, shown = self._marks, self._shown
        if marks is None or shown is None:
            return
        question_id = shown.question_id
        if question_id in marks.bookmarks():
            marks.take_bookmark(question_id)
            back = partial(marks.bookmark, question_id)
            self._deeds.add(Deed(Kind.BOOKMARK_TAKEN, back))
        else:
            marks.bookmark(question_id)
            away = partial(marks.take_bookmark, question_id)
            self._deeds.add(Deed(Kind.BOOKMARK, away))

    def keep_note(self, text: str) -> None:
        """Keep the note on the question; an empty one takes it away.

        :raises NotKeptError: if that cannot be kept.
        """
        if self._marks is not None and self._shown is not None:
            self._marks.keep_note(self._shown.question_id, text)

    def report(self, note: str) -> None:
        """Write a report on the question; the next screen says how it went."""
        reports = self._open_desk().reports
        if reports is None or self._shown is None:
            return
        try:
            self._written, self._failed = reports.report(self._shown, note), False
        except NotKeptError:
            self._written, self._failed = None, True

    def forget_report(self) -> None:
        """Say no more how the last report went."""
        self._written, self._failed = None, False

    @property
    def _marks(self) -> MarkStore | None:
        return self._open_desk().marks

    def _notice(self, language: str) -> str:
        if self._failed:
            return word(language, "report.failed")
        if self._written is None:
            return ""
        return word(language, "report.written", path=self._written)
