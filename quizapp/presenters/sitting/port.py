"""The port to exams: what the window asks for, some of it answered a moment later."""

from __future__ import annotations

from concurrent.futures import Future
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from quizapp.presenters.sitting.measured import Measured
from quizapp.training.exam.mock.marking import MockMarks
from quizapp.training.exam.mock.past import PastMock
from quizapp.training.exam.mock.planning import MockPlan, MockWish
from quizapp.training.exam.sealing.sealed_paper import OpenedPaper
from quizapp.training.exam.sitting.sitting import Sitting
from quizapp.training.insight.exams import ExamChoice


class Offer(Struct, frozen=True):
    """The exams that there are, and what becomes of the one that is wished for."""

    choices: tuple[ExamChoice, ...]
    plan: MockPlan | None
    """None where there is no exam at all."""
    own: tuple[str, ...] = ()
    """Keys of those that were made on this computer."""
    faults: tuple[str, ...] = ()
    """What is wrong with files of such exams."""


class Asked(Struct, frozen=True, kw_only=True):
    """What is chosen on the page of exams."""

    preset: str
    """Empty: the first one."""
    most: int | None
    language: str
    leave_out_seen: bool


class ReadyPaper(Struct, frozen=True):
    """A paper that is open: its sitting can begin, or go on."""

    opened: OpenedPaper
    sealed: bytes
    code_secret: bytes
    is_mock: bool
    sitting_id: str = ""
    """Of the sitting that goes on, or empty."""


class Unfinished(Struct, frozen=True):
    """A sitting that was begun and not handed in, or not marked yet."""

    sitting_id: str
    exam: str
    is_mock: bool


class HandedOver(Struct, frozen=True):
    """The answers of a sealed paper, as a file for the instructor."""

    path: Path
    words: str


class ExamPort(Protocol):
    """Builds papers, keeps sittings, and marks what is handed in."""

    def offer(self, asked: Asked) -> Future[Offer]:
        """Look what the bank can fill."""

    def build(self, wish: MockWish) -> Future[ReadyPaper]:
        """Build a mock exam and open its paper."""

    def open_file(self, path: Path, code: str) -> Future[ReadyPaper]:
        """Open a sealed paper with the start code that was said."""

    def unfinished(self) -> Unfinished | None:
        """Look for a sitting to go on with."""

    def reopen(self, unfinished: Unfinished) -> Future[ReadyPaper]:
        """Open the paper of a sitting anew.

        :raises LookupError: if the sitting cannot be read.
        """

    def begin(self, ready: ReadyPaper, candidate: str) -> Sitting:
        """Start the time, or go on where the sitting was.

        :raises NameRefusedError: if nobody can be called that.
        :raises NotKeptError: if it cannot be kept.
        """

    def measure(self) -> Future[Measured]:
        """Try what an exam needs of this computer."""

    def candidate(self) -> str:
        """Name the learner."""

    def mark(self, sitting: Sitting) -> Future[MockMarks]:
        """Mark a mock exam that is over."""

    def count(self, sitting: Sitting, marks: MockMarks) -> PastMock:
        """Let its answers count, and keep how it went.

        :raises NotKeptError: if that cannot be kept.
        """

    def hand_over(self, sitting: Sitting, folder: Path | None) -> HandedOver:
        """Write the answers to a sealed paper into a folder, or where they were before.

        :raises NotKeptError: if they cannot be written.
        """

    def past(self) -> tuple[PastMock, ...]:
        """List how past mock exams went, the newest first."""

    def close(self) -> None:
        """Let go of the sitting's file."""
