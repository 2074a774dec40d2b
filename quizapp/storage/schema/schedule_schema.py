"""The schema of the schedule: what an answer moves, and the summaries of days."""

from __future__ import annotations

DAY = "GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'"

OLD_DAY = "date(answered_at, '-4 hours')"
"""Day of an answer that was given before days were kept: in UTC, from four o'clock."""

SESSIONS = """
    ALTER TABLE sessions ADD COLUMN kind TEXT NOT NULL DEFAULT 'practice' CHECK (
        kind IN ('review', 'practice', 'woodpecker', 'failed', 'drill')
    )
"""

REVIEWS = (
    f"""
    ALTER TABLE reviews ADD COLUMN day TEXT NOT NULL DEFAULT '1970-01-01'
        CHECK (day {DAY})
    """,
    """
    ALTER TABLE reviews ADD COLUMN grade INTEGER NOT NULL DEFAULT 1
        CHECK (grade BETWEEN 1 AND 4)
    """,
    """
    ALTER TABLE reviews ADD COLUMN moved INTEGER NOT NULL DEFAULT 0
        CHECK (moved IN (0, 1))
    """,
    """
    ALTER TABLE reviews ADD COLUMN first_try INTEGER NOT NULL DEFAULT 0
        CHECK (first_try IN (0, 1))
    """,
    """
    ALTER TABLE reviews ADD COLUMN hinted INTEGER NOT NULL DEFAULT 0
        CHECK (hinted IN (0, 1))
    """,
    """
    ALTER TABLE reviews ADD COLUMN complexity INTEGER NOT NULL DEFAULT 0
        CHECK (complexity >= 0)
    """,
    """
    ALTER TABLE reviews ADD COLUMN words INTEGER NOT NULL DEFAULT 0
        CHECK (words >= 0)
    """,
)

OLD_REVIEWS = (
    f"UPDATE reviews SET day = {OLD_DAY}, grade = iif(correct, 3, 1)",
    """
    UPDATE reviews SET first_try = 1 WHERE review_id IN (
        SELECT min(review_id) FROM reviews GROUP BY question_id
    )
    """,
)
"""What is known of older answers: right ones count as good."""

ITEMS = (
    f"""
    CREATE TABLE review_items (
        question_id TEXT PRIMARY KEY NOT NULL,
        first_on TEXT NOT NULL CHECK (first_on {DAY}),
        first_right INTEGER NOT NULL CHECK (first_right IN (0, 1)),
        last_on TEXT NOT NULL CHECK (last_on {DAY}),
        due_on TEXT NOT NULL CHECK (due_on {DAY} AND due_on > last_on),
        stability REAL NOT NULL CHECK (stability > 0),
        difficulty REAL NOT NULL CHECK (difficulty BETWEEN 1 AND 10),
        repetitions INTEGER NOT NULL CHECK (repetitions > 0),
        lapses INTEGER NOT NULL CHECK (lapses >= 0 AND lapses < repetitions),
        last_seed INTEGER NOT NULL,
        last_right INTEGER NOT NULL CHECK (last_right IN (0, 1))
    ) STRICT
    """,
    "CREATE TABLE suspended_questions (question_id TEXT PRIMARY KEY NOT NULL) STRICT",
)

DAYS = f"""
    CREATE TABLE days (
        day TEXT PRIMARY KEY NOT NULL CHECK (day {DAY}),
        answers INTEGER NOT NULL CHECK (answers >= 0),
        right INTEGER NOT NULL CHECK (right BETWEEN 0 AND answers),
        first_tries INTEGER NOT NULL CHECK (first_tries BETWEEN 0 AND answers),
        first_tries_right INTEGER NOT NULL
            CHECK (first_tries_right BETWEEN 0 AND first_tries),
        duration_ms INTEGER NOT NULL CHECK (duration_ms >= 0)
    ) STRICT
"""

SUMMED = """
    SELECT day, count(*) AS answers, sum(correct) AS right,
        sum(first_try) AS first_tries, sum(first_try AND correct) AS first_tries_right,
        sum(duration_ms) AS duration_ms
    FROM reviews GROUP BY day
"""
"""The summaries as the answers themselves give them."""

# SQLite sums up by itself: no answer can be written or taken back without its day.
SUMMING = (
    f"INSERT INTO days {SUMMED}",
    """
    CREATE TRIGGER answer_added AFTER INSERT ON reviews BEGIN
        INSERT INTO days VALUES (
            new.day, 1, new.correct, new.first_try, new.first_try AND new.correct,
            new.duration_ms
        ) ON CONFLICT (day) DO UPDATE SET
            answers = answers + 1,
            right = right + excluded.right,
            first_tries = first_tries + excluded.first_tries,
            first_tries_right = first_tries_right + excluded.first_tries_right,
            duration_ms = duration_ms + excluded.duration_ms;
    END
    """,
    """
    CREATE TRIGGER answer_taken_back AFTER DELETE ON reviews BEGIN
        UPDATE days SET
            first_tries_right = first_tries_right - (old.first_try AND old.correct),
            first_tries = first_tries - old.first_try,
            right = right - old.correct,
            answers = answers - 1,
            duration_ms = duration_ms - old.duration_ms
        WHERE day = old.day;
        DELETE FROM days WHERE day = old.day AND answers = 0;
    END
    """,
    """
    CREATE TRIGGER answer_stays_in_its_day
    BEFORE UPDATE OF day, correct, first_try, duration_ms ON reviews BEGIN
        SELECT RAISE(ABORT, 'what a day sums up is never changed');
    END
    """,
)
