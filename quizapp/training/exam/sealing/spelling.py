"""Spelling bytes as words that can be said, heard, typed and compared."""

from __future__ import annotations

import re
from collections.abc import Iterator

_CONSONANTS = "bdfgjklmnprstvxz"
_VOWELS = "aiou"
_WORD = re.compile(f"[{_CONSONANTS}][{_VOWELS}]" * 2 + f"[{_CONSONANTS}]")
_BETWEEN = re.compile(r"[\s\-\N{NON-BREAKING HYPHEN}\N{EN DASH}]+")

BYTES_IN_A_WORD = 2


class SpellingError(ValueError):
    """A text is no spelling of bytes; its sentence names the word."""


def spell(data: bytes) -> str:
    """Spell an even number of bytes: five letters for each two, with hyphens between."""
    if len(data) % BYTES_IN_A_WORD:
        raise ValueError("only an even number of bytes can be spelt")
    starts = range(0, len(data), BYTES_IN_A_WORD)
    return "-".join(_word(data[start : start + BYTES_IN_A_WORD]) for start in starts)


def parse_spelling(text: str) -> bytes:
    """Read what `spell` wrote; capitals, and blanks for hyphens, make no difference.

    :raises SpellingError: naming the first word that is none.
    """
    words = [each for each in _BETWEEN.split(text.strip().casefold()) if each]
    return b"".join(_parse_word(place, word) for place, word in enumerate(words, 1))


def _word(pair: bytes) -> str:
    return "".join(_letters(int.from_bytes(pair, "big")))


def _letters(number: int) -> Iterator[str]:
    """Give 4, 2, 4, 2 and 4 bits, from the highest down."""
    yield _CONSONANTS[number >> 12]
    yield _VOWELS[number >> 10 & 3]
    yield _CONSONANTS[number >> 6 & 15]
    yield _VOWELS[number >> 4 & 3]
    yield _CONSONANTS[number & 15]


def _parse_word(place: int, word: str) -> bytes:
    if _WORD.fullmatch(word) is None:
        raise SpellingError(
            f"word {place}, {word!r}, is mistyped: each word has five letters, "
            "with a vowel in second and fourth place"
        )
    number = 0
    for letter in word:
        if letter in _CONSONANTS:
            number = number << 4 | _CONSONANTS.index(letter)
        else:
            number = number << 2 | _VOWELS.index(letter)
    return number.to_bytes(BYTES_IN_A_WORD, "big")
