"""Deeds: what was done to questions in a sitting, and how the last of it is undone."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple


class Kind(StrEnum):
    """What was done; the words that say that it is undone go by it."""

    ANSWER = "answer"
    PUT_ASIDE = "put-aside"
    """An open question was left out."""
    LEFT_OUT = "left-out"
    """An answered question was left out."""
    BOOKMARK = "bookmark"
    BOOKMARK_TAKEN = "bookmark-taken"


class Deed(NamedTuple):
    """Something that was done and can be undone."""

    kind: Kind
    undo: Callable[[], None]


class Deeds:
    """The deeds of a sitting that can be undone, one after the other."""

    def __init__(self) -> None:
        self._deeds: list[Deed] = []

    def __bool__(self) -> bool:
        """Say whether there is anything to undo."""
        return bool(self._deeds)

    def add(self, deed: Deed) -> None:
        """Remember a deed; only the last answer, and what was done since, is undone."""
        if deed.kind is Kind.ANSWER:
            kinds = [each.kind for each in self._deeds]
            if Kind.ANSWER in kinds:
                last = len(kinds) - 1 - kinds[::-1].index(Kind.ANSWER)
                self._deeds = self._deeds[last + 1 :]
        self._deeds.append(deed)

    def undo(self) -> Kind:
        """Undo the last deed, and say what it was.

        :raises ValueError: if there is none.
        :raises NotKeptError: if that cannot be kept; it can be tried again then.
        """
        if not self._deeds:
            raise ValueError("nothing was done that can be undone")
        deed = self._deeds[-1]
        deed.undo()
        self._deeds.pop()
        return deed.kind

    def drop(self, kind: Kind) -> None:
        """Forget the last deed if it is of a kind: it was turned back by its own key."""
        if self._deeds and self._deeds[-1].kind is kind:
            self._deeds.pop()

    def forget(self) -> None:
        """Forget all deeds: another sitting begins."""
        self._deeds.clear()
