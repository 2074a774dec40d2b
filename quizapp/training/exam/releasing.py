"""Releasing: what one candidate is told after an exam, and nothing beyond."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from quizapp.bank.posed import Explanation
from quizapp.training.exam.blueprint import Blueprint, Release
from quizapp.training.exam.grading import ItemGrade, PaperGrade
from quizapp.training.exam.paper import letter_of


class Explaining(Protocol):
    """Explains a variant; a bank does."""

    def explain(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> Explanation:
        """Explain the variant."""


class ReleasedReason(Struct, frozen=True):
    """Why one option is right or wrong."""

    letter: str
    right: bool
    because: str


class ReleasedPlace(Struct, frozen=True):
    """What stands at one place of the right order."""

    letter: str
    """Of the right turn."""
    chosen: str
    """Letter of what the candidate put there, or empty."""
    because: str
    """Why that does not stand there; empty where it does, or nothing was put there."""


class ReleasedMark(Struct, frozen=True):
    """What became of one answer."""

    number: int
    points: Fraction
    chosen: tuple[str, ...]
    """Letters."""
    reasons: tuple[ReleasedReason, ...] = ()
    """Empty where the key is not released, and of an order."""
    places: tuple[ReleasedPlace, ...] = ()
    """The right order, where the key of one is released."""


class Released(Struct, frozen=True):
    """What one candidate is told."""

    candidate: str
    form: str
    points: Fraction | None = None
    """None where the score is not released."""
    most: Fraction | None = None
    passed: bool | None = None
    marks: tuple[ReleasedMark, ...] = ()


def release(paper: PaperGrade, blueprint: Blueprint, bank: Explaining) -> Released:
    """Tell of a graded paper what the blueprint of its exam releases."""
    if blueprint.release is Release.NOTHING:
        return Released(paper.candidate, paper.form)
    marks: tuple[ReleasedMark, ...] = ()
    if blueprint.release in (Release.MARKS, Release.KEY):
        marks = tuple(_mark(grade, blueprint, bank) for grade in paper.items)
    return Released(
        paper.candidate, paper.form, paper.points, paper.most, paper.passed, marks
    )


def _mark(grade: ItemGrade, blueprint: Blueprint, bank: Explaining) -> ReleasedMark:
    mark = ReleasedMark(grade.number, grade.points, grade.letters_of(grade.chosen))
    if blueprint.release is not Release.KEY:
        return mark
    item = grade.item
    explained = bank.explain(
        item.question_id, item.seed, blueprint.as_of, blueprint.language
    )
    if item.ordered:
        return replace(mark, places=tuple(_places(grade, explained)))
    reasons = sorted(_reasons(grade, explained), key=_letter)
    return replace(mark, reasons=tuple(reasons))


def _places(grade: ItemGrade, explained: Explanation) -> Iterator[ReleasedPlace]:
    own = dict(enumerate(grade.chosen))
    for number, place in enumerate(explained.order):
        chosen = own.get(number, "")
        yield ReleasedPlace(
            letter=letter_of(grade.options, place.piece_id),
            chosen=letter_of(grade.options, chosen) if chosen else "",
            because=dict(place.refuted).get(chosen, ""),
        )


def _reasons(grade: ItemGrade, explained: Explanation) -> Iterator[ReleasedReason]:
    for option in explained.options:
        letter = letter_of(grade.options, option.option_id)
        right = option.option_id in grade.right
        yield ReleasedReason(letter, right, option.because)


def _letter(reason: ReleasedReason) -> str:
    return reason.letter
