"""The alphabet: the order in which a reader looks for a name."""

from __future__ import annotations

import unicodedata
from functools import lru_cache


@lru_cache(maxsize=8_192)
def alphabetical(name: str) -> tuple[str, str]:
    """Say where a name stands: accents, case and signs decide only between equals."""
    plain = name.casefold().replace("œ", "oe").replace("æ", "ae")
    parts = unicodedata.normalize("NFKD", plain)
    letters = "".join(each for each in parts if each.isalnum() or each == " ")
    return letters.strip(), name
