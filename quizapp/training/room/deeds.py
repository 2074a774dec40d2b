"""Deeds: what a candidate sends, and what the room says to it."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

MOST_ANSWERS = 600
"""As many answers as one deed may carry: an exam has at most 500 questions."""


class SentAnswer(Struct, frozen=True, gc=False):
    """An answer as it was sent. The latest of a question counts."""

    number: int
    """Of the question, from 1."""
    sequence: int
    """Counted up by the candidate's page with every change; an old one never wins."""
    chosen: tuple[str, ...] = ()
    """Letters; empty where the answer was taken back."""
    flagged: bool = False


class StoredAnswer(Struct, frozen=True):
    """An answer as it is stored."""

    number: int
    sequence: int
    chosen: tuple[str, ...]
    flagged: bool
    stored_ms: int


class Deed(Struct, frozen=True, kw_only=True, gc=False):
    """Something that a candidate does in one go: all of it is taken, or nothing."""

    token_hash: str
    answers: tuple[SentAnswer, ...] = ()
    hand_in: bool = False
    place: int | None = None
    """The question that is open now; None where that is not said."""
    away_count: int = 0
    """How often the page was left so far; a total, so that a replay adds nothing."""
    away_ms: int = 0


class Refused(StrEnum):
    """Why a deed was not taken."""

    UNKNOWN = "unknown"
    """Nobody in any room has this token."""
    NOT_STARTED = "not started"
    PAUSED = "paused"
    LATE = "late"
    HANDED_IN = "handed in"
    CLOSED = "closed"
    NO_SUCH_QUESTION = "no such question"
    NO_SUCH_OPTION = "no such option"
    NO_SUCH_PLACE = "no such place"
    """An order of more letters than there are places."""
    ONE_ONLY = "one only"
    """Several options for a question of which one is to be chosen."""


class Receipt(Struct, frozen=True, gc=False):
    """What became of a deed."""

    refused: Refused | None = None
    stored_ms: int = 0
    news: int = 0
    handed_in: bool = False
