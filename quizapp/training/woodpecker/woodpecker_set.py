"""A woodpecker set: a named list of questions, and what keeps it."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from msgspec import Struct

LONGEST_NAME = 60
"""So many letters of a name fit where sets are shown."""


class WoodpeckerSet(Struct, frozen=True):
    """A list that is asked in rounds."""

    set_id: str
    name: str
    question_ids: tuple[str, ...]
    made_at: dt.datetime

    def __post_init__(self) -> None:
        """Refuse a set without questions or name, and one that asks a question twice."""
        if not self.question_ids:
            raise ValueError("a set needs a question")
        if len(set(self.question_ids)) != len(self.question_ids):
            raise ValueError("a set holds each question once")
        if not self.name.strip() or len(self.name) > LONGEST_NAME:
            raise ValueError(f"a name has 1 to {LONGEST_NAME} letters")
        if self.made_at.utcoffset() != dt.timedelta(0):
            raise ValueError("made_at must be aware and in UTC")


class RoundAnswer(NamedTuple):
    """One answer given in a round."""

    round: int
    question_id: str
    correct: bool
    duration_ms: int


class WoodpeckerStore(Protocol):
    """Keeps sets; their answers are those of the sessions that name them."""

    def sets(self) -> Sequence[WoodpeckerSet]:
        """List the sets, oldest first."""

    def keep(self, kept: WoodpeckerSet) -> None:
        """Keep a new set.

        :raises NotKeptError: if it cannot be kept.
        """

    def forget(self, set_id: str) -> None:
        """Take a set away; the answers given in its rounds stay.

        :raises NotKeptError: if that cannot be done.
        """

    def answers(self, set_id: str) -> Sequence[RoundAnswer]:
        """List the answers given in the rounds of a set, oldest first."""
