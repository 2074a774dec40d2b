"""The words of the interface, in English and French, found by key."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from quizapp.presenters.board_editing import words as board_editing
from quizapp.presenters.exchange import added_words as added
from quizapp.presenters.exchange import words as exchange
from quizapp.presenters.keeping import words as keeping
from quizapp.presenters.preferences import words as preferences
from quizapp.presenters.words import (
    bank,
    board,
    days,
    feedback,
    home,
    keys,
    order,
    question,
    rules_texts,
    what_if,
    window,
)
from quizapp.presenters.words.authoring import review, workbench
from quizapp.presenters.words.exams import blueprint as exam_blueprint
from quizapp.presenters.words.exams import choosing as exams
from quizapp.presenters.words.exams import gradebook, sitting
from quizapp.presenters.words.exams import room as exam_room
from quizapp.presenters.words.exams import shelf as exam_shelf
from quizapp.presenters.words.marking import marks
from quizapp.presenters.words.phrase import Counted, Phrase
from quizapp.presenters.words.progress import insight, readiness
from quizapp.presenters.words.ways import booth, opened, palette, study_ways, tour
from quizapp.presenters.working import words as working

LANGUAGES = ("en", "fr")
"""Languages of the interface, in the order in which a switch offers them."""

LANGUAGE_NAMES = MappingProxyType({"en": "English", "fr": "Français"})
"""Each language in its own words."""

NARROW_SPACE = "\N{NARROW NO-BREAK SPACE}"
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
_BEFORE_SIGN = re.compile(r" (?=[:;!?»%])")
_AFTER_GUILLEMET = re.compile(r"(?<=«) ")


_PLACES = (
    window,
    home,
    question,
    order,
    board,
    feedback,
    what_if,
    bank,
    insight,
    readiness,
    rules_texts,
    review,
    workbench,
    keys,
    days,
    marks,
    opened,
    palette,
    study_ways,
    booth,
    tour,
    keeping,
    exchange,
    added,
    working,
    preferences,
    board_editing,
    exams,
    sitting,
    exam_blueprint,
    gradebook,
    exam_room,
    exam_shelf,
)


def _collect() -> Mapping[str, Phrase]:
    words: dict[str, Phrase] = {}
    for place in _PLACES:
        twice = words.keys() & place.WORDS.keys()
        if twice:
            raise ValueError(f"said in two places: {sorted(twice)}")
        words.update(place.WORDS)
    return MappingProxyType(words)


WORDS = _collect()
"""Every phrase by its key."""


def word(language: str, key: str, **params: object) -> str:
    """Say a phrase in a language; a counted phrase asks for the number `n`.

    :raises KeyError: if there is no such phrase, or no such language.
    """
    said = WORDS[key].in_language(language)
    if isinstance(said, Counted):
        said = said.form_for(language, params["n"])
    return set_type(language, said).format(**params)


def set_type(language: str, text: str) -> str:
    """Put apostrophes and spaces as the language prints them."""
    text = text.replace("'", APOSTROPHE)
    if language == "fr":
        text = _AFTER_GUILLEMET.sub(NARROW_SPACE, text)
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
