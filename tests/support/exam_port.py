"""A port to exams over a small paper: everything is ready at once, and clocks are turned."""

from __future__ import annotations

from concurrent.futures import Future
from fractions import Fraction
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from quizapp.presenters.sitting.measured import Measured, Power
from quizapp.presenters.sitting.port import (
    Asked,
    HandedOver,
    Offer,
    ReadyPaper,
    Unfinished,
)
from quizapp.training.exam.form import Item
from quizapp.training.exam.mock.marking import MarkedAnswer, MockMarks
from quizapp.training.exam.mock.past import PastMock
from quizapp.training.exam.mock.planning import MockPlan, MockWish, NothingToAskError
from quizapp.training.exam.paper import Paper
from quizapp.training.exam.sealing.candidate_name import parse_name
from quizapp.training.exam.sealing.sealed_paper import OpenedPaper
from quizapp.training.exam.sealing.start_code import parse_start_code
from quizapp.training.exam.sitting.sitting import Sitting
from quizapp.training.exam.stock import PartStock, Reason
from quizapp.training.insight.exams import ExamChoice
from quizapp.training.ports import NotKeptError
from tests.support.exam_families import blueprint, part
from tests.support.sample_boards import controlled_turn
from tests.support.sample_questions import ONE, TODAY
from tests.support.sealing import sample_code
from tests.support.sittings import (
    NINE,
    OPENED,
    SEALED,
    Clocks,
    FakeSittingStore,
    started,
)

CHOICES = (
    ExamChoice("own", "Practice paper", 3, 70),
    ExamChoice("other", "Other", 3, None),
)


MEASURED = Measured(
    store_fault="", free_bytes=120 * 10**9, wall=NINE, power=Power(True, 80)
)


def done(value: Any = None, error: Exception | None = None) -> Future[Any]:
    """Give what has come already."""
    future: Future[Any] = Future()
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(value)
    return future


class FakeExams:
    """Three questions, of which the bank fills as many as a test says."""

    def __init__(self, *, filled: int = 3, minutes: int | None = 60) -> None:
        self.filled = filled
        self.minutes = minutes
        self.clocks = Clocks()
        self.store = FakeSittingStore()
        self.waiting: Unfinished | None = None
        self.counted: list[MockMarks] = []
        self.asked: list[Asked] = []
        self.handed_over: list[Path | None] = []
        self.refuses = ""
        self.name = "Kim"
        self.right = "a"
        self.own: tuple[str, ...] = ()
        self.faults: tuple[str, ...] = ()
        self.asks_order = False
        """Whether the first question asks for an order of three letters."""

    def offer(self, asked: Asked) -> Future[Offer]:
        self.asked.append(asked)
        preset = asked.preset or CHOICES[0].key
        wish = MockWish(preset=preset, language="en", as_of=TODAY, seed=1)
        made = blueprint(part("all", 3), minutes=self.minutes, pass_percent=70)
        lacking = 3 - self.filled
        stock = PartStock(
            name="all",
            wanted=3,
            fitting=self.filled,
            variants=3,
            filled=self.filled,
            excluded=0,
            not_compiled=0,
            reason=Reason.TOO_FEW,
        )
        short = (stock,) if lacking else ()
        plan = MockPlan(wish=wish, blueprint=made, filled=self.filled, short=short)
        return done(Offer(CHOICES, plan, self.own, self.faults))

    def build(self, wish: MockWish) -> Future[ReadyPaper]:
        if not self.filled:
            return done(error=NothingToAskError("nothing"))
        return done(self._ready(is_mock=True))

    def open_file(self, path: Path, code: str) -> Future[ReadyPaper]:
        try:
            parse_start_code(code)
        except ValueError as error:
            return done(error=error)
        return done(self._ready(is_mock=False))

    def unfinished(self) -> Unfinished | None:
        return self.waiting

    def reopen(self, unfinished: Unfinished) -> Future[ReadyPaper]:
        return done(self._ready(is_mock=unfinished.is_mock, sitting_id="0a"))

    def begin(self, ready: ReadyPaper, candidate: str) -> Sitting:
        if self.refuses:
            raise NotKeptError(self.refuses)
        if ready.sitting_id:
            assert self.store.kept is not None
            return Sitting(ready.opened, self.store.kept, self.store, self.clocks)
        parse_name(candidate)
        started(self.store, self.clocks, self.minutes)
        assert self.store.kept is not None
        return Sitting(ready.opened, self.store.kept, self.store, self.clocks)

    def measure(self) -> Future[Measured]:
        return done(MEASURED)

    def candidate(self) -> str:
        return self.name

    def mark(self, sitting: Sitting) -> Future[MockMarks]:
        answers = tuple(
            MarkedAnswer(
                number=number,
                item=Item("all", ONE, 1),
                topic="missed-triggers",
                points=Fraction(int(letters == (self.right,))),
                chosen=("default",) if letters else (),
                right=("opponent",),
                misconception="",
                engine="1",
                words=20,
                complexity=1,
            )
            for number, letters in enumerate(sitting.course.answers, 1)
        )
        points = sum((each.points for each in answers), Fraction())
        passed = points * 100 >= 70 * len(answers)
        return done(
            MockMarks(
                as_of=TODAY,
                points=points,
                pass_percent=70,
                passed=passed,
                answers=answers,
            )
        )

    def count(self, sitting: Sitting, marks: MockMarks) -> PastMock:
        if self.refuses:
            raise NotKeptError(self.refuses)
        self.counted.append(marks)
        return self.past()[-1]

    def hand_over(self, sitting: Sitting, folder: Path | None) -> HandedOver:
        if self.refuses:
            raise NotKeptError(self.refuses)
        self.handed_over.append(folder)
        return HandedOver(
            (folder or Path("kept")) / "answers.quizanswers", "five words"
        )

    def past(self) -> tuple[PastMock, ...]:
        return tuple(
            PastMock(
                sitting_id="0a",
                exam="Sample exam",
                handed_in_at=NINE,
                points=int(marks.points),
                most=marks.most,
                passed=marks.passed,
            )
            for marks in self.counted
        )

    def close(self) -> None:
        """Nothing is open."""

    def _ready(self, *, is_mock: bool, sitting_id: str = "") -> ReadyPaper:
        opened, sealed = _with_board(OPENED[self.minutes]), SEALED[self.minutes]
        if self.asks_order:
            opened = replace(opened, paper=with_order(opened.paper))
        secret = sample_code().secret
        return ReadyPaper(opened, sealed, secret, is_mock, sitting_id)


def _with_board(opened: OpenedPaper) -> OpenedPaper:
    """Put something on the board of each question."""
    return replace(opened, paper=with_board(opened.paper))


def with_order(paper: Paper) -> Paper:
    """Let the first question ask for an order of three letters."""
    first, *others = paper.questions
    return replace(paper, questions=(replace(first, places=3), *others))


def with_board(paper: Paper) -> Paper:
    """Put something on the board of each question."""
    board = controlled_turn("en")
    questions = tuple(replace(each, board=board) for each in paper.questions)
    return replace(paper, questions=questions)
