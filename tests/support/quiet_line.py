"""A line to nobody: work that is done in this process tells nothing."""

from __future__ import annotations


class QuietLine:
    """Stands in for the line from a second process to the window."""

    def __init__(self) -> None:
        self.total = self.done = 0

    def begin(self, _what: str, variants: int) -> None:
        """Begin to count."""
        self.total, self.done = variants, 0

    def advance(self, variants: int) -> None:
        """Count on."""
        self.done += variants

    def check(self) -> None:
        """Go on."""
