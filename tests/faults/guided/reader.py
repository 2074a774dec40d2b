"""A reader: content that it takes, and what it says of any other."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.faults.fuzz.rubbish import check_sentence


class Reader(NamedTuple):
    """Takes bytes; whatever it raises is a fault of the program."""

    seeds: tuple[bytes, ...]
    """Content that is sound."""
    read: Callable[[bytes], tuple[str, ...]]
    """Gives the sentences of those that refuse the content."""

    def check(self, data: bytes) -> None:
        """Demand that content is taken, or refused in one sentence."""
        for said in self.read(data):
            check_sentence(said)
