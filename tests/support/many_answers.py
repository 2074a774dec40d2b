"""A progress file with very many answers, written in bulk as years of study would."""

from __future__ import annotations

import datetime as dt

from sqlite_utils import Database

from quizapp.bank.browsing.summary import Summary
from quizapp.storage.rows.item_rows import PUT_ITEM, item_to_row
from quizapp.training.scheduling.review_item import ReviewItem
from tests.support.exam_families import family

TODAY = dt.date(2026, 11, 30)
YEARS_IN_DAYS = 3650
_TOPICS = ("turns", "policy", "combat", "mana", "costs", "searching", "information")

_COUNTED = """
    WITH RECURSIVE counted (n) AS (
        SELECT 0 UNION ALL SELECT n + 1 FROM counted WHERE n + 1 < :count
    )
"""
_PLACES = f"""
    INSERT INTO session_questions {_COUNTED}
    SELECT 'many', n, 'q' || n % :families, n FROM counted
"""
_REVIEWS = f"""
    INSERT INTO reviews (
        session_id, place, question_id, seed, as_of, engine, chosen, key, correct,
        misconception, duration_ms, answered_at, day, grade, moved, first_try, predicted
    ) {_COUNTED}
    SELECT 'many', n, 'q' || n % :families, n, '2026-09-25', 'engine', '["a"]',
        '["a"]', n % 4 > 0, iif(n % 4 > 0, '', 'm' || n % 20),
        20000 + n % 97 * 4000, strftime('%Y-%m-%dT12:00:00.000000+00:00', day),
        day, iif(n % 4 > 0, 3, 1), n % 3 > 0, n < :families,
        iif(n < :families OR n % 3 = 0, -1, 5000 + n * 37 % 5000)
    FROM (
        SELECT n, date(:today, '-' || (:days - 1 - n * :days / :count) || ' days') AS day
        FROM counted
    )
"""


def make_families(count: int) -> tuple[Summary, ...]:
    """Make families of all topics, levels and complexities."""
    return tuple(
        family(
            f"q{n}",
            _TOPICS[n % len(_TOPICS)],
            level=1 + n % 3,
            complexity=1 + n % 5,
            rules=(f"CR {100 + n % 60}.1a", f"CR 723.{1 + n % 9}"),
        )
        for n in range(count)
    )


def write_many_answers(db: Database, count: int, families: int) -> None:
    """Write answers over ten years up to `TODAY`, with the schedule they may lead to."""
    named = {"count": count, "families": families}
    over = {"days": YEARS_IN_DAYS, "today": TODAY.isoformat()}
    with db.atomic():
        db.execute(
            "INSERT INTO sessions (session_id, as_of, position, is_open, started_at)"
            " VALUES ('many', '2026-09-25', 0, 0, '2016-01-01T00:00:00.000000+00:00')"
        )
        db.execute(_PLACES, named)
        db.execute(_REVIEWS, named | over)
        items = [item_to_row(_item(n, count)) for n in range(min(families, count))]
        db.conn.executemany(PUT_ITEM, items)


def _item(number: int, count: int) -> ReviewItem:
    first_days = YEARS_IN_DAYS - 1 - number * YEARS_IN_DAYS // count
    return ReviewItem(
        question_id=f"q{number}",
        first_on=TODAY - dt.timedelta(days=first_days),
        first_right=number % 4 > 0,
        last_on=TODAY - dt.timedelta(days=number % 40),
        due_on=TODAY + dt.timedelta(days=1 + number % 30),
        stability=20.0 + number % 50,
        difficulty=5.0,
        repetitions=10,
        lapses=2,
        last_seed=number,
        last_right=number % 4 > 0,
    )
