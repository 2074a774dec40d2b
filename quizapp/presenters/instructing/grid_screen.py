"""A table as a page shows it: columns, and cells with text, sign, bar and tone."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class CellKind(StrEnum):
    """How a cell is drawn."""

    PLAIN = "plain"
    NAME = "name"
    """Bold, and wrapped where it is too long for one line."""
    NUMBER = "number"
    """Set to the right."""
    COUNT = "count"
    """A number that is changed by typing."""


class Cell(Struct, frozen=True, kw_only=True):
    """One cell."""

    text: str
    note: str = ""
    """Said smaller, behind or below the text."""
    icon: str = ""
    tone: str = ""
    """Of sign and bar: right, wrong, caution, info; empty for the usual one."""
    share: float | None = None
    """A bar before the text, 0 to 1."""
    kind: CellKind = CellKind.PLAIN

    @property
    def spoken(self) -> str:
        """Say the cell to who does not see it."""
        return ", ".join(part for part in (self.text, self.note) if part)


class Column(Struct, frozen=True, kw_only=True):
    """One column."""

    title: str
    number: bool = False
    rank: int = 0
    """Where there is no room, columns of the highest rank go first; 0 stays."""


class GridScreen(Struct, frozen=True, kw_only=True):
    """The whole table."""

    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    keys: tuple[str, ...] = ()
    """What each row stands for; as many as rows, or none."""
    foot: tuple[Cell, ...] = ()
    """A last row that cannot be chosen."""
    empty: str = ""
    """What is said where there are no rows."""
