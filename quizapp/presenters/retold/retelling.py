"""Retelling: a sentence of the engine or the bank, said in the reader's language.

Whoever finds a fault says it once, as one English sentence with names and numbers in it.
Logs, files and the command line keep that sentence; the window says it again in its own
language, by the pattern that it was made from.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, cached_property
from importlib import import_module

from quizapp.presenters.wording import set_type
from quizapp.presenters.words.phrase import Counted, Phrase

SOURCE_LANGUAGE = "en"
PLACES = (
    "values",
    "refusals",
    "situations",
    "files",
    "checks",
    "exchange",
    "exams",
    "grading",
)
"""Modules of sentences: they are loaded when the first message is said again."""

_AT_A_PLACE = re.compile(r"(?P<place>[^\s:]+:\d+:\d+): (?P<said>.+)", re.DOTALL)
"""How a fault names its file, line and column."""
_SLOT = re.compile(r"(?<!\{)\{(\w+)\}(?!\})")
_BRACES = {"{{": "{", "}}": "}"}
_MOST_LETTERS = 2_000
"""Longer messages are lists; they stay as they are."""


class Pattern:
    """A sentence with places for names, and the same in every language."""

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase
        self._sentence = _said(phrase, SOURCE_LANGUAGE)
        parts = _SLOT.split(self._sentence)
        self._begins, self._ends = map(_without_braces, (parts[0], parts[-1]))

    def find_in(self, message: str) -> re.Match[str] | None:
        """Find the names in a message that was made from the sentence."""
        # Making all the expressions takes longer than a window may stand still.
        if message.startswith(self._begins) and message.endswith(self._ends):
            return self._expression.fullmatch(message)
        return None

    @cached_property
    def _expression(self) -> re.Pattern[str]:
        return re.compile(_expression(self._sentence))


def retell(language: str, message: str) -> str:
    """Say a message in a language; one that nobody has words for stays as it is."""
    if language == SOURCE_LANGUAGE or not 0 < len(message) <= _MOST_LETTERS:
        return message
    if "\n" in message:
        return "\n".join(retell(language, line) for line in message.split("\n"))
    placed = _AT_A_PLACE.fullmatch(message)
    if placed is not None:
        colon = set_type(language, " : ") if language == "fr" else ": "
        return f"{placed['place']}{colon}{retell(language, placed['said'])}"
    return _retold(language, message)


def has_words_for(message: str) -> bool:
    """Say whether some pattern is made for a message."""
    return any(each.find_in(message) for each in patterns())


@cache
def patterns() -> tuple[Pattern, ...]:
    """List the patterns, in the order in which they are tried."""
    return tuple(_patterns())


def _patterns() -> Iterator[Pattern]:
    for place in PLACES:
        found = import_module(f"quizapp.presenters.retold.{place}")
        for phrase in found.SENTENCES:
            yield Pattern(phrase)


def _expression(sentence: str) -> str:
    """Write a sentence as a regular expression; the same name twice is the same word."""
    parts = _SLOT.split(sentence)
    known: set[str] = set()
    written = []
    for place, part in enumerate(parts):
        if place % 2 == 0:
            written.append(re.escape(_without_braces(part)))
        elif part in known:
            written.append(f"(?P={part})")
        else:
            known.add(part)
            written.append(f"(?P<{part}>.+?)")
    return "".join(written)


def _without_braces(text: str) -> str:
    for double, single in _BRACES.items():
        text = text.replace(double, single)
    return text


def _retold(language: str, message: str) -> str:
    for pattern in patterns():
        found = pattern.find_in(message)
        if found is not None:
            said = {
                name: _retold(language, part)
                for name, part in found.groupdict().items()
            }
            return set_type(language, _said(pattern.phrase, language)).format(**said)
    return message


def _said(phrase: Phrase, language: str) -> str:
    said = phrase.in_language(language)
    if isinstance(said, Counted):
        raise TypeError(f"a message has one form: {said}")
    return said
