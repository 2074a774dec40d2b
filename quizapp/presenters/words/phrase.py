"""A phrase: the same thing said in every language of the interface."""

from __future__ import annotations

from typing import NamedTuple


class Counted(NamedTuple):
    """Two forms of a phrase that speaks of a number."""

    one: str
    other: str

    def form_for(self, language: str, number: object) -> str:
        """Pick the form: French treats zero as singular, English does not."""
        if not isinstance(number, int):
            raise TypeError(f"a whole number is counted, not {number!r}")
        singular = number in (0, 1) if language == "fr" else number == 1
        return self.one if singular else self.other


class Phrase(NamedTuple):
    """One phrase in English and French."""

    en: str | Counted
    fr: str | Counted

    def in_language(self, language: str) -> str | Counted:
        """Return what is said in a language.

        :raises KeyError: if the language is unknown.
        """
        return {"en": self.en, "fr": self.fr}[language]
