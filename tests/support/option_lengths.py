"""Lengths: whether the right option can be guessed by how long it is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from tests.support.transcripts import FOLDER

_SELECT_ONE = ("Select one", "Une seule réponse")
_OPTION = re.compile(r"^([✓✗]) [A-Z]\. (.+)$", re.MULTILINE)


class Lengths(NamedTuple):
    """How often the right option of one is the longest, or the shortest, of its family."""

    families: int
    longest: float
    """Families; where several options are equally long, a share of one."""
    shortest: float
    chance: float
    """As many would be right of options that are drawn."""


def measure_lengths(language: str) -> Lengths:
    """Measure the options of every family of which one is to be selected."""
    found = list(_families(language))
    return Lengths(
        families=len(found),
        longest=sum(_share(right, max(all_), all_) for right, all_ in found),
        shortest=sum(_share(right, min(all_), all_) for right, all_ in found),
        chance=sum(1 / len(all_) for _, all_ in found),
    )


def _families(language: str) -> Iterator[tuple[int, list[int]]]:
    for path in sorted(FOLDER.glob(f"*.{language}.txt")):
        told = path.read_text("utf-8")
        if any(told.splitlines()[1].startswith(each) for each in _SELECT_ONE):
            options = _OPTION.findall(told)
            (right,) = [len(text) for sign, text in options if sign == "✓"]
            yield right, [len(text) for _, text in options]


def _share(right: int, wanted: int, every: list[int]) -> float:
    return 1 / every.count(wanted) if right == wanted else 0.0
