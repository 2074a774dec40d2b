"""Stand-ins for what a study session needs from outside."""

from __future__ import annotations

import datetime as dt
import random
from collections.abc import Mapping, Sequence

import msgspec

from quizapp.bank.board_view import BoardView, PlayerView, TurnView
from quizapp.bank.posed import (
    AnswerKey,
    DatedAnswer,
    ExplainedOption,
    Explanation,
    Outline,
    PosedOption,
    PosedQuestion,
)
from quizapp.training.ports import NotKeptError, OpenSession, Surroundings
from quizapp.training.review import Review

NOON = dt.datetime(2026, 11, 30, 12, 0, tzinfo=dt.UTC)
NEWEST = "2026-09-25"
BOARD = BoardView(
    players=(PlayerView(0, "Amy", 20, active=True), PlayerView(1, "Nicole", 20)),
    stack=(),
    turn=TurnView(0, "Amy's turn", ()),
    lines=("Amy, active player, 20 life.", "Nicole, 20 life."),
)


class FixedQuestions:
    """A bank of simple questions: options a to d, of which `right` are true."""

    def __init__(
        self,
        topics: Mapping[str, Sequence[str]],
        *,
        right: Sequence[str] = ("a",),
        select_all: bool = False,
        misconceptions: Sequence[tuple[str, str]] = (("b", "mistaken-b"),),
    ) -> None:
        self._topics = dict(topics)
        self._key = AnswerKey(tuple(right), tuple(misconceptions), "engine 1", NEWEST)
        self._select_all = select_all

    def question_ids(self) -> tuple[str, ...]:
        return tuple(sorted(self._topics))

    def topics_of(self, question_id: str) -> tuple[str, ...]:
        return tuple(self._topics[question_id])

    def outline_of(self, question_id: str) -> Outline:
        return Outline(self.topics_of(question_id), 1, 1)

    def filling_of(self, question_id: str, seed: int) -> str:
        return "{}"

    def topic_name(self, topic: str, language: str) -> str:
        return topic

    def newest_date(self) -> str:
        return NEWEST

    def pose(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> PosedQuestion:
        return PosedQuestion(
            question_id=question_id,
            seed=seed,
            as_of=as_of,
            topics=self.topics_of(question_id),
            level=1,
            complexity=1,
            select_all=self._select_all,
            note="",
            stem=("Something happens.",),
            question="What now?",
            options=tuple(PosedOption(letter, letter.upper()) for letter in "abcd"),
            board=BOARD,
        )

    def answer_key(self, question_id: str, seed: int, as_of: str) -> AnswerKey:
        return self._key

    def explain(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> Explanation:
        behind = dict(self._key.misconceptions)
        options = tuple(
            ExplainedOption(
                option_id=letter,
                text=letter.upper(),
                correct=letter in self._key.right,
                misconception=behind.get(letter, ""),
                belief="it were so" if letter in behind else "",
                because="So it is.",
            )
            for letter in "abcd"
        )
        return Explanation(options, (), 1, ())

    def through_the_editions(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> tuple[DatedAnswer, ...]:
        return (DatedAnswer(as_of, self._key.right, "A"),)

    def explain_as_of(
        self, question_id: str, seed: int, as_of: str, other: str, language: str
    ) -> Explanation:
        return self.explain(question_id, seed, other, language)


class MemoryStore:
    """Keeps reviews and the open session in memory; refuses while `broken`."""

    def __init__(self) -> None:
        self.reviews: list[Review] = []
        self.session: OpenSession | None = None
        self.broken = False

    def add(self, review: Review) -> None:
        if self.broken:
            raise NotKeptError("the disk is full")
        assert self.session is not None
        self.reviews.append(review)
        moved = self.session.position + 1
        self.session = msgspec.structs.replace(self.session, position=moved)

    def all(self) -> list[Review]:
        return list(self.reviews)

    def open(self, session: OpenSession) -> None:
        if self.broken:
            raise NotKeptError("the disk is full")
        self.session = session

    def get_open(self) -> OpenSession | None:
        return self.session

    def close(self, session_id: str) -> None:
        self.session = None


class ManualTime:
    """A clock and a stopwatch that move only when told to."""

    def __init__(self, moment: dt.datetime = NOON) -> None:
        self.moment = moment
        self.seconds = 0.0

    def now(self) -> dt.datetime:
        return self.moment

    def stopwatch(self) -> float:
        return self.seconds

    def surroundings(self, seed: int = 1, zone: dt.tzinfo = dt.UTC) -> Surroundings:
        return Surroundings(self.now, self.stopwatch, random.Random(seed), zone)


def make_session(
    session_id: str, count: int, *, started_at: dt.datetime = NOON
) -> OpenSession:
    """Make a session over q0, q1, ... with the seeds 0, 1, ..."""
    return OpenSession(
        session_id=session_id,
        question_ids=tuple(f"q{number}" for number in range(count)),
        seeds=tuple(range(count)),
        as_of=NEWEST,
        position=0,
        started_at=started_at,
    )


def make_review(session_id: str, place: int, *, correct: bool = True) -> Review:
    """Make the review that fits one place of `make_session`."""
    return Review(
        session_id=session_id,
        question_id=f"q{place}",
        seed=place,
        as_of=NEWEST,
        engine="engine 1",
        chosen=("a",) if correct else ("b",),
        key=("a",),
        correct=correct,
        misconception="" if correct else "mistaken-b",
        duration_ms=1500,
        answered_at=NOON + dt.timedelta(seconds=place),
    )
