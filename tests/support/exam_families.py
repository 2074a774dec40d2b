"""Families for exams: summaries made in one line, and what their seeds fill in."""

from __future__ import annotations

from quizapp.bank.browsing.summary import Summary
from quizapp.bank.exams.criteria import Criteria
from quizapp.training.exam.blueprint import Blueprint, Part


def family(name: str, *topics: str, **known: object) -> Summary:
    """Make a compiled family; `rules=()`, `form=""` and `variants=0` one that is not."""
    facts: dict[str, object] = {
        "level": 1,
        "complexity": 1,
        "form": "single",
        "variants": 12,
        "rules": ("CR 100.1",),
    }
    return Summary(
        question_id=name,
        title=name,
        question="",
        topics=topics or ("turns",),
        cards=(),
        misconceptions=(),
        **(facts | known),
    )


def part(name: str, count: int, **criteria: object) -> Part:
    """Make a part from its criteria."""
    return Part(name=name, count=count, criteria=Criteria(**criteria))


def blueprint(*parts: Part, **known: object) -> Blueprint:
    """Make a blueprint of these parts."""
    facts: dict[str, object] = {
        "name": "sample",
        "language": "en",
        "as_of": "2026-09-25",
        "seed": 1,
    }
    return Blueprint(parts=parts, **(facts | known))


class Fillings:
    """A seed fills a family with its remainder by the number of its fillings."""

    def __init__(self, count: int, **counts: int) -> None:
        self._count = count
        self._counts = counts

    def filling_of(self, question_id: str, seed: int) -> str:
        """Name the filling."""
        return str(seed % self._counts.get(question_id, self._count))
