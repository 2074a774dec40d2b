"""A fault is one thing that is wrong in an author's file, and where."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

MOST_LISTED = 200
"""So many of one file are listed: nobody reads on, and a window would show them all."""


class Fault(Struct, frozen=True, order=True):
    """What is wrong at one place of one file."""

    file: str
    line: int
    """Counted from 1, as editors do."""
    column: int
    """Counted from 1, in characters."""
    message: str
    word: str = ""
    """The unknown word that stands there, where a known one is near; or empty."""
    meant: str = ""
    """The known word that its author most likely meant."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.message}"


class UnreadableError(Exception):
    """A file could not be read; the faults found in it are listed."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = _first(tuple(sorted(set(faults))))
        super().__init__("\n".join(map(str, self.faults)))

    def __reduce__(self) -> tuple[type[UnreadableError], tuple[tuple[Fault, ...]]]:
        """Be carried to another process with the faults themselves."""
        return type(self), (self.faults,)


def _first(faults: tuple[Fault, ...]) -> tuple[Fault, ...]:
    """Give the first faults, and in place of the others how many there are."""
    left_out = faults[MOST_LISTED:]
    if len(left_out) < 2:
        return faults
    said = f"{len(left_out)} more are left out here; mend those before first"
    place = left_out[0]
    return (
        *faults[:MOST_LISTED],
        Fault(place.file, place.line, place.column, said),
    )
