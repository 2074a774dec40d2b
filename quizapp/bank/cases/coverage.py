"""Coverage: which rulings and divergences are derived, and by which scenarios."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from quizapp.bank.cases.case_files import CaseFile
from quizapp.bank.cases.facts import FactSheet
from quizapp.bank.cases.judging import judge_case
from quizapp.bank.cases.wanted_families import families_wanted
from quizapp.bank.catalogue import Catalogue
from quizapp.rules.documents.open_points import OPEN_POINTS, OpenPoint
from quizapp.rules.proof.misconceptions.index import MISCONCEPTIONS
from quizapp.rules.refusal import RefusalError, UnderdeterminedError

ROWS = tuple(f"R{number:02}" for number in range(1, 93))
DIVERGENCES = tuple(range(1, 24))

DERIVED = "derived"
DOCUMENT_FACT = "document fact"
REFUSED = "refused"
MISSING = "missing"


class Covered(Struct, frozen=True):
    """What covers one row or divergence."""

    id: str
    status: str
    scenarios: tuple[str, ...] = ()
    rule_points: tuple[str, ...] = ()
    """Points that these scenarios turn on."""
    problems: tuple[str, ...] = ()
    families: tuple[str, ...] = ()
    """Question families that exercise a row, sorted."""
    wanted: int = 0
    """How many there must be; none for a fact of a document."""

    @property
    def falls_short(self) -> bool:
        """Say whether too few families exercise it."""
        return len(self.families) < self.wanted


class Coverage(Struct, frozen=True):
    """The whole of it."""

    rows: tuple[Covered, ...]
    divergences: tuple[Covered, ...]
    rule_points: tuple[tuple[str, tuple[str, ...]], ...]
    """Every rule point with the scenarios that ask it."""
    open_points: tuple[tuple[OpenPoint, tuple[str, ...]], ...]
    """What the documents leave open, with the scenarios that are refused by it."""

    @property
    def is_complete(self) -> bool:
        """Say whether nothing is missing, and every row has families enough."""
        entries = (*self.rows, *self.divergences)
        lacking = any(each.status == MISSING or each.falls_short for each in entries)
        return not lacking and all(names for _, names in self.open_points)


class _Tried(Struct, frozen=True):
    file: CaseFile
    status: str
    points: tuple[str, ...]
    problem: str = ""
    refused_by: str = ""
    """Key of the open point that it meets."""


def cover(
    files: Sequence[CaseFile],
    facts: Iterable[FactSheet],
    catalogue: Catalogue,
    rows_by_family: Mapping[str, Sequence[str]],
) -> Coverage:
    """Judge every case, and say what is derived by it and exercised by families."""
    tried = [_try(each, catalogue) for each in files]
    dated = {sheet.row for sheet in facts}
    rows = (_row(row, tried, row in dated) for row in ROWS)
    return Coverage(
        rows=tuple(_with_families(each, rows_by_family) for each in rows),
        divergences=tuple(_divergence(number, tried) for number in DIVERGENCES),
        rule_points=tuple(
            (key, tuple(each.file.name for each in tried if key in each.points))
            for key in sorted({each.point.key for each in MISCONCEPTIONS})
        ),
        open_points=tuple(
            (point, tuple(e.file.name for e in tried if e.refused_by == point.key))
            for point in OPEN_POINTS
        ),
    )


def _try(file: CaseFile, catalogue: Catalogue) -> _Tried:
    try:
        judged = judge_case(file.case, catalogue)
    except UnderdeterminedError as error:
        if error.point and error.point == file.case.open_point:
            return _Tried(file, REFUSED, (), refused_by=error.point)
        return _Tried(file, MISSING, (), str(error))
    except RefusalError as error:
        return _Tried(file, MISSING, (), str(error))
    if file.case.open_point:
        return _Tried(file, MISSING, judged.points, "it should be refused and is not")
    if judged.is_derived:
        return _Tried(file, DERIVED, judged.points)
    named = file.case.turns_on
    return _Tried(file, MISSING, judged.points, f"it does not turn on {named}")


def _row(row: str, tried: Sequence[_Tried], is_fact: bool) -> Covered:
    mine = [each for each in tried if each.file.case.row == row]
    return _covered(row, mine, DOCUMENT_FACT if is_fact else MISSING)


def _with_families(
    covered: Covered, rows_by_family: Mapping[str, Sequence[str]]
) -> Covered:
    exercise = sorted(f for f, rows in rows_by_family.items() if covered.id in rows)
    wanted = 0 if covered.status == DOCUMENT_FACT else families_wanted(covered.id)
    return replace(covered, families=tuple(exercise), wanted=wanted)


def _divergence(number: int, tried: Sequence[_Tried]) -> Covered:
    mine = [each for each in tried if number in each.file.case.divergences]
    return _covered(str(number), mine, MISSING)


def _covered(name: str, mine: Sequence[_Tried], otherwise: str) -> Covered:
    statuses = {each.status for each in mine}
    for status in (MISSING, DERIVED, REFUSED):
        if status in statuses:
            break
    else:
        status = otherwise
    return Covered(
        id=name,
        status=status,
        scenarios=tuple(each.file.name for each in mine),
        rule_points=tuple(sorted({each.file.case.turns_on for each in mine})),
        problems=tuple(
            f"{each.file.name}: {each.problem}" for each in mine if each.problem
        ),
    )
