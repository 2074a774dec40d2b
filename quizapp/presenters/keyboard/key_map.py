"""The key map: which key does what another key usually does, by the place where it does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

EVERYWHERE = "everywhere"
"""The place of the keys that work on every page."""

_BETWEEN_CHANGES, _BETWEEN_PARTS = "\n", "\t"


class KeyChange(NamedTuple):
    """One changed key."""

    place: str
    usual: str
    """The key as it is shown where nothing was changed, such as "K" or "Ctrl E"."""
    now: str


class KeyMap(NamedTuple):
    """All changed keys."""

    changes: tuple[KeyChange, ...] = ()

    def now(self, place: str, usual: str) -> str:
        """Return the key that does at a place what one usually does."""
        for each in self.changes:
            if each.usual == usual and each.place in (place, EVERYWHERE):
                return each.now
        return usual

    def usual(self, place: str, pressed: str) -> str:
        """Return what a pressed key stands for; empty for one that was moved away."""
        here = [each for each in self.changes if each.place == place]
        for each in here:
            if each.now == pressed:
                return each.usual
        moved = any(each.usual == pressed for each in here)
        return "" if moved else pressed

    def with_change(self, change: KeyChange) -> KeyMap:
        """Return a map in which one key is changed, or is the usual one again."""
        others = tuple(
            each
            for each in self.changes
            if (each.place, each.usual) != (change.place, change.usual)
        )
        changed = () if change.now == change.usual else (change,)
        return KeyMap(tuple(sorted((*others, *changed))))

    def __str__(self) -> str:
        lines = ((each.place, each.usual, each.now) for each in self.changes)
        return _BETWEEN_CHANGES.join(map(_BETWEEN_PARTS.join, lines))


def parse_key_map(text: str) -> KeyMap:
    """Read a key map as it is written; lines that say no change are left out."""
    return KeyMap(tuple(sorted(_changes(text))))


def _changes(text: str) -> Iterator[KeyChange]:
    seen: set[tuple[str, str]] = set()
    for line in text.split(_BETWEEN_CHANGES):
        parts = line.split(_BETWEEN_PARTS)
        if len(parts) == 3 and all(parts) and (parts[0], parts[1]) not in seen:
            seen.add((parts[0], parts[1]))
            yield KeyChange(*parts)
