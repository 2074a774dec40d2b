"""A checked family: what became of one question file."""

from __future__ import annotations

from msgspec import Struct

from quizapp.bank.reading.fault import Fault
from quizapp.bank.survey.contents import Contents


class CheckedFamily(Struct, frozen=True):
    """What became of one question file."""

    id: str
    file: str
    variants: int
    """Ways to fill its slots whose key was derived."""
    options: int
    states: int
    unverified: int
    """Citations whose number in the edition asked for is not verified."""
    faults: tuple[Fault, ...]
    warnings: tuple[Fault, ...] = ()
    """What the author should look at, though every key could be derived."""
    read: str = ""
    """Hash of what a reviewer reads of it: see `signing`; empty where it is refused."""
    contents: Contents | None = None
    """None where the file could not be read, or its slots not be filled."""
