"""How long it takes to find the facts of a question that may be otherwise."""

from __future__ import annotations

import time
from statistics import median, quantiles

from msgspec import Struct

from tests.bench.own_engine import NotAvailableError, open_question_source


class WhatIfTimes(Struct, frozen=True):
    """Milliseconds per question, one variant of each family."""

    facts_ms_median: float
    facts_ms_p95: float
    facts_ms_worst: float
    worst_question: str
    turn_ms_median: float
    """From a fact that is turned to key, derivation and board in words."""


def measure_what_if() -> WhatIfTimes:
    """Find the facts of every family, and turn the first of them.

    The question itself is derived beforehand: it has been answered by then.

    :raises NotAvailableError: when the bank is not there, or empty.
    """
    source = open_question_source()
    day = source.newest_date()
    found, turned = [], []
    for question_id in source.question_ids():
        source.answer_key(question_id, 1, day)
        started_ns = time.perf_counter_ns()
        facts = source.what_if(question_id, 1, day, "en")
        found.append((_ms_since(started_ns), question_id))
        covered = [place for place, fact in enumerate(facts) if fact.covered]
        if covered:
            started_ns = time.perf_counter_ns()
            source.explain_what_if(question_id, 1, day, "en", covered[0])
            turned.append(_ms_since(started_ns))
    if not turned:
        raise NotAvailableError("there are no questions")
    times = [each for each, _ in found]
    worst_ms, worst_question = max(found)
    return WhatIfTimes(
        facts_ms_median=median(times),
        facts_ms_p95=quantiles(times, n=20)[-1],
        facts_ms_worst=worst_ms,
        worst_question=worst_question,
        turn_ms_median=median(turned),
    )


def _ms_since(started_ns: int) -> float:
    return (time.perf_counter_ns() - started_ns) / 1e6
