"""The presenter of the learner's rules texts on the settings page."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from quizapp.presenters.calendar_words import date_words
from quizapp.presenters.message_screen import TroubleError
from quizapp.presenters.rules_texts.shelf_screen import RulesTextsScreen
from quizapp.presenters.study_desk import OpenDesk
from quizapp.presenters.wording import word
from quizapp.training.ports import NotKeptError
from quizapp.training.rules_texts import KeptEdition, NotARulesTextError


class _Notice(Struct, frozen=True):
    """How an import went, not yet in a language."""

    key: str
    file: str = ""
    kept: KeptEdition | None = None


class RulesTextsPresenter:
    """Lists the imported editions and imports further ones."""

    def __init__(self, open_desk: OpenDesk) -> None:
        self._open_desk = open_desk
        self._notice: _Notice | None = None

    def screen(self, language: str) -> RulesTextsScreen:
        """Return what is to be seen now."""
        try:
            texts = self._open_desk().rules_texts
        except TroubleError as error:
            said = word(language, f"message.{error.trouble.value}")
            return RulesTextsScreen((), said, failed=True, can_import=False)
        editions = () if texts is None else texts.editions()
        notice = self._notice
        return RulesTextsScreen(
            editions=tuple(_line(edition, language) for edition in editions),
            notice="" if notice is None else _say(notice, language),
            failed=notice is not None and notice.kept is None,
            can_import=texts is not None,
        )

    def import_file(self, path: Path) -> None:
        """Import a file; the next screen says how it went."""
        texts = self._open_desk().rules_texts
        if texts is None:
            return
        try:
            kept = texts.import_file(path)
            self._notice = _Notice("rules-texts.imported", path.name, kept)
        except NotARulesTextError as error:
            self._notice = _Notice(f"rules-texts.flaw.{error.flaw.value}", path.name)
        except NotKeptError:
            self._notice = _Notice("rules-texts.not-kept", path.name)

    def forget_notice(self) -> None:
        """Say no more how the last import went."""
        self._notice = None


def _line(edition: KeptEdition, language: str) -> str:
    date = date_words(str(edition.effective), language)
    return word(language, "rules-texts.edition", date=date, n=edition.count)


def _say(notice: _Notice, language: str) -> str:
    if notice.kept is None:
        return word(language, notice.key, file=notice.file)
    date = date_words(str(notice.kept.effective), language)
    return word(language, notice.key, file=notice.file, date=date)
