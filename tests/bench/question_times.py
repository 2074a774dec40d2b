"""How long one question takes from nothing to key, options and explanation."""

from __future__ import annotations

import time
from statistics import median
from typing import Any

from msgspec import Struct

from tests.bench.own_engine import NotAvailableError, open_question_source


class QuestionTimes(Struct, frozen=True):
    """Milliseconds per variant over all families."""

    median_ms: float
    worst_ms: float
    worst_question: str
    variants: int


def measure_questions(seeds: int) -> QuestionTimes:
    """Pose, key and explain each family under several seeds, each variant once.

    :raises NotAvailableError: when the bank is not there, or empty.
    """
    source = open_question_source()
    as_of = source.newest_date()
    times = [
        (_derive_ms(source, question_id, seed, as_of), question_id)
        for question_id in source.question_ids()
        for seed in range(1, seeds + 1)
    ]
    if not times:
        raise NotAvailableError("there are no questions")
    worst_ms, worst_question = max(times)
    return QuestionTimes(
        median(each for each, _ in times), worst_ms, worst_question, len(times)
    )


def _derive_ms(source: Any, question_id: str, seed: int, as_of: str) -> float:
    started_ns = time.perf_counter_ns()
    source.pose(question_id, seed, as_of, "en")
    source.answer_key(question_id, seed, as_of)
    source.explain(question_id, seed, as_of, "en")
    return (time.perf_counter_ns() - started_ns) / 1e6
