"""What the stores of rooms need of a database, whichever it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, NamedTuple, Protocol

Row = tuple[Any, ...]
Rows = list[Row]
Values = Mapping[str, object]
Columns = Mapping[str, str]
"""Types by name."""

_MOST_IN_A_LIST = 400
"""So many values go into one list of a statement; SQLite allows 32,766 in all."""


class Pick(NamedTuple):
    """Rows that have to do with one of some texts."""

    columns: str
    table: str
    where: str
    """What is so for such a row: after a column, `{among}` says that it is a text."""
    locks: bool = False
    """Whether nobody else may change them meanwhile."""


class Put(NamedTuple):
    """Rows that are written by one statement: it takes them from `{given}`."""

    statement: str
    columns: Columns
    rows: Sequence[Row]


class Transaction(Protocol):
    """Statements that are committed together; parameters are written `:name`."""

    @property
    def changes(self) -> int | None:
        """Say how many rows were changed so far; None where others may change some."""

    def rows(self, statement: str, values: Values = ...) -> list[Row]:
        """Run a statement and return its rows; none where it gives none."""

    def many(self, statement: str, values: Sequence[Values]) -> None:
        """Run a statement once for each set of values."""

    def picked(self, texts: Sequence[str], *picks: Pick) -> list[Rows]:
        """Select rows that have to do with some texts, all in one step."""

    def put(self, *puts: Put) -> None:
        """Write rows, all in one step."""


class RoomDatabase(Protocol):
    """A database that rooms are kept in."""

    locking: str
    """What a SELECT ends with to lock its rows; empty where nobody else writes."""

    def transaction(self) -> AbstractContextManager[Transaction]:
        """Begin; leaving without an error commits, and only then returns.

        :raises RoomStoreError: if it cannot be read or written.
        """

    def rest(self) -> None:
        """Do what can wait until nobody asks for anything."""

    def close(self) -> None:
        """Let go of it."""


def listed(values: Sequence[object]) -> Iterator[tuple[str, dict[str, object]]]:
    """Give lists for `IN`, each short enough, with their parameters."""
    for start in range(0, len(values), _MOST_IN_A_LIST):
        part = values[start : start + _MOST_IN_A_LIST]
        named = {f"v{place}": value for place, value in enumerate(part)}
        yield ", ".join(f":{name}" for name in named), named


def given_columns(columns: Columns) -> str:
    """Write how the columns of rows are taken out of an array of JSON."""
    return ", ".join(
        f"CAST(value ->> {place} AS {kind}) AS {name}"
        for place, (name, kind) in enumerate(columns.items())
    )


def only(rows: Sequence[Row]) -> Row | None:
    """Give the one row, or None if there is none."""
    return rows[0] if rows else None
