"""Names of candidates: one line that can be printed, wherever it comes from."""

from __future__ import annotations

import unicodedata

MOST_LETTERS = 100
"""Of a candidate's name."""


class NameRefusedError(ValueError):
    """A candidate cannot be called so."""


def parse_name(text: str) -> str:
    """Read a candidate's name: one line, without blanks around it.

    :raises NameRefusedError: if there is none, or it is no line.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name:
        raise NameRefusedError("Write your name.")
    if len(name) > MOST_LETTERS or not name.isprintable():
        raise NameRefusedError(
            f"A name is one line of at most {MOST_LETTERS} letters that can be printed."
        )
    return name
