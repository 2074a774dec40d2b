"""Quotations: what a file or a sender says, short and on one line, fit for a sentence."""

from __future__ import annotations

_MOST = 300
_BEGINNING, _END = 200, 60


def quotable(text: str) -> str:
    """Take out of a text what would break a line, and its middle if it is long.

    >>> quotable("a\\nb")
    'a�b'
    >>> len(quotable("x" * 5000))
    261
    """
    line = "".join(each if each.isprintable() else "\ufffd" for each in text)
    if len(line) <= _MOST:
        return line
    return f"{line[:_BEGINNING]}…{line[-_END:]}"
