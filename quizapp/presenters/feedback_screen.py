"""What the feedback page shows once the answer is safely kept."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from quizapp.bank.board_view import BoardView
from quizapp.presenters.judging.order_screen import OrderScreen


class Verdict(StrEnum):
    """How an answer fared."""

    RIGHT = "right"
    WRONG = "wrong"
    PARTLY = "partly"
    UNKNOWN = "unknown"
    """The learner said "I don't know"."""
    OTHER_EDITION = "other-edition"
    """The page shows another edition than the one the answer was marked under."""


class OptionMark(StrEnum):
    """What became of one option."""

    RIGHT = "right"
    """Right and chosen, or the right one of a single choice."""
    YOUR_ERROR = "your-error"
    """Wrong and chosen."""
    MISSED = "missed"
    """Right, but not ticked (select all)."""
    LEFT_OUT = "left-out"
    """Wrong and rightly not chosen."""
    RIGHT_ELSEWHERE = "right-elsewhere"
    """Not right in the edition shown, but in the one the answer was marked under."""
    GIVEN = "given"
    """Chosen; whether it is right is not told."""
    UNTOLD = "untold"
    """Not chosen; whether it is right is not told."""


class JudgedOption(Struct, frozen=True):
    """One option with its verdict and the reason."""

    option_id: str
    letter: str
    text: str
    mark: OptionMark
    chosen: bool
    because: str
    misconception: str = ""
    """One sentence that names it, or empty."""
    mark_text: str = ""
    """The mark in words, for example "Your answer" or "Right in 2017"."""


class TraceStep(Struct, frozen=True):
    """One step of the derivation."""

    text: str
    citation: str
    """For example "CR 723.5"; never empty."""
    verified: bool
    """False: the number in this edition is not verified."""
    explanation: str = ""
    """Why, in own words."""
    object_ids: tuple[int, ...] = ()
    """Objects on the board that the step speaks of."""
    differs: bool = False
    """True when the step is not in the derivation it is compared with."""
    official: str = ""
    """The cited paragraph in a rules text of the learner's own, or empty."""
    official_source: str = ""
    """The number and the edition of that paragraph, in words."""


class EditionAnswer(Struct, frozen=True):
    """The answer under the documents of one stretch of time."""

    as_of: str
    """ISO date on which the stretch begins."""
    label: str
    """The date in words, or "Today"."""
    letter: str
    """Letter of the right option, or letters joined by a comma."""
    text: str
    """Short form of the answer then."""
    current: bool = False
    """The edition that the page is showing."""
    today: bool = False


class GradeRow(Struct, frozen=True):
    """One of the four grades, with the day on which the question would come back."""

    grade: int
    """1 to 4; the key that gives it."""
    name: str
    due: str
    """For example "tomorrow" or "Thu 3 Dec"."""
    proposed: bool
    """The grade that the answer itself suggests."""
    chosen: bool
    """The grade that is kept at present."""
    allowed: bool = True
    """False for "easy" after a hint."""


class FeedbackScreen(Struct, frozen=True):
    """The whole feedback page."""

    language: str
    question_id: str
    position: int
    total: int
    topics: tuple[str, ...]
    level: int
    select_all: bool
    stem: tuple[str, ...]
    question: str
    board: BoardView
    verdict: Verdict
    heading: str
    """For example "Not right. The answer is C."."""
    sentence: str
    """"You answered as if ...", or what made the answer right."""
    options: tuple[JudgedOption, ...]
    steps: tuple[TraceStep, ...]
    steps_note: str
    """For example "7 steps · rules of 25 September 2026"."""
    editions: tuple[EditionAnswer, ...]
    """Empty when the answer is the same in every known edition."""
    edition_note: str
    """What another edition changes, or empty."""
    saved_at: str
    """For example "Saved 19:31:07"."""
    last: bool
    """True when no question follows."""
    emphasis: str = ""
    """The part of the sentence that names the misconception, or empty."""
    steps_differ: str = ""
    """For example "2 steps differ", when another edition is shown."""
    import_hint: str = ""
    """One line for the first step that is opened: how to bring a rules text; or empty."""
    session: str = ""
    """What the session was started for, in words."""
    grades: tuple[GradeRow, ...] = ()
    """Empty where the answer does not change when the question comes back."""
    schedule_note: str = ""
    """When it comes back though it cannot be graded, that it is left out, or empty."""
    again_note: str = ""
    """That the question, or the whole list, comes again in this session, or empty."""
    leech_note: str = ""
    """That it was forgotten again and again, or empty."""
    suspended: bool = False
    order: OrderScreen | None = None
    """The right order beside the learner's own, where one was put together."""
    can_undo: bool = False
    asked_board: BoardView | None = None
    """The board that the question was asked with, where it may be shown a moment longer."""
