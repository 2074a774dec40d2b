"""Matching: words compared without accents, capitals and small slips of the hand."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping

WORD = re.compile(r"[^\W_]+(?:\.[^\W_]+)*")
"""A rule number such as 723.5a is one word."""

_WHOLE, _BEGINS, _INSIDE, _SLIP, _SLIP_TOO_MUCH = 8, 6, 3, 2, 1
"""Whoever slips leaves a letter out more often than one too many is put in."""
_LEAST_INSIDE = 3
_LEAST_FOR_SLIP, _LEAST_FOR_TWO = 4, 8


def plain(text: str) -> str:
    """Write a text in small letters without accents."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(each for each in parts if not unicodedata.combining(each))


def words_of(text: str) -> list[str]:
    """List the words of a text as they are compared."""
    return WORD.findall(plain(text))


def score_words(typed: str, known: Iterable[str]) -> Mapping[str, int]:
    """Score the known words that one typed word may mean; others are left out."""
    found = {word: score for word in known if (score := _score(typed, word))}
    if found or len(typed) < _LEAST_FOR_SLIP or not typed.isalpha():
        return found
    return {word: score for word in known if (score := _score_slip(typed, word))}


def _score(typed: str, word: str) -> int:
    if word == typed:
        return _WHOLE
    if word.startswith(typed):
        return _BEGINS
    return _INSIDE if len(typed) >= _LEAST_INSIDE and typed in word else 0


def _score_slip(typed: str, word: str) -> int:
    """Score a word that begins with what was typed but for a slip, or two in a long one."""
    most = 2 if len(typed) >= _LEAST_FOR_TWO else 1
    missing = len(set(typed) - set(word))
    if missing > most or len(word) < len(typed) - most:
        return 0
    fitting = [
        length
        for length in _lengths(typed, word, most)
        if slips(typed, word[:length]) <= most
    ]
    if not fitting:
        return 0
    return _SLIP if max(fitting) >= len(typed) else _SLIP_TOO_MUCH


def _lengths(typed: str, word: str, most: int) -> Iterator[int]:
    for length in range(len(typed) - most, len(typed) + most + 1):
        if 0 < length <= len(word):
            yield length


def slips(one: str, other: str) -> int:
    """Count letters left out, put in, changed, or exchanged with their neighbour."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        above, row = row, [i]
        for j, facing in enumerate(other, 1):
            cost = min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (letter != facing))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == facing:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        before = above
    return row[-1]
