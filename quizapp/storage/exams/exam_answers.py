"""Answers of exams among all others: a finished session, kept whole or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlite_utils import Database

from quizapp.storage.guards import write_whole
from quizapp.storage.reviews import ReviewRepository
from quizapp.training.ports import OpenSession

if TYPE_CHECKING:  # the data are opened without knowing of exams
    from quizapp.training.exam.mock.counting import CountedAnswer


class ExamAnswerRepository:
    """Keeps them beside the session that may be open, which stays open."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._reviews = ReviewRepository(db)

    def keep(self, session: OpenSession, answers: Sequence[CountedAnswer]) -> bool:
        """Keep a finished session, whole or not at all; False if it is kept already.

        :raises NotKeptError: if it cannot be kept.
        """
        with write_whole(self._db):
            if not self._add_session(session):
                return False
            for answer in answers:
                self._reviews.add(answer.review, answer.item)
        return True

    def _add_session(self, session: OpenSession) -> bool:
        added = self._db.execute(
            "INSERT INTO sessions"
            " (session_id, as_of, position, is_open, started_at, kind, counts)"
            " VALUES (?, ?, 0, 0, ?, ?, 1) ON CONFLICT DO NOTHING",
            (
                session.session_id,
                session.as_of,
                session.started_at.isoformat(timespec="microseconds"),
                session.kind.value,
            ),
        )
        if added.rowcount != 1:
            return False
        asked = zip(session.question_ids, session.seeds, strict=True)
        for place, (question_id, seed) in enumerate(asked):
            self._db.execute(
                "INSERT INTO session_questions (session_id, place, question_id, seed)"
                " VALUES (?, ?, ?, ?)",
                (session.session_id, place, question_id, seed),
            )
        return True
