"""A study session: one question after the other, each answer kept before the next."""

from __future__ import annotations

from collections.abc import Sequence

from quizapp.bank.posed import QuestionSource
from quizapp.training.grading import grade_answer
from quizapp.training.ports import OpenSession, ReviewStore, Surroundings
from quizapp.training.review import Review

_ANY_LANGUAGE = "en"
"""Option ids are the same in every language."""


class NoOpenQuestionError(ValueError):
    """Every question of the session is answered already."""


class StudySession:
    """Asks one question after the other and keeps what was answered."""

    def __init__(
        self,
        session: OpenSession,
        questions: QuestionSource,
        reviews: ReviewStore,
        surroundings: Surroundings,
    ) -> None:
        self._session = session
        self._questions = questions
        self._reviews = reviews
        self._surroundings = surroundings
        self._position = session.position
        self._shown_at: float | None = None

    @property
    def session_id(self) -> str:
        """Name the session among all that are kept."""
        return self._session.session_id

    @property
    def as_of(self) -> str:
        """Give the ISO date whose documents the whole session is judged by."""
        return self._session.as_of

    @property
    def position(self) -> int:
        """Count the questions answered so far."""
        return self._position

    @property
    def total(self) -> int:
        """Count all questions of the session."""
        return len(self._session.question_ids)

    @property
    def current(self) -> tuple[str, int, str] | None:
        """Give question id, seed and as-of date of the open question, if any."""
        if self._position >= self.total:
            return None
        return (
            self._session.question_ids[self._position],
            self._session.seeds[self._position],
            self._session.as_of,
        )

    def start_timing(self) -> None:
        """Start to measure the answer: the open question is on the screen.

        Showing the same question again does not start anew.
        """
        if self._shown_at is None:
            self._shown_at = self._surroundings.stopwatch()

    def answer(self, chosen: Sequence[str]) -> Review:
        """Grade the answer, keep it, and only then move on.

        :raises MalformedAnswerError: if the options cannot be chosen.
        :raises NoOpenQuestionError: if no question is left.
        :raises NotKeptError: if it cannot be kept; the question stays open.
        """
        review = self._judge(chosen)
        self._reviews.add(review)
        self._position += 1  # only once the review is safely kept
        self._shown_at = None
        return review

    def _judge(self, chosen: Sequence[str]) -> Review:
        if self.current is None:
            raise NoOpenQuestionError("no question is open")
        question_id, seed, as_of = self.current
        question = self._questions.pose(question_id, seed, as_of, _ANY_LANGUAGE)
        key = self._questions.answer_key(question_id, seed, as_of)
        grade = grade_answer(question, key, chosen)
        return Review(
            session_id=self.session_id,
            question_id=question_id,
            seed=seed,
            as_of=as_of,
            engine=key.engine,
            chosen=grade.chosen,
            key=key.right,
            correct=grade.correct,
            misconception=grade.misconception,
            duration_ms=self._duration_ms(),
            answered_at=self._surroundings.now(),
        )

    def _duration_ms(self) -> int:
        if self._shown_at is None:
            return 0
        return max(0, round((self._surroundings.stopwatch() - self._shown_at) * 1000))
