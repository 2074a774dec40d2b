"""Actions of keys: which can have another key, and which keys keep their meaning."""

from __future__ import annotations

import re
from collections.abc import Iterator
from string import ascii_uppercase, digits

from msgspec import Struct

from quizapp.presenters.keyboard.table import KEYS

_TO = "…"
_SINGLE = re.compile(r"[A-Z]|[/\[\].,;:=#*'+−-]|F(?:[1-9]|1[0-2])|Ctrl [A-Z0-9,]")
_WHILE_WRITING = re.compile(r"F(?:[1-9]|1[0-2])|Ctrl [A-Z0-9,]")
_STANDARD = frozenset({"Ctrl Z", "Ctrl Y", "Ctrl C", "Ctrl V", "Ctrl X", "Ctrl A"})
"""They mean the same in every program."""
_EVERY_PAGE = frozenset({"?", "Esc", "Enter", "Space", "Tab"})


class KeyAction(Struct, frozen=True):
    """Something that a key does at a place."""

    place: str
    usual: str
    does: str
    """Key of its words."""
    is_one_of_several: bool = False
    """Whether other keys beside it do the like, such as moving to another zone."""


def actions_of_pages() -> Iterator[KeyAction]:
    """Yield what can have another key, page by page."""
    for place, rows in KEYS.items():
        for caps, does in rows:
            choosable = [cap for cap in caps if is_choosable(cap)]
            if _is_plain(caps):
                for cap in choosable:
                    several = len(choosable) > 1
                    yield KeyAction(place, cap, f"keys.{does}", several)


def is_choosable(cap: str) -> bool:
    """Say whether a key can be given to an action, and taken from one."""
    return bool(_SINGLE.fullmatch(cap)) and cap not in _STANDARD


def works_while_writing(cap: str) -> bool:
    """Say whether a key acts even where one writes."""
    return bool(_WHILE_WRITING.fullmatch(cap))


def fixed_keys(place: str) -> frozenset[str]:
    """List the keys that keep their meaning at a place."""
    found = set(_EVERY_PAGE)
    for caps, _ in KEYS.get(place, ()):
        found.update(_spread(caps))
        if not _is_plain(caps):
            found.update(cap for cap in caps if cap not in (_TO, "Shift"))
        found.update(cap for cap in caps if not is_choosable(cap))
    return frozenset(found)


def _is_plain(caps: tuple[str, ...]) -> bool:
    return not {_TO, "Shift"} & set(caps) and not any(f" {_TO} " in cap for cap in caps)


def _spread(caps: tuple[str, ...]) -> Iterator[str]:
    """Yield every key of a row of keys, such as A … E."""
    words = [word for cap in caps for word in cap.split(" ")]
    for before, between, after in zip(words, words[1:], words[2:], strict=False):
        for row in (digits, ascii_uppercase):
            if between == _TO and before in row and after in row:
                yield from row[row.index(before) : row.index(after) + 1]
