"""Grading a paper: each answer against the key that the bank derives."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from fractions import Fraction
from functools import cached_property
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from quizapp.bank.ordering.order import order_id, pieces_of
from quizapp.bank.posed import AnswerKey, PosedQuestion
from quizapp.training.exam.analysis.moments import total
from quizapp.training.exam.blueprint import Blueprint, passes
from quizapp.training.exam.crediting import (
    Credit,
    Credited,
    OrderCredit,
    credit_choice,
    credit_one,
    credit_order,
)
from quizapp.training.exam.form import Form, Item
from quizapp.training.exam.paper import as_asked, ids_under_letters, letter_of
from quizapp.training.grading import MalformedAnswerError, grade_answer


class Keys(Protocol):
    """Poses the questions of an exam and derives their keys; a bank does."""

    def pose(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> PosedQuestion:
        """Pose one variant."""

    def answer_key(self, question_id: str, seed: int, as_of: str) -> AnswerKey:
        """Derive the key of the variant that `pose` shows."""


class Reached(StrEnum):
    """How far a candidate came."""

    ANSWERED = "answered"
    OMITTED = "omitted"
    """Left open, with an answer after it."""
    NOT_REACHED = "not reached"
    """Left open, as everything after it."""


class Marking(Struct, frozen=True, kw_only=True):
    """By which documents and rules papers are marked."""

    as_of: str
    language: str = "en"
    select_all: Credit = Credit.ALL_OR_NOTHING
    """Select-one questions are always all or nothing."""
    order: OrderCredit = OrderCredit.ALL_OR_NOTHING
    pass_percent: int | None = None


def marking_for(
    blueprint: Blueprint,
    select_all: Credit | None = None,
    order: OrderCredit | None = None,
) -> Marking:
    """Mark as a blueprint says, unless another rule is given."""
    return Marking(
        as_of=blueprint.as_of,
        language=blueprint.language,
        select_all=select_all or blueprint.select_all,
        order=order or blueprint.order,
        pass_percent=blueprint.pass_percent,
    )


class Answers(Struct, frozen=True):
    """What one candidate handed in."""

    candidate: str
    form: str
    """Label of the form."""
    chosen: tuple[tuple[str, ...], ...]
    """Option ids, item by item, of an order ids of pieces; empty where left open."""


class ItemGrade(Struct, frozen=True):
    """The points of one answer, and why."""

    number: int
    """Place on the paper, from 1."""
    item: Item
    reached: Reached
    options: tuple[str, ...]
    """Ids of all options, or of all pieces of an order, as they were shown."""
    select_all: bool
    chosen: tuple[str, ...]
    right: tuple[str, ...]
    """Of an order piece by piece, as `chosen`."""
    credited: Credited
    misconception: str = ""
    """Id of what stands behind the first wrong choice, or empty."""

    def letters_of(self, option_ids: Iterable[str]) -> tuple[str, ...]:
        """Give the letters of options, sorted; those of an order stay as they stand."""
        letters = tuple(letter_of(self.options, each) for each in option_ids)
        return letters if self.item.ordered else tuple(sorted(letters))

    @property
    def points(self) -> Fraction:
        """Say how many points it earned, from 0 to 1."""
        return self.credited.points


class PaperGrade(Struct, frozen=True, dict=True):
    """The grades of one paper."""

    candidate: str
    form: str
    items: tuple[ItemGrade, ...]
    passed: bool | None
    """None where there is no pass mark."""

    @cached_property
    def points(self) -> Fraction:
        """Say how many points it earned; added up once."""
        return total([each.points for each in self.items])

    @property
    def most(self) -> Fraction:
        """Say how many points could be earned."""
        return Fraction(len(self.items))


class MisfitError(ValueError):
    """A paper does not fit the forms of the exam."""


def grade_paper(
    answers: Answers, forms: Mapping[str, Form], keys: Keys, marking: Marking
) -> PaperGrade:
    """Grade one paper by the derived keys.

    :raises MisfitError: if there is no such form, or another number of items.
    :raises MalformedAnswerError: naming the item, if an answer cannot be given there.
    """
    form = forms.get(answers.form)
    if form is None:
        raise MisfitError(f"{answers.candidate}: there is no form {answers.form}")
    if len(answers.chosen) != len(form.items):
        raise MisfitError(
            f"{answers.candidate}: form {form.label} has {len(form.items)} items, "
            f"not {len(answers.chosen)}"
        )
    reached = how_far(answers.chosen)
    items = []
    for number, (item, chosen) in enumerate(
        zip(form.items, answers.chosen, strict=True), 1
    ):
        try:
            grade = _grade_item(item, chosen, keys, marking)
        except MalformedAnswerError as error:
            place = f"{answers.candidate}, form {form.label}, item {number}"
            raise MalformedAnswerError(f"{place}: {error}") from error
        items.append(replace(grade, number=number, reached=reached[number - 1]))
    graded = PaperGrade(answers.candidate, form.label, tuple(items), None)
    return with_pass(graded, marking.pass_percent)


def with_pass(paper: PaperGrade, pass_percent: int | None) -> PaperGrade:
    """Say whether a paper passes; of one without items nobody can say."""
    passed = None
    if pass_percent is not None and paper.items:
        passed = passes(paper.points, paper.most, pass_percent)
    return replace(paper, passed=passed)


def _grade_item(
    item: Item, chosen: Sequence[str], keys: Keys, marking: Marking
) -> ItemGrade:
    day = marking.as_of
    posed = keys.pose(item.question_id, item.seed, day, marking.language)
    question = as_asked(item, posed)
    key = keys.answer_key(item.question_id, item.seed, day)
    if question.pieces:
        return _grade_order(item, question, key, chosen, marking.order)
    grade = grade_answer(question, key, chosen)
    options = ids_under_letters(question)
    if question.select_all:
        credited = credit_choice(options, key.right, grade.chosen, marking.select_all)
    else:
        credited = credit_one(key.right, grade.chosen)
    return ItemGrade(
        number=0,
        item=item,
        reached=Reached.ANSWERED,
        options=options,
        select_all=question.select_all,
        chosen=grade.chosen,
        right=key.right,
        credited=credited,
        misconception=grade.misconception,
    )


def _grade_order(
    item: Item,
    question: PosedQuestion,
    key: AnswerKey,
    chosen: Sequence[str],
    rule: OrderCredit,
) -> ItemGrade:
    pieces = ids_under_letters(question)
    unknown = [each for each in chosen if each not in pieces]
    if unknown:
        raise MalformedAnswerError(f"no such turn: {', '.join(unknown)}")
    if len(chosen) > question.places:
        raise MalformedAnswerError(f"there are {question.places} places")
    whole = (order_id(chosen),) if len(chosen) == question.places else ()
    right = pieces_of(key.right[0])
    return ItemGrade(
        number=0,
        item=item,
        reached=Reached.ANSWERED,
        options=pieces,
        select_all=False,
        chosen=tuple(chosen),
        right=right,
        credited=credit_order(right, chosen, rule),
        misconception=grade_answer(question, key, whole).misconception,
    )


def how_far(chosen: Sequence[Sequence[str]]) -> tuple[Reached, ...]:
    """Tell omitted items from those that were not reached: the open ones at the end."""
    last = max((place for place, each in enumerate(chosen) if each), default=-1)
    return tuple(
        Reached.ANSWERED
        if each
        else Reached.OMITTED
        if place < last
        else Reached.NOT_REACHED
        for place, each in enumerate(chosen)
    )
