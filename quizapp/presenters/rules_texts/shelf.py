"""The presenter of the learner's rules texts on the settings page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from quizapp.presenters.calendar_words import date_words
from quizapp.presenters.message_screen import TroubleError
from quizapp.presenters.rules_texts.shelf_screen import RulesTextsScreen
from quizapp.presenters.study_desk import OpenDesk
from quizapp.presenters.wording import word
from quizapp.presenters.working.job import Job, Outcome, Said
from quizapp.presenters.working.work import Work
from quizapp.training.ports import NotKeptError
from quizapp.training.rules_texts import KeptEdition, RulesText

ReadRules = Callable[[Path], Work]
"""Begins to read a published rules text; the result is a `RulesText`."""


class _SaidImported(Said, frozen=True):
    """An edition is imported; its date is said as the language says dates."""

    effective: str = ""

    def in_language(self, language: str) -> str:
        """Say it."""
        date = date_words(self.effective, language)
        return word(language, self.key, date=date, **self.params)


class RulesTextsPresenter:
    """Lists the imported editions and imports further ones."""

    def __init__(self, open_desk: OpenDesk, read: ReadRules) -> None:
        """Take the desk, and what reads a file without keeping the window waiting."""
        self._open_desk = open_desk
        self._read = read

    def screen(self, language: str) -> RulesTextsScreen:
        """Return what is to be seen now."""
        try:
            texts = self._open_desk().rules_texts
        except TroubleError as error:
            said = word(language, f"message.{error.trouble.value}")
            return RulesTextsScreen((), said, can_import=False)
        editions = () if texts is None else texts.editions()
        return RulesTextsScreen(
            editions=tuple(_line(edition, language) for edition in editions),
            can_import=texts is not None,
        )

    def import_file(self, path: Path) -> Job:
        """Begin to read a file; it is kept when it was read whole."""

        def keep(result: object) -> Outcome:
            return self._keep(path.name, result)

        return Job("rules-texts", self._read(path), keep)

    def _keep(self, file: str, result: object) -> Outcome:
        if not isinstance(result, RulesText):
            raise TypeError(f"reading a rules text gave {result!r}")
        params = {"file": file}
        try:
            texts = self._open_desk().rules_texts
            if texts is None:
                raise NotKeptError("there is no place for rules texts")
            kept = texts.keep(result)
        except (NotKeptError, TroubleError):
            return Outcome(Said("rules-texts.not-kept", params), failed=True)
        effective = str(kept.effective)
        return Outcome(
            _SaidImported("rules-texts.imported", params, effective=effective)
        )


def _line(edition: KeptEdition, language: str) -> str:
    date = date_words(str(edition.effective), language)
    return word(language, "rules-texts.edition", date=date, n=edition.count)
