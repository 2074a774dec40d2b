"""Completing: the words that the reader would know where the author is writing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from msgspec import Struct

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.drafting.draft import quoted
from quizapp.bank.family.family import Family
from quizapp.bank.family.loading import question_words
from quizapp.bank.reading.composing import compose
from quizapp.bank.reading.nodes import Node
from quizapp.bank.reading.reader import read_value
from quizapp.bank.reading.report import Rejected, Report, Vocabulary

_MARK = "zzherezz"
"""Stands where the author is writing: no word of any file."""

_BEFORE_WORD = re.compile(
    r"(?:^\s*(?:- )*|[\[{,:]\s*|- )(?P<quote>[\"']?)(?P<word>[^\[\]{},:\"'#]*)$"
)
_TRUTHS = ("true", "false")
_FIELD = "field"
_CLOSES = {"[": "]", "{": "}"}


class Candidate(Struct, frozen=True, order=True):
    """A word that may stand where the author is writing."""

    word: str
    kind: str
    """What it is: "field", "card", "topic", and so on."""
    insert: str
    """What is written into the file: in quotes where it has to be."""


class Completion(Struct, frozen=True):
    """The words that fit, and where what was typed of them begins."""

    start: int
    """Place in the text, counted from 0."""
    end: int
    candidates: tuple[Candidate, ...]


class _Heard(Report):
    """A report that listens for what would be known where the mark stands."""

    def __init__(
        self, vocabulary: Vocabulary, known: dict[str, dict[str, None]]
    ) -> None:
        super().__init__("", vocabulary, read_value)
        self._known = known

    def add_unknown(
        self, node: Node, label: str, known: Iterable[str], where: str = ""
    ) -> Rejected:
        """Listen, and report as always."""
        names = tuple(known)
        if node.text == _MARK:
            self._known.setdefault(label, {}).update(dict.fromkeys(names))
        return super().add_unknown(node, label, names, where)

    def add_expected(self, node: Node, expected: str) -> Rejected:
        """Listen for true and false, and report as always."""
        if node.text == _MARK and "true or false" in expected:
            self._known.setdefault("word", {}).update(dict.fromkeys(_TRUTHS))
        return super().add_expected(node, expected)

    def attempt(self) -> Report:
        """Begin a report on trial that listens, too."""
        return _Heard(self.vocabulary, self._known)


def complete(text: str, place: int, catalogue: Catalogue) -> Completion:
    """List what may stand at a place of a text, and fits what is typed there already."""
    line = text[:place].rpartition("\n")[2]
    found = _BEFORE_WORD.search(line)
    if found is None:
        return Completion(place, place, ())
    typed = found["word"]
    start = place - len(typed) - len(found["quote"])
    known = _known_at(text[:start], catalogue)
    candidates = (
        Candidate(word, label, _written(word, label, text[place:]))
        for label, words in known.items()
        for word in words
    )
    fitting = sorted(each for each in set(candidates) if _fits(each.word, typed))
    fitting.sort(key=lambda each: not each.word.casefold().startswith(typed.casefold()))
    return Completion(start, place, tuple(fitting))


def _known_at(before: str, catalogue: Catalogue) -> dict[str, dict[str, None]]:
    """Ask the reader what it knows after a text, by the name of the kind of word."""
    known: dict[str, dict[str, None]] = {}
    vocabulary = question_words(catalogue)
    closing = _closing(before)
    for mark in (f"{_MARK}{closing}", f"{_MARK}: {closing}"):
        report = _Heard(vocabulary, known)
        for root in compose(f"{before}{mark}\n", report):
            report.read(root, Family)
    return known


def _closing(text: str) -> str:
    """Return what closes the lists and mappings that a text leaves open."""
    open_ones: list[str] = []
    for sign in _signs(text):
        if sign in _CLOSES:
            open_ones.append(sign)
        elif open_ones:
            open_ones.pop()
    return "".join(_CLOSES[each] for each in reversed(open_ones))


def _signs(text: str) -> Iterator[str]:
    """Yield brackets and braces, outside of quotes and comments."""
    quote = ""
    before = "\n"
    for sign in text:
        if quote:
            quote = "" if sign in (quote, "\n") else quote
        elif sign == "#" and before.isspace():
            quote = "\n"
        elif sign in "\"'" and not before.isalnum():
            quote = sign
        elif sign in "[]{}":
            yield sign
        before = sign


def _fits(word: str, typed: str) -> bool:
    return typed.strip().casefold() in word.casefold()


def _written(word: str, label: str, after: str) -> str:
    if label == _FIELD:
        return word if after.lstrip(" ").startswith(":") else f"{word}: "
    return quoted(word) if label == "card" else word
