"""What is heard of a room: news, receipts, silence, and a closed door."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from quizapp.training.exam.paper import Paper
from quizapp.training.exam.sitting.clock import Moment
from quizapp.training.room.bodies import SittingBody
from quizapp.training.room.outcome import Outcome


class Learned(Struct, frozen=True, kw_only=True):
    """How the exam stands."""

    sitting: SittingBody
    at: Moment
    """When it was heard."""
    way_s: float
    """How long question and answer took on their way."""
    paper: Paper | None = None
    """None where it is here already, or may not be seen now."""
    outcome: Outcome | None = None
    """None before the end."""


class Stored(Struct, frozen=True):
    """The room has every answer up to a number on its disk, or was just asked for news."""

    number: int
    """0 where no answer was sent."""
    stored_ms: int
    handed_in: bool = False


class Lost(Struct, frozen=True):
    """No answer came; everything goes on and is sent again."""

    reason: str


class Declined(Struct, frozen=True):
    """Answers were not taken; they stay here."""

    word: str


class TurnedAway(Struct, frozen=True):
    """The room knows this candidate no more: another device went on, or it was removed."""


class Impostor(Struct, frozen=True):
    """Another certificate is shown than before; nothing was sent."""


Heard: TypeAlias = Learned | Stored | Lost | Declined | TurnedAway | Impostor
