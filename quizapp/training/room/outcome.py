"""The outcome of a sitting in a room: the parts of the result that are told, understood."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec import Struct

from quizapp.training.exam.results.releasing import (
    ReleasedPlace,
    ReleasedReason,
    ReleasedStep,
)
from quizapp.training.room.bodies import ResultBody

T = TypeVar("T")


class ScoreTold(Struct, frozen=True):
    """How many points there were."""

    points: float
    most: float
    passed: bool | None = None
    """None where there is no pass mark."""


class MarkTold(Struct, frozen=True):
    """What one answer earned."""

    number: int
    points: float


class ReasonsTold(Struct, frozen=True):
    """Why each option of a question is right or wrong."""

    number: int
    reasons: tuple[ReleasedReason, ...]
    places: tuple[ReleasedPlace, ...] = ()
    """The right order, where one was asked for; there are no reasons then."""
    steps: tuple[ReleasedStep, ...] = ()
    """How the key was derived."""


class Outcome(Struct, frozen=True):
    """What one candidate is told; what is not released is None."""

    score: ScoreTold | None = None
    marks: tuple[MarkTold, ...] | None = None
    reasons: tuple[ReasonsTold, ...] | None = None

    @property
    def is_told(self) -> bool:
        """Say whether anything is."""
        return not (self.score is None and self.marks is None and self.reasons is None)


def read_outcome(body: ResultBody) -> Outcome:
    """Understand what a room tells; a part in a shape that is not known is left out."""
    return Outcome(
        _part(body.score, ScoreTold),
        _part(body.answers, tuple[MarkTold, ...]),
        _part(body.explanations, tuple[ReasonsTold, ...]),
    )


def _part(raw: msgspec.Raw, shape: type[T]) -> T | None:
    try:
        return msgspec.json.decode(raw, type=shape | None)
    except msgspec.MsgspecError:
        return None
