"""Warnings that the time is running out."""

from __future__ import annotations

WARN_AT = (600.0, 300.0, 60.0)
"""Seconds left: 10, 5 and 1 minutes."""


def find_warning(before: float | None, left: float | None) -> float | None:
    """Give the mark that was passed since there was so much left before, or None.

    Of several marks the last one counts. Before the first look nothing is known: then
    the mark that was passed last is given.
    """
    if left is None:
        return None
    passed = [
        mark for mark in WARN_AT if left <= mark and (before is None or before > mark)
    ]
    return min(passed, default=None)
