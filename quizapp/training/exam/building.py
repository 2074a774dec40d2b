"""Building an exam: forms whose every question can be posed, and their papers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from quizapp.bank.browsing.summary import Summary
from quizapp.bank.posed import PosedQuestion
from quizapp.rules.refusal import RefusalError
from quizapp.training.exam.assembling import Assembly, Wanted, assemble
from quizapp.training.exam.blueprint import Blueprint
from quizapp.training.exam.drawing_seeds import Fillings
from quizapp.training.exam.form import Form
from quizapp.training.exam.paper import Paper, make_paper


class Posing(Fillings, Protocol):
    """Poses the questions of an exam; a bank does."""

    def pose(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> PosedQuestion:
        """Pose one variant."""


class LeftOut(Struct, frozen=True):
    """A family that was chosen, and cannot be asked on the day of the exam."""

    question_id: str
    reason: str


class Built(Struct, frozen=True):
    """An exam: what the examiner keeps, and what candidates get."""

    blueprint: Blueprint
    assembly: Assembly
    papers: tuple[Paper, ...]
    left_out: tuple[LeftOut, ...]


class _RefusedError(Exception):
    def __init__(self, left_out: LeftOut) -> None:
        super().__init__(left_out.reason)
        self.left_out = left_out


def build(
    blueprint: Blueprint, families: Sequence[Summary], bank: Posing, wanted: Wanted
) -> Built:
    """Build an exam; a family that the engine refuses on its day makes way for another."""
    left_out: list[LeftOut] = []
    while True:
        usable = blueprint.without(*(each.question_id for each in left_out))
        assembly = assemble(usable, families, bank, wanted)
        try:
            posed = [_pose(usable, form, bank) for form in assembly.forms]
        except _RefusedError as error:
            left_out.append(error.left_out)
            continue
        pairs = list(zip(assembly.forms, posed, strict=True))
        return Built(
            blueprint=usable,
            assembly=replace(assembly, forms=tuple(_as_posed(*each) for each in pairs)),
            papers=tuple(make_paper(usable, form.label, each) for form, each in pairs),
            left_out=tuple(left_out),
        )


def _as_posed(form: Form, posed: Sequence[PosedQuestion]) -> Form:
    """Note which items are answered by putting an order together."""
    items = (
        replace(item, ordered=bool(each.pieces))
        for item, each in zip(form.items, posed, strict=True)
    )
    return replace(form, items=tuple(items))


def _pose(blueprint: Blueprint, form: Form, bank: Posing) -> list[PosedQuestion]:
    posed = []
    for item in form.items:
        try:
            posed.append(
                bank.pose(
                    item.question_id, item.seed, blueprint.as_of, blueprint.language
                )
            )
        except RefusalError as error:
            raise _RefusedError(LeftOut(item.question_id, str(error))) from error
    return posed
