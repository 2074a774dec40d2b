"""Marks: what learners keep of a family for themselves, and tags in their notes."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Protocol

_TAG = re.compile(r"(?<![\w#])#(\w[\w-]*)")


class MarkStore(Protocol):
    """Keeps bookmarks and notes by the id of their family."""

    def bookmarks(self) -> Sequence[str]:
        """List the families with a bookmark, sorted by id."""

    def bookmark(self, question_id: str) -> None:
        """Put a bookmark at a family.

        :raises NotKeptError: if it cannot be kept.
        """

    def take_bookmark(self, question_id: str) -> None:
        """Take the bookmark of a family away.

        :raises NotKeptError: if that cannot be kept.
        """

    def notes(self) -> Mapping[str, str]:
        """Give every note by the id of its family."""

    def keep_note(self, question_id: str, text: str) -> None:
        """Keep a note in the place of the one before; an empty one takes it away.

        :raises NotKeptError: if it cannot be kept; the note before stays.
        """


def tags_in(note: str) -> tuple[str, ...]:
    """List the words of a note that begin with "#", in small letters, each once."""
    found = (tag.casefold() for tag in _TAG.findall(note))
    return tuple(dict.fromkeys(found))


def join_notes(mine: str, theirs: str) -> str:
    """Make one note of two: the lines of mine, then those that only theirs has."""
    lines = mine.splitlines()
    new = (line for line in theirs.splitlines() if line not in lines)
    return "\n".join((*lines, *new))
