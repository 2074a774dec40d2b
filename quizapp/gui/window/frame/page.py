"""What the window asks of every page."""

from __future__ import annotations

from typing import Protocol


class Page(Protocol):
    """A widget that fills the window beside the rail."""

    def focus_page(self) -> None:
        """Put the focus where the keyboard is most useful."""

    def adapt(self) -> None:
        """Take a new text size or new colours."""
