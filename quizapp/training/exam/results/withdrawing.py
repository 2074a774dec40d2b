"""Withdrawing items: the instructor takes a question out for everybody, and says so."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from quizapp.training.exam.form import Form
from quizapp.training.exam.grading import PaperGrade, with_pass
from quizapp.training.exam.rekeying import CandidateRekey, Change, ExamRekey, ItemRekey

Variants = frozenset[tuple[str, int]]
"""Ids of families with the seeds of their variants."""

_PLACE = re.compile(r"([A-Z]+) ?([0-9]+)")


class NoSuchPlaceError(ValueError):
    """An item is named by a place that the exam does not have."""


def find_variants(places: Iterable[str], forms: Mapping[str, Form]) -> Variants:
    """Find what was asked at places such as "A 3".

    :raises NoSuchPlaceError: naming the first place that there is not.
    """
    return frozenset(_find(place, forms) for place in places)


def _find(place: str, forms: Mapping[str, Form]) -> tuple[str, int]:
    read = _PLACE.fullmatch(place.strip().upper())
    form = forms.get(read[1]) if read is not None else None
    if read is None or form is None or not 1 <= int(read[2]) <= len(form.items):
        raise NoSuchPlaceError(
            f"there is no item {place!r}: give form and number, such as 'A 3'"
        )
    item = form.items[int(read[2]) - 1]
    return item.question_id, item.seed


def withdraw(
    rekey: ExamRekey, variants: Variants, pass_percent: int | None
) -> ExamRekey:
    """Take variants out for everybody: neither points nor maximum count."""
    if not variants:
        return rekey
    return replace(
        rekey,
        items=tuple(_item(each, variants) for each in rekey.items),
        candidates=tuple(
            CandidateRekey(each.before, _paper(each.after, variants, pass_percent))
            for each in rekey.candidates
        ),
    )


def _item(item: ItemRekey, variants: Variants) -> ItemRekey:
    if (item.item.question_id, item.item.seed) not in variants:
        return item
    return replace(item, after=(), change=Change.WITHDRAWN, points=(), reason="")


def _paper(
    paper: PaperGrade, variants: Variants, pass_percent: int | None
) -> PaperGrade:
    kept = (
        grade
        for grade in paper.items
        if (grade.item.question_id, grade.item.seed) not in variants
    )
    return with_pass(replace(paper, items=tuple(kept)), pass_percent)
