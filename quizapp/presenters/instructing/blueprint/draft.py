"""A draft of an exam: rows of subjects, a number in each level, and what holds for all."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from quizapp.bank.exams.criteria import Criteria
from quizapp.training.exam.assembling import Kinship
from quizapp.training.exam.blueprint import Blueprint, Margin, Part, Release
from quizapp.training.exam.crediting import Credit, OrderCredit
from quizapp.training.exam.from_preset import SELECT_ALL_FORMS

LEVELS = (0, 1, 2, 3)
"""Columns of a draft; 0 stands for every level that the row allows."""

MOST_IN_CELL = 99
SELECT_ALL = "select all that apply"


class Row(Struct, frozen=True, kw_only=True):
    """One subject: topics or sections of the rules, with a number for each level."""

    name: str
    criteria: Criteria
    counts: tuple[int, ...] = (0,) * len(LEVELS)

    @property
    def total(self) -> int:
        """Say how many questions it asks for."""
        return sum(self.counts)


class Place(Struct, frozen=True):
    """One cell of the draft."""

    row: int
    column: int


class Draft(Struct, frozen=True, kw_only=True):
    """An exam while it is being made."""

    name: str
    preset: str
    """Key of the preset that it began with; empty for none."""
    rows: tuple[Row, ...]
    select_all: int = 0
    """At least so many select-all questions."""
    complexities: tuple[int, ...] = ()
    """Only these; empty for all."""
    answer_forms: tuple[str, ...] = ()
    """Only these ways to answer; empty for all."""
    minutes: int | None = None
    pass_percent: int | None = None
    release: Release = Release.SCORE
    select_all_credit: Credit = Credit.ALL_OR_NOTHING
    order_credit: OrderCredit = OrderCredit.ALL_OR_NOTHING
    language: str
    as_of: str
    seed: int
    forms: int = 1
    kinship: Kinship = Kinship.SAME
    leave_out_seen: bool = False
    leave_out_used: bool = False

    @property
    def length(self) -> int:
        """Say how many questions it asks for."""
        return sum(row.total for row in self.rows)

    def with_count(self, place: Place, count: int) -> Draft:
        """Put another number into a cell."""
        row = self.rows[place.row]
        counts = list(row.counts)
        counts[place.column] = max(0, min(MOST_IN_CELL, count))
        rows = list(self.rows)
        rows[place.row] = replace(row, counts=tuple(counts))
        return replace(self, rows=tuple(rows)).fitted()

    def with_row(self, row: Row) -> Draft:
        """Add a subject at the end."""
        return replace(self, rows=(*self.rows, row))

    def fitted(self) -> Draft:
        """Ask for no more select-all questions than there are questions."""
        return replace(self, select_all=min(self.select_all, self.length))


def draft_of(blueprint: Blueprint, preset: str) -> Draft:
    """Make a draft of the blueprint of a preset."""
    rows: list[Row] = []
    for part in blueprint.parts:
        _add_part(rows, part)
    first = blueprint.parts[0].criteria
    margins = [each.count for each in blueprint.margins]
    return Draft(
        name=blueprint.name,
        preset=preset,
        rows=tuple(rows),
        select_all=margins[0] if margins else 0,
        complexities=first.complexities,
        answer_forms=first.forms,
        minutes=blueprint.minutes,
        pass_percent=blueprint.pass_percent,
        release=blueprint.release,
        select_all_credit=blueprint.select_all,
        order_credit=blueprint.order,
        language=blueprint.language,
        as_of=blueprint.as_of,
        seed=blueprint.seed,
    )


def _add_part(rows: list[Row], part: Part) -> None:
    """Add a part to the row of its subject, or as a row of its own."""
    levels = part.criteria.levels
    column = levels[0] if len(levels) == 1 else 0
    counts = tuple(part.count if each == column else 0 for each in LEVELS)
    row = Row(name=part.name, criteria=part.criteria, counts=counts)
    last = rows[-1] if rows else None
    if last is None or last.counts[column] or _subject(last) != _subject(row):
        rows.append(row)
        return
    both = tuple(map(sum, zip(last.counts, counts, strict=True)))
    kept = last if last.counts[0] else row
    criteria = kept.criteria if column == 0 or last.counts[0] else _any_level(kept)
    rows[-1] = replace(last, criteria=criteria, counts=both)


def _subject(row: Row) -> tuple[str, Criteria]:
    return row.name, _any_level(row)


def _any_level(row: Row) -> Criteria:
    return replace(row.criteria, levels=())


def criteria_at(draft: Draft, place: Place) -> Criteria:
    """Say which families fit a cell."""
    row, level = draft.rows[place.row], LEVELS[place.column]
    criteria = row.criteria
    return replace(
        criteria,
        levels=(level,) if level else criteria.levels,
        complexities=draft.complexities,
        forms=draft.answer_forms,
    )


def places_of(draft: Draft) -> Iterator[Place]:
    """List the cells that ask for questions, row by row."""
    for at, row in enumerate(draft.rows):
        for column, count in enumerate(row.counts):
            if count:
                yield Place(at, column)


def blueprint_of(draft: Draft, excluded: tuple[str, ...] = ()) -> Blueprint:
    """Make the blueprint; there is a part for each cell of `places_of`.

    :raises ValueError: if it asks for no question, or for too many.
    """
    parts = tuple(
        Part(
            name=_part_name(draft, place),
            count=draft.rows[place.row].counts[place.column],
            criteria=criteria_at(draft, place),
        )
        for place in places_of(draft)
    )
    margins: tuple[Margin, ...] = ()
    if draft.select_all:
        criteria = Criteria(forms=SELECT_ALL_FORMS)
        margins = (Margin(name=SELECT_ALL, count=draft.select_all, criteria=criteria),)
    return Blueprint(
        name=draft.name,
        parts=parts,
        margins=margins,
        minutes=draft.minutes,
        pass_percent=draft.pass_percent,
        release=draft.release,
        language=draft.language,
        as_of=draft.as_of,
        seed=draft.seed,
        excluded=tuple(sorted(set(excluded))),
        select_all=draft.select_all_credit,
        order=draft.order_credit,
    )


def _part_name(draft: Draft, place: Place) -> str:
    name, level = draft.rows[place.row].name, LEVELS[place.column]
    return f"{name}, level {level}" if level else name
