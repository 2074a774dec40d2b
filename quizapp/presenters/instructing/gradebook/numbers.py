"""Numbers of an exam in words: points, shares, tiles and the distribution of scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import ceil

from quizapp.presenters.instructing.gradebook.screen import (
    ScoreBar,
    ScoresScreen,
    Tile,
)
from quizapp.presenters.results.table import cell_text, number
from quizapp.presenters.wording import word
from quizapp.training.exam.analysis.reliability import Reliability
from quizapp.training.exam.blueprint import passes, points_to_pass
from quizapp.training.exam.grading import PaperGrade
from quizapp.training.exam.results.results import ExamResults

_MOST_BARS = 31
_NOTHING = "–"


def points_words(value: Fraction, language: str) -> str:
    """Say points: whole where they are."""
    return cell_text(number(value), language)


def score_words(paper: PaperGrade, language: str) -> str:
    """Say points of how many."""
    points, most = (points_words(e, language) for e in (paper.points, paper.most))
    return word(language, "gradebook.score", points=points, most=most)


def decimal_words(value: float | None, language: str, digits: int = 2) -> str:
    """Say a number that may be missing."""
    return cell_text(None if value is None else float(value), language, digits)


def signed_words(value: float | None, language: str) -> str:
    """Say a number with its sign."""
    said = decimal_words(value, language)
    return f"+{said}" if value is not None and value >= 0 else said


def tiles_of(results: ExamResults, language: str) -> Iterator[Tile]:
    """Say the figures of an exam, each with how far to trust it."""
    if results.passed is not None:
        yield _passed(results, results.passed, language)
    mean = word(language, "gradebook.mean")
    if results.analysis is None:
        yield Tile(_NOTHING, mean, word(language, "gradebook.unequal"))
        return
    spread = results.analysis.distribution
    if spread is not None:
        median = points_words(spread.median, language)
        deviation = decimal_words(spread.deviation, language, 1)
        yield Tile(
            decimal_words(float(spread.mean), language, 1),
            mean,
            word(language, "gradebook.mean.line", median=median, spread=deviation),
        )
    found = results.analysis.reliability
    yield _reliability(found, language)
    yield Tile(
        decimal_words(found.error_of_measurement, language, 1),
        word(language, "gradebook.error"),
        word(language, "gradebook.error.line", n=_near_mark(results)),
    )


def _passed(results: ExamResults, passed: int, language: str) -> Tile:
    percent = results.blueprint.pass_percent or 0
    most = max((int(e.paper.most) for e in results.candidates), default=0)
    needed = points_to_pass(percent, most)
    line = word(
        language, "gradebook.passed.line", percent=percent, points=needed, n=most
    )
    count = len(results.candidates)
    said = word(language, "gradebook.of", n=count, filled=passed)
    return Tile(said, word(language, "gradebook.passed"), line)


def _reliability(found: Reliability, language: str) -> Tile:
    """Say the coefficient, and that it is a hint where few people were examined."""
    key = "small" if found.is_small_sample else "line"
    if found.error_of_alpha is None:
        key = "none"
    name, value = "kr20", found.kr20
    if value is None:
        name, value = "alpha", found.alpha
    error = decimal_words(found.error_of_alpha, language)
    said = f"gradebook.reliability.{key}"
    return Tile(
        decimal_words(value, language),
        word(language, f"gradebook.{name}"),
        word(language, said, error=error, n=found.candidates),
    )


def scores_of(results: ExamResults, language: str) -> ScoresScreen:
    """Say how the scores spread: one bar for each whole score."""
    papers = [each.paper for each in results.candidates]
    most = max((paper.most for paper in papers), default=Fraction())
    counts = Counter(int(paper.points) for paper in papers)
    low = min(counts, default=0)
    first = max(0, low - 1, ceil(most) - _MOST_BARS + 1) if counts else 0
    percent = results.blueprint.pass_percent
    bars = tuple(
        ScoreBar(
            str(score),
            sum(n for at, n in counts.items() if max(at, first) == score),
            None if percent is None else passes(Fraction(score), most, percent),
        )
        for score in range(first, ceil(most) + 1)
    )
    spoken = "; ".join(
        word(language, "gradebook.scores.bar", n=bar.count, score=bar.label)
        for bar in bars
        if bar.count
    )
    line = word(language, "gradebook.scores.line")
    if percent is not None and most:
        mark = points_to_pass(percent, int(most))
        line = word(language, "gradebook.scores.mark", points=mark)
    title = word(language, "gradebook.scores")
    return ScoresScreen(title=title, line=line, bars=bars, spoken=spoken)


def _near_mark(results: ExamResults) -> int:
    """Count who lies within a standard error of the pass mark."""
    percent = results.blueprint.pass_percent
    analysis = results.analysis
    error = None if analysis is None else analysis.reliability.error_of_measurement
    if percent is None or error is None:
        return 0
    return sum(
        abs(float(e.paper.points - e.paper.most * percent / 100)) <= error
        for e in results.candidates
    )
