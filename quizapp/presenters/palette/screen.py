"""What the palette shows."""

from __future__ import annotations

from msgspec import Struct

from quizapp.presenters.palette.entry import Entry


class PaletteRow(Struct, frozen=True):
    """One thing that was found."""

    entry: Entry
    kind_text: str
    """What it is, in words."""


class PaletteScreen(Struct, frozen=True):
    """Everything that was found."""

    language: str
    typed: str
    rows: tuple[PaletteRow, ...]
    note: str
    """That nothing fits, or that questions are still being prepared, or empty."""
    announced: str
    """How many were found, to be said to those who cannot see them."""
