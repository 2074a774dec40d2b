"""Releasing: what one candidate is told after an exam, and nothing beyond."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from quizapp.bank.posed import ExplainedStep, Explanation
from quizapp.training.exam.blueprint import Blueprint
from quizapp.training.exam.grading import ItemGrade, PaperGrade
from quizapp.training.exam.paper import letter_of
from quizapp.training.exam.results.release_plan import told_by
from quizapp.training.room.room import Told


class Explaining(Protocol):
    """Explains a variant; a bank does."""

    def explain(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> Explanation:
        """Explain the variant."""


class ReleasedReason(Struct, frozen=True, omit_defaults=True):
    """Why one option is right or wrong."""

    letter: str
    right: bool
    because: str
    belief: str = ""
    """What whoever chose it takes for granted, after "as if"; or empty."""


class ReleasedStep(Struct, frozen=True, omit_defaults=True):
    """One step of the derivation."""

    text: str
    cite: str
    verified: bool = True
    """False: the number in this edition is not verified."""
    object_ids: tuple[int, ...] = ()
    """What on the board it speaks of."""


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
    points: Fraction | None
    """None where the points of answers are not released."""
    chosen: tuple[str, ...]
    """Letters."""
    reasons: tuple[ReleasedReason, ...] = ()
    """Empty where the key is not released, and of an order."""
    places: tuple[ReleasedPlace, ...] = ()
    """The right order, where the key of one is released."""
    steps: tuple[ReleasedStep, ...] = ()
    """How the key was derived, where it is released."""


class Released(Struct, frozen=True):
    """What one candidate is told."""

    candidate: str
    form: str
    points: Fraction | None = None
    """None where the score is not released."""
    most: Fraction | None = None
    passed: bool | None = None
    marks: tuple[ReleasedMark, ...] = ()


def release(
    paper: PaperGrade,
    blueprint: Blueprint,
    bank: Explaining,
    told: Told | None = None,
) -> Released:
    """Tell of a graded paper what is to be told; without more what its exam releases."""
    told = told_by(blueprint.release) if told is None else told
    marks: tuple[ReleasedMark, ...] = ()
    if told.answers or told.explanations:
        marks = tuple(_mark(grade, blueprint, bank, told) for grade in paper.items)
    return Released(
        candidate=paper.candidate,
        form=paper.form,
        points=paper.points if told.score else None,
        most=paper.most if told.score else None,
        passed=paper.passed if told.score else None,
        marks=marks,
    )


def _mark(
    grade: ItemGrade, blueprint: Blueprint, bank: Explaining, told: Told
) -> ReleasedMark:
    points = grade.points if told.answers else None
    mark = ReleasedMark(grade.number, points, grade.letters_of(grade.chosen))
    if not told.explanations:
        return mark
    item = grade.item
    explained = bank.explain(
        item.question_id, item.seed, blueprint.as_of, blueprint.language
    )
    mark = replace(mark, steps=tuple(map(_step, explained.steps)))
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
        belief = "" if right else option.belief
        yield ReleasedReason(letter, right, option.because, belief)


def _step(step: ExplainedStep) -> ReleasedStep:
    """Release a step; where its number is not verified, whoever shows it says so."""
    cite = step.cite if step.verified else step.cite.partition(" (")[0]
    return ReleasedStep(step.text, cite, step.verified, step.object_ids)


def _letter(reason: ReleasedReason) -> str:
    return reason.letter
