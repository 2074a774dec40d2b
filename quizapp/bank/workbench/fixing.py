"""Fixing: changes of the text that a message offers; none of them writes an answer."""

from __future__ import annotations

import re

from msgspec import Struct

from quizapp.bank.drafting.draft import quoted
from quizapp.bank.reading.fault import Fault

_QUOTES = ("'", '"')
_RED_HERRINGS = re.compile(r"^red_herrings: *\[(?P<inside>[^\]\n]*)\]", re.MULTILINE)


class Edit(Struct, frozen=True):
    """Part of a text, and what is to stand in its place."""

    start: int
    end: int
    text: str

    def apply(self, text: str) -> str:
        """Return a text with the change made."""
        return text[: self.start] + self.text + text[self.end :]


def place_of(text: str, line: int, column: int) -> int:
    """Return the place in a text of a line and a column, both counted from 1."""
    lines = text.split("\n")[: line - 1]
    return min(sum(len(each) + 1 for each in lines) + column - 1, len(text))


def line_of(text: str, place: int) -> int:
    """Return the line, counted from 1, of a place in a text."""
    return text.count("\n", 0, place) + 1


def replace_word(text: str, fault: Fault) -> Edit | None:
    """Return what puts the word that was meant in the place of the unknown one.

    None where none is near, or something else stands there, as the name of a slot.
    """
    if not fault.meant:
        return None
    start = place_of(text, fault.line, fault.column)
    if text[start : start + 1] in _QUOTES:
        start += 1
    end = start + len(fault.word)
    return Edit(start, end, fault.meant) if text[start:end] == fault.word else None


def keep_as_decoy(text: str, card: str) -> Edit:
    """Return what says that a card is there on purpose though nothing depends on it."""
    there = _RED_HERRINGS.search(text)
    if there is None:
        gap = "" if text.endswith("\n") or not text else "\n"
        added = f"{gap}red_herrings: [{quoted(card)}]\n"
        return Edit(len(text), len(text), added)
    end = there.end("inside")
    comma = ", " if there["inside"].strip() else ""
    return Edit(end, end, f"{comma}{quoted(card)}")


def find_word(text: str, word: str) -> int | None:
    """Find where a text names something first, outside of comments and titles."""
    start = 0
    for line in text.splitlines(keepends=True):
        said = line.partition(" #")[0]
        found = said.find(word)
        if found >= 0 and not line.startswith(("#", "title:")):
            return start + found
        start += len(line)
    return None
