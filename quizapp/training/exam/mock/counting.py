"""Counting a mock exam: its answers become answers of the learner's history."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from quizapp.training.exam.mock.marking import MarkedAnswer, MockMarks
from quizapp.training.ports import OpenSession, SessionKind
from quizapp.training.review import Review
from quizapp.training.scheduling.ledger import Ledger, Timed
from quizapp.training.scheduling.memory import moves_schedule
from quizapp.training.scheduling.review_item import ReviewItem


class CountedAnswer(Struct, frozen=True):
    """An answer as the history keeps it, and the item that follows from it."""

    review: Review
    item: ReviewItem | None


class ExamAnswerStore(Protocol):
    """Keeps the answers of exams among all others."""

    def keep(self, session: OpenSession, answers: Sequence[CountedAnswer]) -> bool:
        """Keep a finished session, whole or not at all; False if it is kept already.

        :raises NotKeptError: if it cannot be kept.
        """


class TakenExam(Struct, frozen=True, kw_only=True):
    """When an exam was taken, and how long each question was looked at."""

    exam_id: str
    begun_at: dt.datetime
    handed_in_at: dt.datetime
    seconds: tuple[float, ...]
    """Question by question."""


def count_exam(
    taken: TakenExam, marks: MockMarks, ledger: Ledger, store: ExamAnswerStore
) -> bool:
    """Let what was answered count; what was left open tells nothing of the learner.

    Counting the same exam again changes nothing.

    :raises NotKeptError: if it cannot be kept.
    """
    given = [each for each in marks.answers if each.chosen]
    if not given:
        return False
    session = OpenSession(
        session_id=taken.exam_id,
        question_ids=tuple(each.item.question_id for each in given),
        seeds=tuple(each.item.seed for each in given),
        as_of=marks.as_of,
        position=0,
        started_at=taken.begun_at,
        kind=SessionKind.PRACTICE,
    )
    answers = [_counted(each, taken, marks.as_of, ledger) for each in given]
    return store.keep(session, answers)


def _counted(
    answer: MarkedAnswer, taken: TakenExam, as_of: str, ledger: Ledger
) -> CountedAnswer:
    item = answer.item
    day, before = ledger.day_of(taken.handed_in_at), ledger.items.get(item.question_id)
    spent_ms = max(0, round(1000 * taken.seconds[answer.number - 1]))
    timed = Timed(spent_ms, answer.words, answer.complexity)
    review = Review(
        session_id=taken.exam_id,
        question_id=item.question_id,
        seed=item.seed,
        as_of=as_of,
        engine=answer.engine,
        chosen=answer.chosen,
        key=answer.right,
        correct=answer.is_right,
        misconception=answer.misconception,
        duration_ms=spent_ms,
        answered_at=taken.handed_in_at,
        day=day,
        grade=ledger.propose(correct=answer.is_right, hinted=False, asked=timed),
        moved=moves_schedule(before, day),
        first_try=before is None,
        complexity=answer.complexity,
        words=answer.words,
    )
    return CountedAnswer(review, ledger.item_kept(review, before))
