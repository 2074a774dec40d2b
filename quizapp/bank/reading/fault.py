"""A fault is one thing that is wrong in an author's file, and where."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct


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
    """A file could not be read; every fault found in it is listed."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(sorted(set(faults)))
        super().__init__("\n".join(map(str, self.faults)))

    def __reduce__(self) -> tuple[type[UnreadableError], tuple[tuple[Fault, ...]]]:
        """Be carried to another process with the faults themselves."""
        return type(self), (self.faults,)
