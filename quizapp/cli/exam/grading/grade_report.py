"""What `quizapp exam grade` prints of grades, of an analysis and of another day."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from fractions import Fraction

import msgspec

from quizapp.training.exam.analysis.analysis import Analysis
from quizapp.training.exam.analysis.items import ItemStatistics
from quizapp.training.exam.grading import ItemGrade, PaperGrade
from quizapp.training.exam.rekeying import CandidateRekey, Change, ExamRekey
from quizapp.training.exam.results.releasing import Released


def grade_lines(paper: PaperGrade, *, items: bool) -> Iterator[str]:
    """Say the score of a paper, and if asked how each answer was credited."""
    passed = {True: ", passed", False: ", not passed", None: ""}[paper.passed]
    said = f"{_number(paper.points)} of {_number(paper.most)}{passed}"
    yield f"{paper.candidate} (form {paper.form}): {said}"
    for grade in paper.items if items else ():
        chosen = _letters(grade, grade.chosen) or grade.reached.value
        key = _letters(grade, grade.right)
        credited = grade.credited
        rule = credited.rule.value
        if credited.of:
            rule += f": {credited.gained} - {credited.lost} of {credited.of}"
        points = _number(grade.points)
        yield f"  {grade.number}. {chosen}; key {key}; {points} ({rule})"


def paper_data(paper: PaperGrade) -> dict[str, object]:
    """Give the same as plain values."""
    return {
        "candidate": paper.candidate,
        "form": paper.form,
        "points": str(paper.points),
        "most": str(paper.most),
        "passed": paper.passed,
        "items": [_item_data(grade) for grade in paper.items],
    }


def _item_data(grade: ItemGrade) -> dict[str, object]:
    return {
        "number": grade.number,
        "id": grade.item.question_id,
        "seed": grade.item.seed,
        "reached": grade.reached.value,
        "chosen": list(grade.letters_of(grade.chosen)),
        "key": list(grade.letters_of(grade.right)),
        "points": str(grade.points),
        "rule": grade.credited.rule.value,
        "gained": grade.credited.gained,
        "lost": grade.credited.lost,
        "of": grade.credited.of,
        "misconception": grade.misconception,
    }


def analysis_lines(papers: Sequence[PaperGrade], analysis: Analysis) -> Iterator[str]:
    """Say what the papers tell of candidates, of the exam and of each item."""
    for paper, standing in zip(papers, analysis.standings, strict=True):
        place, error = round(standing.percentile), round(standing.error)
        yield f"{paper.candidate}: percentile {place} ± {error}"
    found = analysis.reliability
    yield f"{found.candidates} candidates, {found.items} items"
    if analysis.distribution is not None:
        spread = analysis.distribution
        yield (
            f"mean {float(spread.mean):.2f}, median {float(spread.median):.2f}, "
            f"deviation {_decimal(spread.deviation)}"
        )
    yield (
        f"alpha {_decimal(found.alpha)} ± {_decimal(found.error_of_alpha)}, "
        f"KR-20 {_decimal(found.kr20)}, "
        f"error of a score {_decimal(found.error_of_measurement)}"
    )
    if found.is_small_sample:
        yield "Fewer than 30 candidates: these numbers are hints."
    for item in analysis.items:
        yield (
            f"{item.question_id}: facility {_decimal(item.facility)}, discrimination "
            f"{_decimal(item.discrimination)}, answered {item.answered}, "
            f"omitted {item.omitted}, not reached {item.not_reached}"
        )
        yield from _flags(item)


def _flags(item: ItemStatistics) -> Iterator[str]:
    if item.nobody_right:
        yield "  nobody is right"
    for each in item.variants:
        if each.differs:
            yield (
                f"  the variant of seed {each.seed} differs: {each.right} of "
                f"{each.reached} right, p = {_decimal(each.adjusted_p)} "
                "(Fisher's exact test, corrected by Holm's method)"
            )
        elif each.nobody_right and not item.nobody_right:
            yield f"  nobody is right in the variant of seed {each.seed}"


def analysis_data(analysis: Analysis) -> object:
    """Give the same as plain values."""
    found = msgspec.to_builtins(analysis, enc_hook=_plain)
    for told, item in zip(found["items"], analysis.items, strict=True):
        told["nobody_right"] = item.nobody_right
        for each, variant in zip(told["variants"], item.variants, strict=True):
            each["differs"] = variant.differs
            each["nobody_right"] = variant.nobody_right
    found["reliability"]["small_sample"] = analysis.reliability.is_small_sample
    return found


def released_text(released: Released) -> str:
    """Give what a candidate is told as the text of a file; what is not told is left out."""
    found = msgspec.to_builtins(released, enc_hook=_plain)
    told = {name: value for name, value in found.items() if value not in (None, ())}
    for mark in told.get("marks", []):
        for name in ("reasons", "places"):
            if not mark[name]:
                del mark[name]
    return json.dumps(told, ensure_ascii=False, indent=2) + "\n"


def _plain(value: object) -> object:
    if isinstance(value, Fraction):
        return str(value)
    raise NotImplementedError(type(value))


def rekey_lines(rekeyed: ExamRekey) -> Iterator[str]:
    """Say what another day changes."""
    yield f"As of {rekeyed.other}: {len(rekeyed.changed)} items have another key"
    for item in rekeyed.changed:
        yield (
            f"  {item.item.question_id}, seed {item.item.seed}: {item.change.value}; "
            f"{_ids(item.before)} → {_ids(item.after)}"
        )
        if item.points:
            yield f"    because of: {', '.join(item.points)}"
        if item.change is Change.REFUSED:
            yield f"    {item.reason}"
    for each in rekeyed.candidates:
        yield f"  {each.before.candidate}: {_scores(each)}"


def _scores(rekeyed: CandidateRekey) -> str:
    before, after = rekeyed.before, rekeyed.after
    said = (
        f"{_number(before.points)} of {_number(before.most)} → "
        f"{_number(after.points)} of {_number(after.most)}"
    )
    if rekeyed.now_passes:
        return f"{said}, now passes"
    return f"{said}, now fails" if rekeyed.now_fails else said


def rekey_data(rekeyed: ExamRekey) -> dict[str, object]:
    """Give the same as plain values."""
    return {
        "as_of": rekeyed.other,
        "items": [
            {
                "id": each.item.question_id,
                "seed": each.item.seed,
                "change": each.change.value,
                "before": list(each.before),
                "after": list(each.after),
                "rule_points": list(each.points),
                "reason": each.reason,
            }
            for each in rekeyed.items
        ],
        "candidates": [
            {
                "candidate": each.before.candidate,
                "before": str(each.before.points),
                "after": str(each.after.points),
                "most_after": str(each.after.most),
                "passed_before": each.before.passed,
                "passed_after": each.after.passed,
            }
            for each in rekeyed.candidates
        ],
    }


def _letters(grade: ItemGrade, option_ids: Sequence[str]) -> str:
    return "".join(grade.letters_of(option_ids))


def _ids(option_ids: Sequence[str]) -> str:
    return ", ".join(option_ids) or "none"


def _number(value: Fraction) -> str:
    return str(value) if value.denominator == 1 else f"{float(value):.2f}"


def _decimal(value: float | None) -> str:
    return "–" if value is None else f"{value:.3f}"
