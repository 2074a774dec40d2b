"""Opening a room: papers become forms, and nothing but what a paper holds goes in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from quizapp.training.exam.crediting import Scoring
from quizapp.training.exam.paper import Paper
from quizapp.training.room.codes import Entropy, hash_token, make_join_code
from quizapp.training.room.port import NewForm, NewRoom
from quizapp.training.room.shape import shape_of

GRACE_MS = 30_000
"""How long answers may be on their way when the time is over."""


class UnfitPapersError(ValueError):
    """The papers cannot be forms of one exam."""


class Terms(NamedTuple):
    """What may be said of a room beyond its papers."""

    title: str = ""
    """Empty: as the exam is called."""
    minutes: int | None = None
    """None: as the papers say."""
    grace_ms: int = GRACE_MS
    pass_percent: int | None = None
    """None: there is no pass mark, or nobody knows it here."""


def make_form(paper: Paper) -> NewForm:
    """Make a form of a paper; it is written anew, so that nothing else gets along."""
    text = msgspec.json.encode(paper).decode()
    return NewForm(paper.form, shape_of(paper), text)


def make_room(
    papers: Sequence[Paper], terms: Terms, instructor_token: str, entropy: Entropy
) -> NewRoom:
    """Make a room for papers.

    :raises UnfitPapersError: if there are none, or they are not of one exam.
    """
    if not papers:
        raise UnfitPapersError("there is no paper")
    if len({(each.exam, each.language, each.minutes) for each in papers}) > 1:
        raise UnfitPapersError("the papers are of different exams")
    if len({each.form for each in papers}) < len(papers):
        raise UnfitPapersError("two papers are of the same form")
    first = papers[0]
    minutes = first.minutes if terms.minutes is None else terms.minutes
    return NewRoom(
        title=terms.title or first.exam,
        language=first.language,
        join_code=make_join_code(entropy),
        instructor_hash=hash_token(instructor_token),
        limit_ms=None if minutes is None else minutes * 60_000,
        grace_ms=terms.grace_ms,
        scoring=_scoring(papers, terms),
        forms=tuple(map(make_form, papers)),
    )


def _scoring(papers: Sequence[Paper], terms: Terms) -> Scoring:
    """Say how the exam scores; what one form asks for is told to all."""
    found = [each.scoring(terms.pass_percent) for each in papers]
    return Scoring(
        terms.pass_percent,
        next((each.select_all for each in found if each.select_all), None),
        next((each.order for each in found if each.order), None),
    )
