"""What the gradebook asks of the rest of the program; all of it goes on elsewhere."""

from __future__ import annotations

import datetime as dt
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from quizapp.bank.ordering.order import pieces_of
from quizapp.presenters.working.work import Work
from quizapp.training.exam.rekeying import ExamRekey
from quizapp.training.exam.results.release_plan import ReleasePlan
from quizapp.training.exam.results.results import ExamResults

_THEN = " \N{RIGHTWARDS ARROW} "


class OptionTold(Struct, frozen=True):
    """One option of a variant, and why it is right or wrong."""

    option_id: str
    text: str
    correct: bool
    because: str
    belief: str
    """Completes "as if ..."; empty for a right option."""


class ItemTold(Struct, frozen=True, kw_only=True):
    """One variant in words, with the derivation behind its key."""

    question_id: str
    seed: int
    title: str
    question: str
    options: tuple[OptionTold, ...]
    steps: tuple[tuple[str, str], ...]
    """Rule and sentence."""
    pieces: dict[str, str] = {}
    """By id: what orders are put together from."""

    def text_of(self, option_id: str) -> str:
        """Say an option, or an order that no option says."""
        known = next((e.text for e in self.options if e.option_id == option_id), "")
        pieces = (self.pieces.get(each, each) for each in pieces_of(option_id))
        return known or (_THEN.join(pieces) if self.pieces else option_id)


class TrailLine(Struct, frozen=True, kw_only=True):
    """One re-key that was applied."""

    number: int
    applied_at: dt.datetime
    applied_by: str
    why: str
    day: str
    changed: int
    signer: str


class GradedExam(Struct, frozen=True, kw_only=True):
    """An exam with its answers graded."""

    results: ExamResults
    told: tuple[ItemTold, ...]
    topics: dict[str, str]
    """Names by key."""
    trail: tuple[TrailLine, ...]
    release: ReleasePlan | None = None
    """What candidates are told; None where nothing was released yet."""


class Collected(Struct, frozen=True):
    """What collecting came to."""

    candidates: int
    late: int
    """Of these, who answered after the time."""
    left_out: tuple[str, ...]
    """Files that could not be used, each with the reason."""


class RekeyAsked(Struct, frozen=True):
    """A re-key that is looked at."""

    day: str
    """ISO date."""
    withdrawn: tuple[str, ...] = ()
    """Places such as "A 3"."""


class RekeyFound(Struct, frozen=True, kw_only=True):
    """What a re-key would change."""

    asked: RekeyAsked
    rekey: ExamRekey
    titles: dict[str, str]
    """Of families."""
    letters: dict[tuple[str, int], dict[str, str]]
    """By variant: the letter of each option."""
    places: dict[tuple[str, int], tuple[str, ...]]


class RekeyApplied(Struct, frozen=True):
    """A re-key that stands in the audit trail."""

    number: int


class ResultsReleased(Struct, frozen=True):
    """What releasing came to."""

    plan: ReleasePlan
    folder: Path | None
    """Where the result sheets are; None where nothing is told yet."""
    sheets: int


class Exported(Struct, frozen=True):
    """Files of results."""

    folder: Path
    files: int


class Grading(Protocol):
    """Does what the gradebook asks for, in other processes."""

    def collect(self, key: str, files: tuple[Path, ...]) -> Work:
        """Begin to take answer files in; all that came count together."""

    def grade(self, key: str, language: str) -> Work:
        """Begin to grade the sheets of an exam."""

    def export(self, key: str, language: str, folder: Path) -> Work:
        """Begin to write the results into a new folder inside this one."""

    def release(self, key: str, plan: ReleasePlan) -> Work:
        """Begin to tell candidates what a plan says."""

    def look_at_rekey(self, key: str, language: str, asked: RekeyAsked) -> Work:
        """Begin to find what a re-key would change; nothing is changed."""

    def apply_rekey(self, key: str, asked: RekeyAsked, by: str, why: str) -> Work:
        """Begin to write a re-key into the audit trail."""
