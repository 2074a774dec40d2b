"""Codes of a room: short ones that are said aloud, and tokens that nobody can guess."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Callable

Entropy = Callable[[int], bytes]
"""Gives so many bytes that nobody can foresee."""

_CONSONANTS, _VOWELS = "DLMNRSTV", "AIOU"
_TOKEN_BYTES = 32
_GROUP, _GROUPS_IN_LINE = 4, 8


def make_join_code(entropy: Entropy) -> str:
    """Make a code of four letters that can be spoken and four digits: NOVA 4821.

    There are some ten million: enough while wrong ones are counted.
    """
    word = "".join(
        letters[entropy(1)[0] % len(letters)]
        for letters in (_CONSONANTS, _VOWELS, _CONSONANTS, _VOWELS)
    )
    digits = int.from_bytes(entropy(8)) % 10_000
    return f"{word} {digits:04}"


def tidy_code(typed: str) -> str:
    """Give a code as it was made, however it was typed."""
    kept = "".join(each for each in typed.upper() if each.isascii() and each.isalnum())
    return f"{kept[:4]} {kept[4:]}"


def make_token(entropy: Entropy) -> str:
    """Make a token of 256 random bits."""
    return urlsafe_b64encode(entropy(_TOKEN_BYTES)).rstrip(b"=").decode()


def hash_token(token: str) -> str:
    """Give what is stored in place of a token.

    A token holds more chance than the hash: no salt and no slow hash is needed.
    """
    return hashlib.sha256(token.encode()).hexdigest()


def fingerprint_lines(fingerprint: str) -> str:
    """Part digits into groups and lines, so that two screens can be compared."""
    digits = fingerprint.replace(":", "").upper()
    groups = [digits[at : at + _GROUP] for at in range(0, len(digits), _GROUP)]
    starts = range(0, len(groups), _GROUPS_IN_LINE)
    return "\n".join(" ".join(groups[at : at + _GROUPS_IN_LINE]) for at in starts)
