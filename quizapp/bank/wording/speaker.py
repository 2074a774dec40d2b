"""The speaker: puts values into templates, in one language and with the players' names."""

from __future__ import annotations

import gettext
from collections.abc import Mapping
from functools import cache
from pathlib import Path

LANGUAGES = ("en", "fr")
SOURCE_LANGUAGE = "en"

LOCALE = Path(__file__).resolve().parents[2] / "locale"
DOMAIN = "situations"


class MissingTranslationError(LookupError):
    """The catalogue of a language, or a sentence in it, is missing."""


def mark(template: str) -> str:
    """Mark a template for translation; it is translated when it is said."""
    return template


class _Untranslated(gettext.NullTranslations):
    """Stands behind a catalogue: whatever is looked up here is missing there."""

    def gettext(self, message: str) -> str:
        """Refuse to say a template in the wrong language."""
        raise MissingTranslationError(f"not translated: {message}")


@cache
def _catalogue(language: str) -> gettext.NullTranslations:
    if language == SOURCE_LANGUAGE:
        return gettext.NullTranslations()
    try:
        found = gettext.translation(DOMAIN, str(LOCALE), [language])
    except OSError as error:
        raise MissingTranslationError(
            f'There is no catalogue for the language "{language}" in {LOCALE}; '
            "run `make catalogues`."
        ) from error
    found.add_fallback(_Untranslated())
    return found


_MINUS = "\N{MINUS SIGN}"
_ELIDING = frozenset("aeiouéèêâàîôûœ")
_CONTRACTED = {"de": "du", "à": "au"}


class Word(str):
    """A name or another word inside a sentence.

    In templates `{name:s}` is the English possessive, `{name:de}` the French "de" before
    it, elided where the word begins with a vowel, and `{name:que}` likewise with "que".
    `{name:à}` is "à"; it and "de" contract with the article "le". Names of cards are
    English, and before an English h or y nothing is elided.
    """

    __slots__ = ()

    def __format__(self, how: str) -> str:
        """Write the word as a template asks for it."""
        if how == "s":
            return f"{self}’s"
        if how in _CONTRACTED and self.startswith("le "):
            return f"{_CONTRACTED[how]}{self[2:]}"
        if how == "à":
            return f"à {self}"
        if how in ("de", "que"):
            elided = self[:1].casefold() in _ELIDING
            return f"{how[:-1]}’{self}" if elided else f"{how} {self}"
        return str(self)


class Speaker:
    """Says templates in one language, with the names that players have in a question."""

    def __init__(self, language: str, names: Mapping[str, str]) -> None:
        self.language = language
        self.names = dict(names)
        self._catalogue = _catalogue(language)

    def say(self, template: str, **values: str | int) -> str:
        """Say a template.

        :raises MissingTranslationError: if it is not translated.
        """
        words = {name: self.word(value) for name, value in values.items()}
        return self.translate(template).format(**words)

    def translate(self, template: str) -> str:
        """Return a template in the speaker's language."""
        if self.language == SOURCE_LANGUAGE or not template:
            return template
        return self._catalogue.gettext(template)

    def word(self, value: str | int) -> Word | int:
        """Return a value as it stands in a sentence; a role becomes the player's name."""
        if isinstance(value, int):
            return value if value >= 0 else Word(f"{_MINUS}{-value}")
        return Word(self.names.get(value, value).replace("'", "’"))


class NotingSpeaker(Speaker):
    """Notes what is not translated, and says it in the source language."""

    def __init__(self, language: str, names: Mapping[str, str]) -> None:
        super().__init__(language, names)
        self.untranslated: set[str] = set()

    def translate(self, template: str) -> str:
        """Return a template in the speaker's language, or as it is."""
        try:
            return super().translate(template)
        except MissingTranslationError:
            self.untranslated.add(template)
            return template
