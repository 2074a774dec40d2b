"""The tables of results: candidates, topics, misconceptions, items, options, the exam."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from quizapp.presenters.results.table import Cell, Table, number, rounded
from quizapp.presenters.words.exams.results import result_word
from quizapp.training.exam.analysis.items import FIFTHS
from quizapp.training.exam.grading import PaperGrade, Reached
from quizapp.training.exam.results.results import (
    CandidateResult,
    ExamResults,
    ItemResult,
)


class Wording(Protocol):
    """Says topics and misconceptions; a bank does."""

    def topic_name(self, topic: str, language: str) -> str:
        """Say a topic."""

    def belief(self, misconception: str, language: str) -> str:
        """Say a misconception as a clause that completes "as if ..."."""


class Tables:
    """Makes the tables of one exam in one language."""

    def __init__(self, results: ExamResults, wording: Wording, language: str) -> None:
        self._results = results
        self._wording = wording
        self._language = language

    def all(self) -> tuple[Table, ...]:
        """Make every table that there is something for."""
        tables = [
            self.candidates(),
            self.topics(),
            self.misconceptions(),
            self.items(),
            self.options(),
            self.exam(),
        ]
        if self._results.is_rekeyed:
            tables.append(self.rekey())
        return tuple(tables)

    def candidates(self) -> Table:
        """Make the table of scores; after a re-key those before stand beside them."""
        heading = [
            "candidate", "form", "points", "most", "percent", "passed", "percentile",
            "error", "answered", "omitted", "not-reached",
        ]  # fmt: skip
        if self._results.is_rekeyed:
            heading += ["points-before", "most-before", "passed-before"]
        rows = (tuple(self._candidate(each)) for each in self._results.candidates)
        return self._table("candidates", heading, rows)

    def _candidate(self, result: CandidateResult) -> Iterator[Cell]:
        paper, standing = result.paper, result.standing
        yield from (paper.candidate, paper.form)
        yield from (number(paper.points), number(paper.most))
        yield rounded(_percent(paper), 1)
        yield self._yes_or_no(paper.passed)
        yield from (rounded(standing.percentile, 1), rounded(standing.error, 1))
        yield from (result.count(each) for each in Reached)
        if self._results.is_rekeyed:
            before = result.before or paper
            yield from (number(before.points), number(before.most))
            yield self._yes_or_no(before.passed)

    def topics(self) -> Table:
        """Make the table of points by candidate and topic."""
        rows: Iterator[tuple[Cell, ...]] = (
            (
                each.paper.candidate,
                self._wording.topic_name(score.topic, self._language),
                number(score.points),
                number(score.most),
            )
            for each in self._results.candidates
            for score in each.topics
        )
        return self._table("topics", ["candidate", "topic", "points", "most"], rows)

    def misconceptions(self) -> Table:
        """Make the table of what candidates answered as if."""
        rows: Iterator[tuple[Cell, ...]] = (
            (
                each.paper.candidate,
                self._wording.belief(shown.misconception, self._language)
                or shown.misconception,
                shown.count,
            )
            for each in self._results.candidates
            for shown in each.misconceptions
        )
        return self._table("misconceptions", ["candidate", "as-if", "times"], rows)

    def items(self) -> Table:
        """Make the table of items."""
        heading = [
            "item", "topic", "asked-as", "answered", "omitted", "not-reached",
            "facility", "discrimination", "flags",
        ]  # fmt: skip
        rows = (tuple(self._item(each)) for each in self._results.items)
        return self._table("items", heading, rows)

    def _item(self, item: ItemResult) -> Iterator[Cell]:
        yield item.question_id
        yield self._wording.topic_name(item.topic, self._language)
        yield ", ".join(item.places)
        found = item.statistics
        if found is None:
            yield from (None,) * 5
        else:
            yield from (found.answered, found.omitted, found.not_reached)
            yield from (rounded(found.facility), rounded(found.discrimination))
        yield "; ".join(self._flags(item))

    def _flags(self, item: ItemResult) -> Iterator[str]:
        if item.statistics is None:
            return
        if item.statistics.nobody_right:
            yield self._word("nobody-right")
        for each in item.statistics.variants:
            if each.differs:
                yield self._word("variant-differs", seed=each.seed)

    def options(self) -> Table:
        """Make the table of options by fifth of the score."""
        fifths = [self._word("fifth", n=place) for place in range(1, FIFTHS + 1)]
        rows: Iterator[tuple[Cell, ...]] = (
            (
                item.question_id,
                option.option_id,
                self._yes_or_no(option.right),
                *option.by_fifth,
            )
            for item in self._results.items
            for option in (item.statistics.options if item.statistics else ())
        )
        said = [self._word(key) for key in ("item", "option", "right")]
        name = self._word("table.options")
        return Table(
            key="options", name=name, heading=(*said, *fifths), rows=tuple(rows)
        )

    def exam(self) -> Table:
        """Make the table of the exam as a whole."""
        rows = ((self._word(f"exam.{key}"), cell) for key, cell in self._exam())
        return self._table("exam", ["name", "value"], rows)

    def _exam(self) -> Iterator[tuple[str, Cell]]:
        results = self._results
        yield "name", results.blueprint.name
        yield "day", results.as_of
        if results.is_rekeyed:
            yield "day-before", results.blueprint.as_of
        yield "candidates", len(results.candidates)
        yield "pass-mark", results.blueprint.pass_percent
        yield "passed", results.passed
        if results.analysis is None:
            return
        spread, found = results.analysis.distribution, results.analysis.reliability
        yield "items", found.items
        if spread is not None:
            yield "mean", number(spread.mean)
            yield "median", number(spread.median)
            yield "deviation", rounded(spread.deviation)
        yield "alpha", rounded(found.alpha)
        yield "error-of-alpha", rounded(found.error_of_alpha)
        yield "kr20", rounded(found.kr20)
        yield "error-of-score", rounded(found.error_of_measurement)

    def rekey(self) -> Table:
        """Make the table of the items that a re-key changed."""
        rows: Iterator[tuple[Cell, ...]] = (
            (
                item.question_id,
                ", ".join(each.places),
                self._word(f"change.{each.change.name}"),
                each.before,
                each.after,
                ", ".join(each.because),
            )
            for item in self._results.items
            for each in item.rekeyed
        )
        heading = ["item", "asked-as", "change", "key-before", "key-after", "because"]
        return self._table("rekey", heading, rows)

    def _table(
        self, key: str, heading: list[str], rows: Iterator[tuple[Cell, ...]]
    ) -> Table:
        said = tuple(self._word(each) for each in heading)
        return Table(
            key=key, name=self._word(f"table.{key}"), heading=said, rows=tuple(rows)
        )

    def _yes_or_no(self, is_so: bool | None) -> str:
        if is_so is None:
            return ""
        return self._word("yes" if is_so else "no")

    def _word(self, key: str, **params: object) -> str:
        return result_word(self._language, key, **params)


def _percent(paper: PaperGrade) -> float | None:
    return 100 * float(paper.points / paper.most) if paper.most else None
