"""What the pages of an exam show; no key is in any of them before the results."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from quizapp.presenters.question_screen import QuestionScreen


class ExamRow(Struct, frozen=True):
    """An exam to choose."""

    key: str
    name: str


class PastRow(Struct, frozen=True):
    """A mock exam that was taken."""

    sitting_id: str
    exam: str
    line: str
    """For example "21 of 25 points, passed"."""


class EntryScreen(Struct, frozen=True, kw_only=True):
    """The page of exams: take one alone, open a paper, or go on."""

    language: str
    exams: tuple[ExamRow, ...]
    chosen: str
    length: str
    """Key of how many questions: a number, or "all"."""
    leave_out_seen: bool
    facts: str
    """For example "25 questions, 50 minutes, pass mark 70 % (18 points)"."""
    short: tuple[str, ...]
    """What the bank cannot fill, part by part; empty where all is there."""
    start: str
    """What the button does; empty where nothing can be asked."""
    waiting: str
    """What is being done at the moment, or empty."""
    fault: str
    """Why something was not done, or empty."""
    unfinished: str
    """The exam that waits to be gone on with, or empty."""
    past: tuple[PastRow, ...]
    file_name: str
    """The sealed paper that was chosen, or empty."""


class Tile(Struct, frozen=True):
    """A number and what it counts."""

    number: str
    label: str


class RuleLine(Struct, frozen=True):
    """One thing to know before the start."""

    icon: str
    heading: str
    text: str


class CheckLine(Struct, frozen=True):
    """Something that was looked at before the start."""

    fine: bool
    heading: str
    text: str


class StartScreen(Struct, frozen=True, kw_only=True):
    """Before the time begins to run."""

    language: str
    title: str
    line: str
    tiles: tuple[Tile, ...]
    rules: tuple[RuleLine, ...]
    checks: tuple[CheckLine, ...]
    candidate: str
    asks_name: bool
    """Whether the name may be written; a mock exam has the learner's."""
    fault: str
    foot: str
    paper_words: str
    waits: str = ""
    """What is waited for, where the candidate does not begin; or empty."""
    leave: str = ""
    """What leaving is called, where it is not going back to the exams."""


class SavedKind(StrEnum):
    """How sure it is that nothing is lost."""

    SAVED = "saved"
    FAILED = "failed"
    WAITING = "waiting"
    """Kept here, and still to be sent."""


class SavedScreen(Struct, frozen=True):
    """The saved mark."""

    kind: SavedKind
    text: str


class TimerScreen(Struct, frozen=True):
    """The time that is left."""

    text: str
    """For example "42:18"."""
    label: str
    share: float
    """Of the whole time, 0 to 1."""
    short: bool
    """Whether it is running out."""
    spoken: str


class BarScreen(Struct, frozen=True, kw_only=True):
    """What the bar over an exam says; it changes every second."""

    language: str
    title: str
    candidate: str
    saved: SavedScreen
    timer: TimerScreen
    pause: str = ""
    """Why the time stands, or empty."""
    announced: str = ""
    """What is to be said aloud just now, once."""
    trouble: str = ""
    """Why something is not kept, and what to do; or empty."""
    contact: str = ""
    """How long the room has been silent, and what to do; or empty."""
    message: str = ""
    """What the room says, until it was read; or empty."""


class Cell(Struct, frozen=True):
    """One question in the navigator."""

    number: int
    answered: bool
    flagged: bool
    current: bool
    spoken: str


class ExamScreen(Struct, frozen=True, kw_only=True):
    """One question of an exam."""

    language: str
    question: QuestionScreen
    """Its options are named by their small letters."""
    chosen: tuple[str, ...]
    ruled_out: tuple[str, ...]
    flagged: bool
    cells: tuple[Cell, ...]
    count: str
    is_first: bool
    is_last: bool
    saved_note: str
    """What stands beside the answer once it is on the disk; empty before."""


class AnswerRow(Struct, frozen=True):
    """One line before handing in."""

    number: int
    question: str
    answer: str
    """Letters, or empty."""
    flagged: bool
    spoken: str
    is_whole: bool = True
    """Whether nothing of the answer is missing, as in an order half put together."""


class HandInScreen(Struct, frozen=True, kw_only=True):
    """The check before handing in."""

    language: str
    title: str
    line: str
    rows: tuple[AnswerRow, ...]
    answered: str
    of: str
    open_line: str
    open_strong: str
    first_open: int
    """0 if every question is answered."""
    flag_line: str
    flag_strong: str
    first_flag: int
    after: str
    """What cannot be done once it is handed in."""
    asks: str
    """What is asked before handing in, once that was wanted; or empty."""


class TopicResult(Struct, frozen=True):
    """What was earned in a topic."""

    name: str
    points: int
    most: int


class ResultRow(Struct, frozen=True):
    """How one question was answered."""

    number: int
    question: str
    right: bool
    answered: bool
    mark: str
    """For example "Right", "Not right", "No answer"."""


class ResultScreen(Struct, frozen=True, kw_only=True):
    """After an exam."""

    language: str
    title: str
    heading: str
    """For example "21 of 25"."""
    line: str
    passed: bool | None
    verdict: str
    share: float
    pass_share: float | None
    topics: tuple[TopicResult, ...]
    rows: tuple[ResultRow, ...]
    kept: str
    """What became of the answers."""
    waiting: bool = False
    discussed: int = 0
    """Number of the question that everybody talks about just now; 0 without one."""


class HandedOverScreen(Struct, frozen=True, kw_only=True):
    """After a sealed paper: where its answers are."""

    language: str
    title: str
    heading: str
    by_time: str
    """That the time was over, or empty."""
    line: str
    """Where the file is; empty where it could not be written."""
    words: str
    folder: str
    fault: str
