"""What the dialog of keys shows."""

from __future__ import annotations

from msgspec import Struct


class KeyRow(Struct, frozen=True):
    """One command with its key."""

    place: str
    usual: str
    does: str
    key: str
    """As keyboards of the language name it."""
    note: str
    """Which key is the usual one, where another is set."""
    spoken: str
    group: str = ""
    """The name of its place, on the first row of each."""
    waiting: bool = False
    """Whether the next key that is pressed becomes its key."""


class KeysScreen(Struct, frozen=True, kw_only=True):
    """The whole dialog."""

    language: str
    title: str
    line: str
    search: str
    rows: tuple[KeyRow, ...]
    nothing: str
    """Said in place of rows, where none fits."""
    notice: str
    failed: bool
    changed: str
    """How many keys are changed."""
    reset_all: str
    """Empty where nothing is changed."""
    close: str
    waiting: str
