"""The words of the interface, in English and French, found by key."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType, ModuleType

from quizapp.presenters.preferences import words as preferences
from quizapp.presenters.words import home, keys, window
from quizapp.presenters.words.phrase import Counted, Phrase

LANGUAGES = ("en", "fr")
"""Languages of the interface, in the order in which a switch offers them."""

LANGUAGE_NAMES = MappingProxyType({"en": "English", "fr": "Français"})
"""Each language in its own words."""

NARROW_SPACE = "\N{NARROW NO-BREAK SPACE}"
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
_BEFORE_SIGN = re.compile(r" (?=[:;!?»%])")
_AFTER_GUILLEMET = re.compile(r"(?<=«) ")
_BEFORE_ELLIPSIS = re.compile(r"(?<=\S) …")


_AT_FIRST = (window, home, keys, preferences)
"""Words of the first picture."""

_LATER = (
    "board_editing.words",
    "exchange.added_words",
    "exchange.words",
    "keeping.words",
    "keyboard.words",
    "words.attending.attended",
    "words.attending.checks",
    "words.attending.joining",
    "words.authoring.review",
    "words.authoring.workbench",
    "words.bank",
    "words.board",
    "words.days",
    "words.exams.blueprint",
    "words.exams.choosing",
    "words.exams.gradebook",
    "words.exams.outlook",
    "words.exams.presets",
    "words.exams.releasing",
    "words.exams.room",
    "words.exams.shelf",
    "words.exams.sitting",
    "words.feedback",
    "words.marking.marks",
    "words.order",
    "words.progress.insight",
    "words.progress.readiness",
    "words.question",
    "words.rules_texts",
    "words.ways.booth",
    "words.ways.opened",
    "words.ways.palette",
    "words.ways.study_ways",
    "words.ways.tour",
    "words.what_if",
    "working.words",
)
"""Modules whose words come after the first picture: they are loaded when one is asked."""


def _collect(places: Iterable[ModuleType]) -> Mapping[str, Phrase]:
    words: dict[str, Phrase] = {}
    for place in places:
        twice = words.keys() & place.WORDS.keys()
        if twice:
            raise ValueError(f"said in two places: {sorted(twice)}")
        words.update(place.WORDS)
    return MappingProxyType(words)


_FIRST = _collect(_AT_FIRST)


@cache
def all_words() -> Mapping[str, Phrase]:
    """Return every phrase by its key."""
    later = (import_module(f"quizapp.presenters.{name}") for name in _LATER)
    return _collect((*_AT_FIRST, *later))


def _find(key: str) -> Phrase:
    return _FIRST[key] if key in _FIRST else all_words()[key]


def word(language: str, key: str, **params: object) -> str:
    """Say a phrase in a language; a counted phrase asks for the number `n`.

    :raises KeyError: if there is no such phrase, or no such language.
    """
    said = _find(key).in_language(language)
    if isinstance(said, Counted):
        said = said.form_for(language, params["n"])
    return _set_once(language, said).format(**params)


@cache
def _set_once(language: str, phrase: str) -> str:
    """Set a phrase once: a page says dozens, each time the same ones."""
    return set_type(language, phrase)


def set_type(language: str, text: str) -> str:
    """Put apostrophes and spaces as the language prints them."""
    text = text.replace("'", APOSTROPHE)
    if language == "fr":
        text = _AFTER_GUILLEMET.sub(NARROW_SPACE, text)
        text = _BEFORE_ELLIPSIS.sub("…", text)
        return _BEFORE_SIGN.sub(NARROW_SPACE, text)
    return text.replace(" %", f"{NARROW_SPACE}%")


def per_cent(language: str, share: float) -> str:
    """Say a share between 0 and 1 in whole per cent."""
    return set_type(language, f"{round(share * 100)} %")


def decimal(language: str, number: float) -> str:
    """Say a number with one decimal: "3.1", "3,1"."""
    said = f"{number:.1f}"
    return said.replace(".", ",") if language == "fr" else said


def join_words(language: str, parts: tuple[str, ...]) -> str:
    """Join names as a sentence does: "A, C and E"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word(language, 'and')} {parts[-1]}"
