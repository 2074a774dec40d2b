"""Rekeying an exam: the same answers, judged under the documents of another day."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from fractions import Fraction
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from quizapp.bank.posed import Explanation
from quizapp.rules.refusal import RefusalError
from quizapp.training.exam.crediting import (
    OrderCredit,
    credit_choice,
    credit_one,
    credit_order,
)
from quizapp.training.exam.form import Item
from quizapp.training.exam.grading import (
    ItemGrade,
    Marking,
    PaperGrade,
    with_pass,
)

Responsible = Callable[[str, int, str, str], tuple[str, ...]]
"""Names the rule points because of which a variant has another answer: its id, its
seed, the day of the exam and the other day."""


class OtherDays(Protocol):
    """Judges the options of a variant under the documents of another day; a bank does."""

    def explain_as_of(
        self, question_id: str, seed: int, as_of: str, other: str, language: str
    ) -> Explanation:
        """Judge the options posed as of one date under the documents of another date."""


class Change(StrEnum):
    """What became of the key of an item."""

    SAME = "same"
    OTHER_KEY = "other key"
    NONE_RIGHT = "no option is right"
    """The item is dropped: for everybody, from points and maximum."""
    REFUSED = "refused"
    """The engine cannot answer on that day; the item is dropped in the same way."""
    WITHDRAWN = "withdrawn"
    """The instructor took the item out; it is dropped in the same way."""


class ItemRekey(Struct, frozen=True, kw_only=True):
    """One variant, on both days."""

    item: Item
    before: tuple[str, ...]
    """Right options on the day of the exam."""
    after: tuple[str, ...]
    change: Change
    points: tuple[str, ...] = ()
    """Rule points responsible, as far as they are known."""
    reason: str = ""
    """Why it is refused."""

    @property
    def is_dropped(self) -> bool:
        """Say whether it counts for nobody."""
        return self.change in (
            Change.NONE_RIGHT,
            Change.REFUSED,
            Change.WITHDRAWN,
        )


class CandidateRekey(Struct, frozen=True):
    """One candidate, on both days."""

    before: PaperGrade
    after: PaperGrade
    """Without the items that are dropped."""

    @property
    def gained(self) -> Fraction:
        """Say how many points were gained; fewer than 0 were lost."""
        return self.after.points - self.before.points

    @property
    def now_passes(self) -> bool:
        """Say whether a fail became a pass."""
        return self.before.passed is False and self.after.passed is True

    @property
    def now_fails(self) -> bool:
        """Say whether a pass became a fail."""
        return self.before.passed is True and self.after.passed is False


class ExamRekey(Struct, frozen=True):
    """An exam on both days."""

    other: str
    """The other day."""
    items: tuple[ItemRekey, ...]
    """Each variant once, sorted by id and seed."""
    candidates: tuple[CandidateRekey, ...]

    @property
    def changed(self) -> tuple[ItemRekey, ...]:
        """List the items that do not keep their key."""
        return tuple(each for each in self.items if each.change is not Change.SAME)


def rekey_exam(
    papers: Sequence[PaperGrade],
    days: OtherDays,
    marking: Marking,
    other: str,
    responsible: Responsible | None = None,
) -> ExamRekey:
    """Judge graded papers under the documents of another day."""
    items = [
        rekey_item(grade, days, marking, other, responsible)
        for grade in list_variants(papers)
    ]
    return rekey_papers(papers, items, marking, other)


def list_variants(papers: Sequence[PaperGrade]) -> list[ItemGrade]:
    """Give one grade of each variant, sorted by id and seed."""
    grades: dict[tuple[str, int], ItemGrade] = {}
    for paper in papers:
        for grade in paper.items:
            grades.setdefault(_place(grade.item), grade)
    return [grades[place] for place in sorted(grades)]


def rekey_papers(
    papers: Sequence[PaperGrade],
    items: Sequence[ItemRekey],
    marking: Marking,
    other: str,
) -> ExamRekey:
    """Grade papers anew whose variants have been judged on the other day."""
    rekeyed = {_place(each.item): each for each in items}
    candidates = tuple(_rekey_paper(paper, rekeyed, marking) for paper in papers)
    return ExamRekey(other, tuple(items), candidates)


def _place(item: Item) -> tuple[str, int]:
    return item.question_id, item.seed


def rekey_item(
    grade: ItemGrade,
    days: OtherDays,
    marking: Marking,
    other: str,
    responsible: Responsible | None = None,
) -> ItemRekey:
    """Judge one variant on the other day, and name the rule points if one may."""
    found = _rekey_item(grade, days, marking, other)
    if responsible is None or found.change not in (Change.OTHER_KEY, Change.NONE_RIGHT):
        return found
    points = responsible(*_place(grade.item), marking.as_of, other)
    return replace(found, points=points)


def _rekey_item(
    grade: ItemGrade, days: OtherDays, marking: Marking, other: str
) -> ItemRekey:
    item = grade.item
    same = ItemRekey(
        item=item, before=grade.right, after=grade.right, change=Change.SAME
    )
    try:
        explained = days.explain_as_of(
            item.question_id, item.seed, marking.as_of, other, marking.language
        )
    except RefusalError as error:
        return replace(same, after=(), change=Change.REFUSED, reason=str(error))
    after = _right_then(grade, explained)
    if set(after) == set(grade.right) and (not item.ordered or after == grade.right):
        return same
    change = Change.OTHER_KEY if after else Change.NONE_RIGHT
    return replace(same, after=after, change=change)


def _right_then(grade: ItemGrade, explained: Explanation) -> tuple[str, ...]:
    if not grade.item.ordered:
        return tuple(each.option_id for each in explained.options if each.correct)
    order = tuple(each.piece_id for each in explained.order)
    return order if set(order) <= set(grade.options) else ()


def _rekey_paper(
    paper: PaperGrade, rekeyed: dict[tuple[str, int], ItemRekey], marking: Marking
) -> CandidateRekey:
    items: list[ItemGrade] = []
    for grade in paper.items:
        found = rekeyed[_place(grade.item)]
        if not found.is_dropped:
            items.append(_regrade(grade, found.after))
    after = with_pass(replace(paper, items=tuple(items)), marking.pass_percent)
    return CandidateRekey(paper, after)


def _regrade(grade: ItemGrade, right: tuple[str, ...]) -> ItemGrade:
    rule = grade.credited.rule
    if isinstance(rule, OrderCredit):
        credited = credit_order(right, grade.chosen, rule)
    elif grade.select_all:
        credited = credit_choice(grade.options, right, grade.chosen, rule)
    else:
        credited = credit_one(right, grade.chosen)
    kept = grade.misconception if credited.points < 1 else ""
    return replace(grade, right=right, credited=credited, misconception=kept)
