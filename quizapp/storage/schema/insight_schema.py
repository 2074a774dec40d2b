"""The schema of insight: time spent by day, and recall that was predicted and came true."""

from __future__ import annotations

from quizapp.storage.schema.schedule_schema import DAY

_LONGEST_MS = 300_000
"""A longer answer counts as this long: whoever took it was elsewhere for a while."""

_SPENT = f"min(duration_ms, {_LONGEST_MS})"

_BIN = "CASE" + "".join(
    f" WHEN {{row}}predicted >= {lower} THEN {lower}"
    for lower in (9500, 9000, 8500, 8000, 7000, 6000, 5000)
)
"""Lower end of the bin of a prediction, in ten-thousandths."""

SPENT = (
    """
    ALTER TABLE days ADD COLUMN spent_ms INTEGER NOT NULL DEFAULT 0
        CHECK (spent_ms BETWEEN 0 AND duration_ms)
    """,
    f"""
    UPDATE days SET spent_ms = summed.spent_ms FROM (
        SELECT day, sum({_SPENT}) AS spent_ms FROM reviews GROUP BY day
    ) AS summed WHERE summed.day = days.day
    """,
    "DROP TRIGGER answer_added",
    "DROP TRIGGER answer_taken_back",
    f"""
    CREATE TRIGGER answer_added AFTER INSERT ON reviews BEGIN
        INSERT INTO days (
            day, answers, right, first_tries, first_tries_right, duration_ms, spent_ms
        ) VALUES (
            new.day, 1, new.correct, new.first_try, new.first_try AND new.correct,
            new.duration_ms, min(new.duration_ms, {_LONGEST_MS})
        ) ON CONFLICT (day) DO UPDATE SET
            answers = answers + 1,
            right = right + excluded.right,
            first_tries = first_tries + excluded.first_tries,
            first_tries_right = first_tries_right + excluded.first_tries_right,
            duration_ms = duration_ms + excluded.duration_ms,
            spent_ms = spent_ms + excluded.spent_ms;
    END
    """,
    f"""
    CREATE TRIGGER answer_taken_back AFTER DELETE ON reviews BEGIN
        UPDATE days SET
            first_tries_right = first_tries_right - (old.first_try AND old.correct),
            first_tries = first_tries - old.first_try,
            right = right - old.correct,
            answers = answers - 1,
            duration_ms = duration_ms - old.duration_ms,
            spent_ms = spent_ms - min(old.duration_ms, {_LONGEST_MS})
        WHERE day = old.day;
        DELETE FROM days WHERE day = old.day AND answers = 0;
    END
    """,
)

DAYS_SUMMED = f"""
    SELECT day, count(*) AS answers, sum(correct) AS right,
        sum(first_try) AS first_tries, sum(first_try AND correct) AS first_tries_right,
        sum(duration_ms) AS duration_ms, sum({_SPENT}) AS spent_ms
    FROM reviews GROUP BY day
"""
"""The summaries of days as the answers themselves give them."""

PREDICTED = (
    """
    ALTER TABLE reviews ADD COLUMN predicted INTEGER NOT NULL DEFAULT -1
        CHECK (predicted BETWEEN -1 AND 10000)
    """,
    f"""
    CREATE TABLE recall_days (
        day TEXT NOT NULL CHECK (day {DAY}),
        lower INTEGER NOT NULL CHECK (lower BETWEEN 0 AND 9999),
        answers INTEGER NOT NULL CHECK (answers >= 0),
        recalled INTEGER NOT NULL CHECK (recalled BETWEEN 0 AND answers),
        predicted INTEGER NOT NULL CHECK (predicted BETWEEN 0 AND 10000 * answers),
        PRIMARY KEY (day, lower)
    ) STRICT, WITHOUT ROWID
    """,
)
"""Below 0 where nothing was predicted: at a first try, and where nothing was due."""

RECALL_SUMMED = f"""
    SELECT day, {_BIN.format(row="")} ELSE 0 END AS lower, count(*) AS answers,
        sum(grade > 1) AS recalled, sum(predicted) AS predicted
    FROM reviews WHERE predicted >= 0 GROUP BY 1, 2
"""
"""The summaries of recall as the answers themselves give them."""

_COUNT_IN = f"""
    INSERT INTO recall_days (day, lower, answers, recalled, predicted)
    SELECT new.day, {_BIN.format(row="new.")} ELSE 0 END, 1, new.grade > 1,
        new.predicted
    WHERE new.predicted >= 0
    ON CONFLICT (day, lower) DO UPDATE SET
        answers = answers + 1,
        recalled = recalled + excluded.recalled,
        predicted = predicted + excluded.predicted;
"""
_COUNT_OUT = f"""
    UPDATE recall_days SET
        answers = answers - 1,
        recalled = recalled - (old.grade > 1),
        predicted = predicted - old.predicted
    WHERE old.predicted >= 0 AND day = old.day
        AND lower = {_BIN.format(row="old.")} ELSE 0 END;
    DELETE FROM recall_days WHERE day = old.day AND answers = 0;
"""
RECALL_SUMMING = (
    f"""
    CREATE TRIGGER recall_added AFTER INSERT ON reviews BEGIN {_COUNT_IN} END
    """,
    f"""
    CREATE TRIGGER recall_taken_back AFTER DELETE ON reviews BEGIN {_COUNT_OUT} END
    """,
    f"""
    CREATE TRIGGER recall_regraded AFTER UPDATE OF grade, predicted ON reviews BEGIN
        {_COUNT_OUT} {_COUNT_IN}
    END
    """,
)
