"""The start code: said in the room when an exam begins, it opens the papers."""

from __future__ import annotations

import hashlib

from msgspec import Struct

from quizapp.training.exam.sealing.locking import RandomBytes
from quizapp.training.exam.sealing.spelling import (
    BYTES_IN_A_WORD,
    SpellingError,
    parse_spelling,
    spell,
)

SECRET_BYTES = 10
"""80 random bits."""

_WORDS = SECRET_BYTES // BYTES_IN_A_WORD + 1


class StartCodeError(ValueError):
    """What was typed is no start code."""


class StartCode(Struct, frozen=True):
    """Random bits; as words they end in one that finds slips of the pen."""

    secret: bytes

    def __post_init__(self) -> None:
        """Refuse fewer bits, or more."""
        if len(self.secret) != SECRET_BYTES:
            raise ValueError(f"a start code has {SECRET_BYTES} bytes")

    def __str__(self) -> str:
        """Spell it as six words."""
        return spell(self.secret + _check(self.secret))

    def __repr__(self) -> str:
        """Keep it out of logs."""
        return "StartCode(...)"


def make_start_code(random_bytes: RandomBytes) -> StartCode:
    """Make a code that nobody can guess."""
    return StartCode(random_bytes(SECRET_BYTES))


def parse_start_code(text: str) -> StartCode:
    """Read a code as it was said, typed or scanned.

    :raises StartCodeError: if a word is mistyped, missing or another one.
    """
    try:
        read = parse_spelling(text)
    except SpellingError as error:
        raise StartCodeError(f"This is no start code: {error}.") from error
    words = len(read) // BYTES_IN_A_WORD
    if words != _WORDS:
        raise StartCodeError(f"A start code has {_WORDS} words, not {words}.")
    secret = read[:SECRET_BYTES]
    if read[SECRET_BYTES:] != _check(secret):
        raise StartCodeError("The words do not go together: one of them is mistyped.")
    return StartCode(secret)


def _check(secret: bytes) -> bytes:
    digest = hashlib.sha256(b"quizapp start code" + secret).digest()
    return digest[:BYTES_IN_A_WORD]
