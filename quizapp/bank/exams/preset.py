"""A preset: what is known of a published exam, and what may stand for it here."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta, Struct

Positive = Annotated[int, Meta(ge=1, le=500)]
Weight = Annotated[int, Meta(ge=1, le=1000)]
Percent = Annotated[int, Meta(ge=0, le=100)]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Grade = Annotated[int, Meta(ge=1, le=3)]
Rule = Annotated[
    str, Meta(pattern=r"^(CR|MTR|IPG|JAR) [0-9]+(\.[0-9]+)*[a-z]?$", max_length=20)
]
Share = Annotated[int, Meta(ge=0, le=500)]

COMPLEXITIES = ((), (1,), (1, 2), (2, 3), (3,))
"""Grades of complexity that an exam may be confined to; the first is all of them."""


class Status(StrEnum):
    """How much of an exam is known."""

    PUBLISHED = "published"
    PARTLY = "partly"
    """Published in part."""
    HISTORICAL = "historical"
    """No longer held."""
    OWN = "own"
    """Made for this program; no organiser holds it."""


class Timing(StrEnum):
    """Whether an exam has a time limit."""

    TIMED = "timed"
    UNTIMED = "untimed"
    UNKNOWN = "unknown"


def name_in(language: str, named: Preset | Section | Subject) -> str:
    """Name an exam, a section or a subject in a language."""
    return named.french if language == "fr" and named.french else named.name


class Section(Struct, frozen=True, kw_only=True):
    """A part of an exam with its own number of questions."""

    name: Text
    french: str = ""
    """Its name in French; empty where it is the same."""
    questions: Positive
    weights: str = ""
    """Name of a table that shares the questions among subjects; or empty."""
    subjects: tuple[str, ...] = ()
    """Subjects to take from, in any shares, where there is no table."""
    topics: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    """No family on these topics."""
    rules: tuple[Rule, ...] = ()
    """Sections of documents, one of which must be cited, such as "CR 613"."""
    levels: tuple[Grade, ...] = ()
    """Of this section alone; empty for those of the exam."""

    def __post_init__(self) -> None:
        """Refuse two ways to choose at once."""
        if self.weights and self.subjects:
            raise ValueError("a section has weights or subjects, not both")


class Preset(Struct, frozen=True, kw_only=True):
    """One exam; what is not known is left out."""

    name: Text
    french: str = ""
    organiser: Text
    status: Status
    source: tuple[Text, ...] = ()
    dated: str = ""
    """What is known of when this held."""
    questions: Positive | None = None
    sections: tuple[Section, ...] = ()
    timing: Timing = Timing.UNKNOWN
    minutes: Positive | None = None
    pass_percent: Percent | None = None
    wait_days: int | None = None
    """How long to wait after a fail."""
    book: str = ""
    """ "closed" or "open"; empty where that is not known."""
    levels: tuple[Grade, ...] = ()
    select_all_percent: Percent = 0
    """Share of select-all questions that is wished for."""
    select_all_questions: Share | None = None
    """So many of them instead of a share."""
    complexities: tuple[Grade, ...] = ()
    answers: Literal["any", "one", "all"] = "any"
    """How questions are answered: either way, one option, or all that are right."""
    release: Literal["nothing", "score", "marks", "key"] | None = None
    """What candidates are told; None where whoever holds the exam says it."""
    select_all_credit: Literal[
        "all-or-nothing", "right-minus-wrong", "judged-rightly"
    ] = "all-or-nothing"
    order_credit: Literal["all-or-nothing", "places", "sequence"] = "all-or-nothing"
    remarks: tuple[Text, ...] = ()

    def __post_init__(self) -> None:
        """Refuse numbers that do not go together."""
        total = sum(section.questions for section in self.sections)
        if self.questions is not None and self.sections and total != self.questions:
            raise ValueError(
                f"the sections have {total} questions, not {self.questions}"
            )
        if self.sections and self.questions is None:
            raise ValueError("sections need the number of questions")
        if self.minutes is not None and self.timing is not Timing.TIMED:
            raise ValueError("only a timed exam has minutes")
        if self.complexities not in COMPLEXITIES:
            raise ValueError("complexities are 1, 1 and 2, 2 and 3, or 3")
        if self.book not in ("", "open", "closed"):
            raise ValueError("book is open or closed")


class Subject(Struct, frozen=True, kw_only=True):
    """A subject of a syllabus, and where the bank has questions on it."""

    name: Text
    french: str = ""
    topics: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    """Sections, one of which must be cited."""


class Tables(Struct, frozen=True, kw_only=True):
    """What presets share: subjects, and tables of weights."""

    subjects: dict[str, Subject]
    weights: dict[str, dict[str, Weight]] = {}
    """By name of the table: the weight of each subject, in tenths of a percent."""
    remarks: tuple[Text, ...] = ()
