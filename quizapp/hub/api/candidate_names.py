"""Names of candidates: text and nothing else, however they were typed."""

from __future__ import annotations

import unicodedata

MOST_CHARACTERS = 60


def tidy_name(typed: str) -> str | None:
    """Give a name as it is kept, or None where it is none.

    Characters that are not shown, or that turn the direction of what follows, are
    refused: two names that look the same should be the same.
    """
    name = " ".join(unicodedata.normalize("NFC", typed).split())
    if not 1 <= len(name) <= MOST_CHARACTERS:
        return None
    if any(unicodedata.category(each).startswith("C") for each in name):
        return None
    return name
