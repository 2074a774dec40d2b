"""Tables of answers: for a spreadsheet, and without what tells who gave them."""

from __future__ import annotations

import datetime as dt
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from enum import Enum

import msgspec
from msgspec import Struct

from quizapp.bank.long_work import LongWork, note_long_work
from quizapp.interchange.exports.csv_table import write_rows
from quizapp.training.history.history import History, KeptReview
from quizapp.training.review import Review

ANONYMOUS = "quizapp-anonymous-answers"


def write_answers_table(history: History) -> str:
    """Write one row an answer, with everything that is kept of it."""
    note_long_work(LongWork.EXPORT)
    fields = Review.__struct_fields__
    sessions = {kept.session_id: kept.session for kept in history.sessions}
    rows = (
        [
            kept.place,
            sessions[kept.review.session_id].kind.value,
            *(_cell(getattr(kept.review, name)) for name in fields),
        ]
        for kept in history.reviews
    )
    return write_rows([["place", "session_kind", *fields], *rows])


class AnonymousAnswer(Struct, frozen=True, kw_only=True):
    """An answer without session, time of day, date, and seed.

    What is not listed here does not leave: a new field of an answer is not in it before
    somebody puts it here.
    """

    day: int
    """Days since the very first answer."""
    days_since_last: int | None
    """Days since the answer before to the same family; None for the first one."""
    attempt: int
    """Counts the answers to the same family, from 1."""
    question_id: str
    as_of: str
    engine: str
    chosen: tuple[str, ...]
    key: tuple[str, ...]
    correct: bool
    misconception: str
    seconds: int
    grade: int
    moved: bool
    hinted: bool
    complexity: int
    words: int


def make_anonymous(
    history: History, families: Collection[str]
) -> tuple[AnonymousAnswer, ...]:
    """Tell answers to some families so that they do not say who gave them, or when.

    They are sorted by day and family: the order inside a day is not told.
    """
    note_long_work(LongWork.EXPORT)
    reviews = [kept for kept in history.reviews if kept.review.question_id in families]
    answers = _answers(reviews)
    return tuple(sorted(answers, key=lambda a: (a.day, a.question_id, a.attempt)))


def write_anonymous_lines(answers: Iterable[AnonymousAnswer]) -> str:
    """Write a header and one JSON object a line."""
    header = {"type": ANONYMOUS, "version": 1}
    lines = (msgspec.json.encode(each) for each in (header, *answers))
    return b"\n".join((*lines, b"")).decode()


def write_anonymous_table(answers: Iterable[AnonymousAnswer]) -> str:
    """Write one row an answer."""
    fields = AnonymousAnswer.__struct_fields__
    rows = ([_cell(getattr(each, name)) for name in fields] for each in answers)
    return write_rows([fields, *rows])


def _answers(reviews: Sequence[KeptReview]) -> Iterator[AnonymousAnswer]:
    first = min((kept.review.day for kept in reviews), default=dt.date.min)
    attempts: Counter[str] = Counter()
    last: dict[str, dt.date] = {}
    for kept in reviews:
        review = kept.review
        before = last.get(review.question_id)
        attempts[review.question_id] += 1
        last[review.question_id] = review.day
        yield AnonymousAnswer(
            day=(review.day - first).days,
            days_since_last=None if before is None else (review.day - before).days,
            attempt=attempts[review.question_id],
            question_id=review.question_id,
            as_of=review.as_of,
            engine=review.engine,
            chosen=review.chosen,
            key=review.key,
            correct=review.correct,
            misconception=review.misconception,
            seconds=round(review.duration_ms / 1000),
            grade=int(review.grade),
            moved=review.moved,
            hinted=review.hinted,
            complexity=review.complexity,
            words=review.words,
        )


def _cell(value: object) -> object:
    match value:
        case bool():
            return int(value)
        case Enum():
            return value.value
        case tuple():
            return " ".join(map(str, value))
        case dt.datetime() | dt.date():
            return value.isoformat()
        case None:
            return ""
    return value
