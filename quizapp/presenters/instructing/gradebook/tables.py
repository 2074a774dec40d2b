"""The tables of the gradebook: candidates, questions, and the audit trail."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum

from quizapp.presenters.calendar_words import date_words
from quizapp.presenters.instructing.gradebook.numbers import (
    decimal_words,
    points_words,
    score_words,
    signed_words,
)
from quizapp.presenters.instructing.gradebook.port import GradedExam, TrailLine
from quizapp.presenters.instructing.grid_screen import (
    Cell,
    CellKind,
    Column,
    GridScreen,
)
from quizapp.presenters.wording import per_cent, word
from quizapp.training.exam.grading import PaperGrade, Reached
from quizapp.training.exam.results.results import CandidateResult, ItemResult

_WEAK, _HARD, _EASY = 0.2, 0.4, 0.95
_NOTHING = "–"


class Finding(StrEnum):
    """What the answers say about a question, the most urgent first."""

    CHECK = "check"
    """Nobody is right, or the better candidates are wrong more often."""
    DIFFERS = "differs"
    """One variant was harder or easier than its siblings."""
    WEAK = "weak"
    HARD = "hard"
    EASY = "easy"
    FINE = "fine"
    UNKNOWN = "unknown"


_SIGNS: Mapping[Finding, tuple[str, str]] = {
    Finding.CHECK: ("x-circle-fill", "wrong"),
    Finding.DIFFERS: ("warning-fill", "caution"),
    Finding.WEAK: ("warning-fill", "caution"),
    Finding.HARD: ("caret-down", "caution"),
    Finding.EASY: ("minus", "info"),
    Finding.FINE: ("check-circle-fill", "right"),
    Finding.UNKNOWN: ("minus", ""),
}


def finding_of(item: ItemResult) -> Finding:
    """Say what the answers say about a question."""
    found = item.statistics
    if found is None or found.facility is None:
        return Finding.UNKNOWN
    power = found.discrimination
    if found.nobody_right or (power is not None and power < 0):
        return Finding.CHECK
    if any(each.differs for each in found.variants):
        return Finding.DIFFERS
    if found.facility >= _EASY:
        return Finding.EASY
    if power is not None and power < _WEAK:
        return Finding.WEAK
    return Finding.HARD if found.facility <= _HARD else Finding.FINE


def sorted_items(exam: GradedExam) -> tuple[ItemResult, ...]:
    """List the questions, the most urgent first."""
    order = list(Finding)
    return tuple(
        sorted(
            exam.results.items,
            key=lambda each: (order.index(finding_of(each)), each.question_id),
        )
    )


class GradebookTables:
    """Makes the tables in one language."""

    def __init__(self, exam: GradedExam, language: str) -> None:
        self._exam = exam
        self._language = language
        self._titles = {each.question_id: each.title for each in exam.told}

    def title_of(self, question_id: str) -> str:
        """Name a question."""
        return self._titles.get(question_id, question_id)

    def candidates(self) -> GridScreen:
        """Make the table of candidates."""
        rekeyed = self._exam.results.is_rekeyed
        columns = [
            Column(title=self._word("candidate")),
            Column(title=self._word("form"), rank=3),
            Column(title=self._word("points")),
            Column(title=self._word("result"), rank=1),
            Column(title=self._word("percentile"), number=True, rank=4),
            Column(title=self._word("left-open"), rank=5),
        ]
        if rekeyed:
            columns.append(Column(title=self._word("before"), number=True, rank=2))
        rows = tuple(
            tuple(self._candidate(each)) for each in self._exam.results.candidates
        )
        return GridScreen(
            title=self._word("candidates"),
            columns=tuple(columns),
            rows=rows,
            keys=tuple(e.paper.candidate for e in self._exam.results.candidates),
        )

    def _candidate(self, result: CandidateResult) -> Iterator[Cell]:
        paper, language = result.paper, self._language
        yield Cell(text=paper.candidate, kind=CellKind.NAME)
        yield Cell(text=paper.form)
        share = float(paper.points / paper.most) if paper.most else 0.0
        yield Cell(text=score_words(paper, language), share=share)
        yield self._passed(paper)
        percentile = decimal_words(result.standing.percentile, language, 0)
        yield Cell(text=percentile, kind=CellKind.NUMBER)
        omitted, rest = (
            result.count(each) for each in (Reached.OMITTED, Reached.NOT_REACHED)
        )
        yield Cell(text=self._word("open", omitted=omitted, rest=rest))
        if self._exam.results.is_rekeyed:
            before = result.before or paper
            yield Cell(text=score_words(before, language), kind=CellKind.NUMBER)

    def _passed(self, paper: PaperGrade) -> Cell:
        if paper.passed is None:
            return Cell(text=_NOTHING)
        if paper.passed:
            return Cell(text=self._word("pass"), icon="check-circle-fill", tone="right")
        return Cell(text=self._word("fail"), icon="x-circle", tone="wrong")

    def questions(self) -> GridScreen:
        """Make the table of questions, the most urgent first."""
        items = sorted_items(self._exam)
        columns = (
            Column(title=self._word("question")),
            Column(title=self._word("facility"), rank=1),
            Column(title=self._word("discrimination"), number=True, rank=2),
            Column(title=self._word("answered"), rank=3),
            Column(title=self._word("finding")),
        )
        return GridScreen(
            title=self._word("questions"),
            columns=columns,
            rows=tuple(tuple(self._item(each)) for each in items),
            keys=tuple(each.question_id for each in items),
        )

    def _item(self, item: ItemResult) -> Iterator[Cell]:
        found, language = item.statistics, self._language
        title = self.title_of(item.question_id)
        yield Cell(text=title, note=", ".join(item.places), kind=CellKind.NAME)
        facility = None if found is None else found.facility
        said = _NOTHING if facility is None else per_cent(language, facility)
        yield Cell(text=said, share=facility)
        power = None if found is None else found.discrimination
        yield Cell(text=signed_words(power, language), kind=CellKind.NUMBER)
        if found is None:
            yield Cell(text=_NOTHING)
        else:
            yield Cell(
                text=self._answered(found.answered, found.omitted, found.not_reached)
            )
        finding = finding_of(item)
        icon, tone = _SIGNS[finding]
        said = self._word(f"finding.{finding.value}")
        yield Cell(text=said, icon=icon, tone=tone)

    def _answered(self, answered: int, omitted: int, rest: int) -> str:
        """Say how many answered, and what is missing where something is."""
        if not omitted and not rest:
            return str(answered)
        return self._word("reached", n=answered, omitted=omitted, rest=rest)

    def log(self) -> GridScreen:
        """Make the table of the audit trail, the newest entry first."""
        columns = (
            Column(title=self._word("log.why")),
            Column(title=self._word("log.by")),
            Column(title=self._word("log.day"), rank=1),
            Column(title=self._word("log.changed"), number=True, rank=2),
            Column(title=self._word("log.signer"), rank=3),
        )
        lines = tuple(reversed(self._exam.trail))
        return GridScreen(
            title=self._word("log"),
            columns=columns,
            rows=tuple(tuple(self._line(each)) for each in lines),
            keys=tuple(str(each.number) for each in lines),
            empty=self._word("log.none"),
        )

    def _line(self, line: TrailLine) -> Iterator[Cell]:
        day = date_words(line.applied_at.date().isoformat(), self._language)
        yield Cell(text=f"{line.number}. {line.why}", note=day, kind=CellKind.NAME)
        yield Cell(text=line.applied_by)
        yield Cell(text=date_words(line.day, self._language))
        yield Cell(text=str(line.changed), kind=CellKind.NUMBER)
        yield Cell(text=line.signer.replace("-", " "))

    def points(self, paper: PaperGrade) -> str:
        """Say the points of a paper."""
        return points_words(paper.points, self._language)

    def _word(self, key: str, **params: object) -> str:
        return word(self._language, f"gradebook.{key}", **params)
