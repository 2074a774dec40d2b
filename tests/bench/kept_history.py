"""A history of many answers, written in one go: what a learner of years has kept."""

from __future__ import annotations

import json
from collections.abc import Sequence

from quizapp.storage.stores import Stores

_MANY_ANSWERS = """
    WITH RECURSIVE counted (n) AS (
        SELECT 0 UNION ALL SELECT n + 1 FROM counted WHERE n + 1 < :count
    )
"""
_MANY_PLACES = f"""
    INSERT INTO session_questions {_MANY_ANSWERS}
    SELECT 'many', n, question_id, n
    FROM counted JOIN temp.bench_families ON place = n % :families
"""
_MANY_REVIEWS = f"""
    INSERT INTO reviews (
        session_id, place, question_id, seed, as_of, engine, chosen, key, correct,
        misconception, duration_ms, answered_at, day, grade, moved, first_try
    ) {_MANY_ANSWERS}
    SELECT 'many', n, question_id, n, '2026-09-25', 'engine', '["a"]',
        '["a"]', n % 4 > 0, '', 30000, '2026-11-30T12:00:00.000000+00:00',
        date('2016-01-01', '+' || (n * 3650 / :count) || ' days'), 3, 0, n < :families
    FROM counted JOIN temp.bench_families ON place = n % :families
"""


def fill_history(stores: Stores, question_ids: Sequence[str], count: int) -> None:
    """Keep so many answers to these families, spread over ten years."""
    db = stores.reviews._db
    named = {"count": count, "families": len(question_ids)}
    with db.atomic():
        db.execute(
            "CREATE TEMP TABLE bench_families (place INTEGER PRIMARY KEY, question_id TEXT)"
        )
        db.execute(
            "INSERT INTO bench_families SELECT key, value FROM json_each(?)",
            [json.dumps(list(question_ids))],
        )
        db.execute(
            "INSERT INTO sessions (session_id, as_of, position, is_open, started_at)"
            " VALUES ('many', '2026-09-25', 0, 0, '2016-01-01T00:00:00.000000+00:00')"
        )
        db.execute(_MANY_PLACES, named)
        db.execute(_MANY_REVIEWS, named)
