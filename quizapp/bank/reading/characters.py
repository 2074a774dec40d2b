"""Characters that have no business in an author's file, because nobody sees them."""

from __future__ import annotations

import re
import unicodedata

_WORTH_A_LOOK = re.compile(r"[^\n\x20-\x7e]")
_REFUSED_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
"""Controls, invisible formats, surrogates, private use, line and paragraph breaks."""


def find_strange_character(text: str) -> tuple[int, str] | None:
    """Find the first refused character: its position, and what to say of it."""
    for found in _WORTH_A_LOOK.finditer(text):
        said = _objection(found.group())
        if said:
            return found.start(), said
    return None


def _objection(character: str) -> str:
    if character == "\t":
        return "a tab stands here; use spaces"
    code = ord(character)
    if (
        unicodedata.category(character) in _REFUSED_CATEGORIES
        or code & 0xFFFE == 0xFFFE
    ):
        return (
            f"an invisible or control character stands here (U+{code:04X}); remove it"
        )
    return ""
