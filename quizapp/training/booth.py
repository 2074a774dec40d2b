"""Booth: questions shown to a crowd in endless random order; nothing is kept of it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from msgspec import Struct

from quizapp.bank.posed import QuestionSource
from quizapp.training.grading import grade_answer
from quizapp.training.planning.choosing import NothingToStudyError
from quizapp.training.planning.variants import SEEDS
from quizapp.training.ports import Surroundings
from quizapp.training.review import Review
from quizapp.training.scheduling.recall import RecallGrade

_ANY_LANGUAGE = "en"


class Score(Struct, frozen=True):
    """How a crowd fared."""

    shown: int = 0
    """Questions that were revealed."""
    right: int = 0
    wrong: int = 0

    @property
    def uncounted(self) -> int:
        """Count the questions that were revealed and not counted."""
        return self.shown - self.right - self.wrong


class Show:
    """One show: asks, reveals and counts, and has no store to keep anything in."""

    def __init__(
        self,
        questions: QuestionSource,
        question_ids: Sequence[str],
        surroundings: Surroundings,
    ) -> None:
        """Take the questions that may come.

        :raises NothingToStudyError: if there is none.
        """
        if not question_ids:
            raise NothingToStudyError("there is no question to show")
        self._questions = questions
        self._question_ids = tuple(question_ids)
        self._now = surroundings.now
        # Chance of its own: what is asked in study later does not depend on a show.
        self._rng = random.Random(surroundings.now().timestamp())
        self._waiting: list[str] = []
        self.score = Score()
        self.current = self._draw("")

    def reveal(self, chosen: Sequence[str]) -> Review:
        """Judge what the crowd chose, or nothing, against the derived key.

        :raises MalformedAnswerError: if the options cannot be chosen.
        """
        question_id, seed, as_of = self.current
        posed = self._questions.pose(question_id, seed, as_of, _ANY_LANGUAGE)
        key = self._questions.answer_key(question_id, seed, as_of)
        marked = grade_answer(posed, key, chosen)
        moment = self._now()
        return Review(
            session_id="",
            question_id=question_id,
            seed=seed,
            as_of=as_of,
            engine=key.engine,
            chosen=marked.chosen,
            key=key.right,
            correct=marked.correct,
            misconception=marked.misconception,
            duration_ms=0,
            answered_at=moment,
            day=moment.date(),
            grade=RecallGrade.GOOD if marked.correct else RecallGrade.AGAIN,
            moved=False,
        )

    def go_on(self, right: bool | None) -> None:
        """Count the question that was revealed as right, wrong or not at all."""
        score = self.score
        self.score = Score(
            score.shown + 1,
            score.right + (right is True),
            score.wrong + (right is False),
        )
        self.current = self._draw(self.current[0])

    def _draw(self, last: str) -> tuple[str, int, str]:
        if not self._waiting:
            self._waiting = self._rng.sample(
                self._question_ids, len(self._question_ids)
            )
            if len(self._waiting) > 1 and self._waiting[-1] == last:
                self._waiting.reverse()  # the same question does not come twice in a row
        question_id = self._waiting.pop()
        seed = self._rng.randrange(1, SEEDS)
        return question_id, seed, self._questions.newest_date()


class Booth:
    """Opens shows over the questions of the bank."""

    def __init__(self, questions: QuestionSource, surroundings: Surroundings) -> None:
        self._questions = questions
        self._surroundings = surroundings

    def open(self, question_ids: Sequence[str]) -> Show:
        """Open a show over some questions; those that the bank lost are left out.

        :raises NothingToStudyError: if none is left.
        """
        known = set(self._questions.question_ids())
        there = tuple(each for each in question_ids if each in known)
        return Show(self._questions, there, self._surroundings)
