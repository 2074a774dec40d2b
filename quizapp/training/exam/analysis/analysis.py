"""The analysis of an exam: its items, its reliability, and the spread of its scores."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from quizapp.training.exam.analysis.distribution import (
    Distribution,
    Standing,
    distribute,
    find_standings,
)
from quizapp.training.exam.analysis.items import ItemStatistics, analyse_items
from quizapp.training.exam.analysis.reliability import Reliability, find_reliability
from quizapp.training.exam.grading import PaperGrade


class Analysis(Struct, frozen=True, kw_only=True):
    """Everything that the papers of an exam tell."""

    items: tuple[ItemStatistics, ...]
    reliability: Reliability
    """Over the places of the papers, which ask the same kind of question in all forms."""
    distribution: Distribution | None
    """None without papers."""
    standings: tuple[Standing, ...]
    """By paper, in the order given."""


def analyse(papers: Sequence[PaperGrade]) -> Analysis:
    """Analyse the graded papers of an exam, of one form or of several parallel ones.

    :raises ValueError: if the papers are not equally long.
    """
    if len({len(paper.items) for paper in papers}) > 1:
        raise ValueError("papers of one exam have the same number of items")
    scores = [[grade.points for grade in paper.items] for paper in papers]
    totals = [paper.points for paper in papers]
    return Analysis(
        items=analyse_items(papers),
        reliability=find_reliability(scores),
        distribution=distribute(totals),
        standings=find_standings(totals),
    )
