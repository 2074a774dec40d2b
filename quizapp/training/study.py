"""Study: starting, resuming and summing up sessions over the questions."""

from __future__ import annotations

from collections.abc import Sequence

from quizapp.bank.posed import QuestionSource
from quizapp.training.ports import (
    OpenSession,
    ReviewStore,
    SessionStore,
    Surroundings,
)
from quizapp.training.progress import Progress, measure_progress
from quizapp.training.study_session import StudySession

_SEEDS = 1_000_000
"""Seeds are shown to learners, so they stay short."""


class NothingToStudyError(ValueError):
    """A session was asked for without any question that the bank knows."""


class Study:
    """Opens study sessions and says how far the learner has come."""

    def __init__(
        self,
        questions: QuestionSource,
        reviews: ReviewStore,
        sessions: SessionStore,
        surroundings: Surroundings,
    ) -> None:
        self._questions = questions
        self._reviews = reviews
        self._sessions = sessions
        self._surroundings = surroundings

    def start(
        self, question_ids: Sequence[str] | None = None, length: int | None = None
    ) -> StudySession:
        """Draw an order and seeds, keep the session, and open it.

        :raises NothingToStudyError: if no question is left to ask.
        :raises NotKeptError: if the session cannot be kept.
        """
        rng = self._surroundings.rng
        chosen = self._choose(question_ids)
        count = len(chosen) if length is None else min(length, len(chosen))
        if count < 1:
            raise NothingToStudyError("there is no question to study")
        session = OpenSession(
            session_id=f"{rng.getrandbits(96):024x}",
            question_ids=tuple(rng.sample(chosen, count)),
            seeds=tuple(rng.randrange(1, _SEEDS) for _ in range(count)),
            as_of=self._questions.newest_date(),
            position=0,
            started_at=self._surroundings.now(),
        )
        self._sessions.open(session)
        return self._session(session)

    def find_open(self) -> OpenSession | None:
        """Look whether a session waits to be resumed.

        A session cannot go on with a question that the bank no longer has.
        """
        session = self._sessions.get_open()
        if session is None or session.position >= len(session.question_ids):
            return None
        known = set(self._questions.question_ids())
        return session if known.issuperset(_waiting(session)) else None

    def resume(self) -> StudySession | None:
        """Go on with the open session where it was left, if there is one."""
        session = self.find_open()
        return None if session is None else self._session(session)

    def progress(self) -> Progress:
        """Sum up everything answered so far."""
        return measure_progress(
            {key: self._questions.topics_of(key) for key in self._all_questions()},
            self._reviews.all(),
            self._surroundings.now(),
            self._surroundings.zone,
        )

    def _all_questions(self) -> tuple[str, ...]:
        return self._questions.question_ids()

    def _choose(self, question_ids: Sequence[str] | None) -> list[str]:
        known = self._all_questions()
        if question_ids is None:
            return list(known)
        unknown = sorted(set(question_ids).difference(known))
        if unknown:
            raise NothingToStudyError(f"no such question: {', '.join(unknown)}")
        return list(dict.fromkeys(question_ids))

    def _session(self, session: OpenSession) -> StudySession:
        return StudySession(session, self._questions, self._reviews, self._surroundings)


def _waiting(session: OpenSession) -> tuple[str, ...]:
    return session.question_ids[session.position :]
