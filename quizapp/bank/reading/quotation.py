"""Quotations: what a file or a sender says, short and on one line, fit for a sentence."""

from __future__ import annotations

MOST = 300


def quotable(text: str, most: int = MOST) -> str:
    """Take out of a text what would break a line, and its middle if it is long.

    >>> quotable("a\\nb")
    'a�b'
    >>> len(quotable("x" * 5000)) <= MOST
    True
    """
    line = "".join(each if each.isprintable() else "\ufffd" for each in text)
    if len(line) <= most:
        return line
    return f"{line[: most * 2 // 3]}…{line[-(most // 5) :]}"
