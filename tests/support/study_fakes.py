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
    Hint,
    Outline,
    PosedOption,
    PosedQuestion,
)
from quizapp.training.day_summary import DaySummary, RecallBin
from quizapp.training.insight.held import Shown
from quizapp.training.ports import (
    Asked,
    NotKeptError,
    OpenSession,
    StudyStores,
    Surroundings,
)
from quizapp.training.review import Review
from quizapp.training.scheduling.memory import after_answer
from quizapp.training.scheduling.recall import RecallGrade
from quizapp.training.scheduling.review_item import Recalled, ReviewItem

NOON = dt.datetime(2026, 11, 30, 12, 0, tzinfo=dt.UTC)
NEWEST = "2026-09-25"
BOARD = BoardView(
    players=(PlayerView(0, "Amy", 20, active=True), PlayerView(1, "Nicole", 20)),
    stack=(),
    turn=TurnView(0, "Amy's turn", ()),
    lines=("Amy, active player, 20 life.", "Nicole, 20 life."),
)

OPTIONS = tuple(PosedOption(letter, letter.upper()) for letter in "abcd")


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
            options=OPTIONS,
            board=BOARD,
        )

    def answer_key(self, question_id: str, seed: int, as_of: str) -> AnswerKey:
        return self._key

    def hint_of(self, question_id: str, seed: int, as_of: str, language: str) -> Hint:
        return Hint("what is right", ())

    def source_of(self, question_id: str) -> str:
        return f"id: {question_id}\n"

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
    """Keeps everything of a study in memory; refuses while `broken`."""

    def __init__(self) -> None:
        self.reviews: list[Review] = []
        self.session: OpenSession | None = None
        self.by_id: dict[str, ReviewItem] = {}
        self.put_aside: set[str] = set()
        self.broken = False

    @property
    def stores(self) -> StudyStores:
        return StudyStores(self, self, self)

    def add(
        self, review: Review, item: ReviewItem | None, again: Sequence[Asked] = ()
    ) -> None:
        self._refuse_if_broken()
        assert self.session is not None
        self.reviews.append(review)
        if item is not None:
            self.by_id[item.question_id] = item
        place = self.session.position
        self.session = msgspec.structs.replace(
            self.session,
            position=place + 1,
            question_ids=self.session.question_ids + tuple(each[0] for each in again),
            seeds=self.session.seeds + tuple(each[1] for each in again),
            mistakes=self.session.mistakes + (() if review.correct else (place,)),
        )

    def regrade(self, review: Review, item: ReviewItem) -> None:
        self._refuse_if_broken()
        self.reviews[-1] = review
        self.by_id[item.question_id] = item

    def take_back(
        self, review: Review, before: ReviewItem | None, again: int = 0
    ) -> None:
        self._refuse_if_broken()
        assert self.session is not None
        assert self.reviews.pop() == review
        self.by_id.pop(review.question_id, None)
        if before is not None:
            self.by_id[review.question_id] = before
        place, count = self.session.position - 1, len(self.session.seeds) - again
        self.session = msgspec.structs.replace(
            self.session,
            position=place,
            question_ids=self.session.question_ids[:count],
            seeds=self.session.seeds[:count],
            mistakes=tuple(each for each in self.session.mistakes if each < place),
        )

    def newest(self, count: int) -> list[Review]:
        return self.reviews[-count:]

    def shown(self, count: int) -> list[Shown]:
        return [
            Shown(review.question_id, review.day, review.misconception)
            for review in self.newest(count)
        ]

    def days(self) -> list[DaySummary]:
        return [
            sum_up_day(day, self.reviews)
            for day in sorted({review.day for review in self.reviews})
        ]

    def recalls(self, since: dt.date = dt.date.min) -> list[RecallBin]:
        return []

    def items(self) -> list[ReviewItem]:
        return [self.by_id[question_id] for question_id in sorted(self.by_id)]

    def suspended(self) -> list[str]:
        return sorted(self.put_aside)

    def suspend(self, question_id: str, *, drops_from: str = "") -> None:
        self._refuse_if_broken()
        self.put_aside.add(question_id)
        if drops_from and self.session is not None:
            session, place = self.session, self.session.position
            asked = list(zip(session.question_ids, session.seeds, strict=True))
            open_ones = (each for each in asked[place:] if each[0] != question_id)
            stay = (*asked[:place], *open_ones)
            self.session = msgspec.structs.replace(
                session,
                question_ids=tuple(each for each, _ in stay),
                seeds=tuple(seed for _, seed in stay),
            )

    def unsuspend(self, question_id: str) -> None:
        self.put_aside.discard(question_id)

    def restore_places(self, session: OpenSession, *, lets_back: str = "") -> None:
        self._refuse_if_broken()
        self.put_aside.discard(lets_back)
        self.session = session

    def open(self, session: OpenSession) -> None:
        self._refuse_if_broken()
        self.session = session

    def get_open(self) -> OpenSession | None:
        return self.session

    def close(self, session_id: str) -> None:
        self.session = None

    def _refuse_if_broken(self) -> None:
        if self.broken:
            raise NotKeptError("the disk is full")


def sum_up_day(day: dt.date, reviews: Sequence[Review]) -> DaySummary:
    """Sum up the reviews of one day."""
    those = [review for review in reviews if review.day == day]
    first = [review for review in those if review.first_try]
    return DaySummary(
        day=day,
        answers=len(those),
        right=sum(review.correct for review in those),
        first_tries=len(first),
        first_tries_right=sum(review.correct for review in first),
        duration_ms=sum(review.duration_ms for review in those),
        spent_ms=sum(min(review.duration_ms, 300_000) for review in those),
    )


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
        day=NOON.date(),
        grade=RecallGrade.GOOD if correct else RecallGrade.AGAIN,
        first_try=True,
    )


def make_item(review: Review, before: ReviewItem | None = None) -> ReviewItem:
    """Make the item that follows from a review."""
    recalled = Recalled(
        review.question_id, review.seed, review.correct, review.grade, review.day
    )
    return after_answer(before, recalled, 0.9)
