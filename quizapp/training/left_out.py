"""Leaving out: a family taken out of a session, and how the session stood before."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from quizapp.training.ports import OpenSession
from quizapp.training.scheduling.ledger import KeptAnswer


class LeftOut(NamedTuple):
    """A family that was left out, and how the session stood before."""

    question_id: str
    was_out_before: bool
    session: OpenSession
    before_last: OpenSession | None
    last: KeptAnswer | None


def without(question_id: str, session: OpenSession, place: int) -> OpenSession:
    """Drop a family from a session, from a place on."""
    asked = list(zip(session.question_ids, session.seeds, strict=True))
    stay = asked[:place] + [each for each in asked[place:] if each[0] != question_id]
    return replace(
        session,
        question_ids=tuple(each for each, _ in stay),
        seeds=tuple(seed for _, seed in stay),
    )
