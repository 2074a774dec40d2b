"""A table of results: a heading and rows of texts and numbers, for any kind of file."""

from __future__ import annotations

from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct

Cell: TypeAlias = str | int | float | None
"""None is an empty cell: there is no number."""


class Table(Struct, frozen=True, kw_only=True):
    """One table."""

    key: str
    """For names of files: the same in every language."""
    name: str
    heading: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]

    def __post_init__(self) -> None:
        """Refuse rows of another width than the heading."""
        if any(len(row) != len(self.heading) for row in self.rows):
            raise ValueError(f"the rows of {self.key} do not fit its heading")


def number(value: Fraction) -> int | float:
    """Give points as a cell: whole where they are."""
    return int(value) if value.denominator == 1 else round(float(value), 4)


def rounded(value: float | None, digits: int = 4) -> float | None:
    """Round a number that may be missing."""
    return None if value is None else round(value, digits)


def cell_text(cell: Cell, language: str, digits: int = 2) -> str:
    """Say a cell on paper: numbers with the decimal sign of the language."""
    if cell is None:
        return "–"
    if not isinstance(cell, float):
        return str(cell)
    said = f"{cell:.{digits}f}".replace("-", "−")
    return said.replace(".", ",") if language == "fr" else said
