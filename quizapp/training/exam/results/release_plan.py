"""A plan of release: from which moment candidates are told each part of their results."""

from __future__ import annotations

import datetime as dt

from msgspec import Struct

from quizapp.training.exam.blueprint import Release
from quizapp.training.room.room import Told

PARTS = ("score", "answers", "explanations")
"""Names of what can be told, each part for itself."""


class ReleasePlan(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The moments; None where a part is not told at all."""

    score: dt.datetime | None = None
    answers: dt.datetime | None = None
    """The points of each answer."""
    explanations: dt.datetime | None = None
    """The key with its reasons."""

    def __post_init__(self) -> None:
        """Refuse moments that say no zone: nobody could tell when they are."""
        for name in PARTS:
            moment = self.moment_of(name)
            if moment is not None and moment.tzinfo is None:
                raise ValueError(f"{name}: the moment has no time zone")

    def moment_of(self, part: str) -> dt.datetime | None:
        """Give the moment of a part by its name."""
        moments = {
            "score": self.score,
            "answers": self.answers,
            "explanations": self.explanations,
        }
        return moments[part]

    def due(self, now: dt.datetime) -> Told:
        """Say what is told by now."""
        return Told(
            score=_is_due(self.score, now),
            answers=_is_due(self.answers, now),
            explanations=_is_due(self.explanations, now),
        )

    def later(self, now: dt.datetime) -> tuple[dt.datetime, ...]:
        """List the moments that are still to come, the next one first."""
        moments = (self.moment_of(name) for name in PARTS)
        return tuple(sorted({each for each in moments if each and each > now}))


def told_by(release: Release) -> Told:
    """Say what an exam releases by its blueprint."""
    return Told(
        score=release is not Release.NOTHING,
        answers=release in (Release.MARKS, Release.KEY),
        explanations=release is Release.KEY,
    )


def _is_due(moment: dt.datetime | None, now: dt.datetime) -> bool:
    return moment is not None and moment <= now
