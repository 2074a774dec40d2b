"""What the study page shows."""

from __future__ import annotations

from msgspec import Struct


class ScopeRow(Struct, frozen=True):
    """Questions that can be gone through."""

    key: str
    name: str
    count: int
    chosen: bool


class RoundRow(Struct, frozen=True):
    """One round through a set."""

    text: str
    """For example "Round 2: 3 of 12 wrong, 6 minutes"."""
    right: float
    """Share of the set that was right, 0 to 1."""


class SetRow(Struct, frozen=True):
    """A set that is gone through in rounds."""

    set_id: str
    name: str
    line: str
    """How many questions it has, and where it stands."""
    rounds: tuple[RoundRow, ...]
    """The last few, oldest first."""
    start: str
    """What its button does, for example "Start round 2"."""
    forget: str
    """What its other button does: take it away, or really do so."""
    done: bool


class WaysScreen(Struct, frozen=True):
    """The whole page."""

    language: str
    scopes: tuple[ScopeRow, ...]
    length: str
    """Key of how many are asked: a number, or "all"."""
    counts: bool
    counts_line: str
    """What counting, or not counting, means."""
    start: str
    """What the start button does; empty if there is no question."""
    set_name: str
    """A name for a set of these questions."""
    fault: str
    """Why a set was not made, or empty."""
    sets: tuple[SetRow, ...]
    has_booth: bool = False
    """Whether questions can be shown to a crowd."""
