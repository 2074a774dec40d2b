"""The repository of reviews: each is on the disk with its schedule, or neither is."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence

from sqlite_utils import Database

from quizapp.storage.guards import read_soundly, write_whole
from quizapp.storage.rows.item_rows import (
    PUT_ITEM,
    item_to_row,
)
from quizapp.storage.rows.review_rows import (
    REVIEW_FIELDS,
    day_from_row,
    known_review_from_row,
    review_from_row,
    review_to_row,
)
from quizapp.storage.schema.insight_schema import DAYS_SUMMED, RECALL_SUMMED
from quizapp.training.day_summary import DaySummary, RecallBin
from quizapp.training.insight.held import Shown
from quizapp.training.ports import Asked, NotKeptError
from quizapp.training.review import Review
from quizapp.training.scheduling.memory import predicted_parts
from quizapp.training.scheduling.review_item import ReviewItem

_INSERT = f"""
    INSERT INTO reviews (place, {REVIEW_FIELDS}, predicted)
    VALUES (?, {", ".join("?" * (REVIEW_FIELDS.count(",") + 2))})
"""
_NEXT_PLACE = """
    SELECT sessions.position, stability, last_on, EXISTS (
        SELECT 1 FROM session_questions AS later
        WHERE later.session_id = sessions.session_id
            AND later.place = sessions.position + 1
    )
    FROM sessions JOIN session_questions AS asked
        ON asked.session_id = sessions.session_id AND asked.place = sessions.position
    LEFT JOIN review_items ON review_items.question_id = asked.question_id
    WHERE sessions.session_id = ? AND asked.question_id = ? AND asked.seed = ?
"""
"""All that an answer needs to know, read at one go: where it stands in its session,
how its family is remembered, and whether another question follows."""
_MOVE_ON = "UPDATE sessions SET position = position + 1 WHERE session_id = ?"
_FINISH = """
    UPDATE sessions SET position = position + 1, is_open = 0 WHERE session_id = ?
"""
"""Apart from moving on: what says which session is open has an index of its own."""
_SEEN = "UPDATE review_items SET last_seed = ?, last_right = ? WHERE question_id = ?"
"""All that an answer changes of an item that it does not move."""
_ASK_AGAIN = """
    INSERT INTO session_questions (session_id, place, question_id, seed)
    SELECT session_id, max(place) + 1, ?, ? FROM session_questions
    WHERE session_id = ?
"""
_LAST_PLACE = """
    FROM reviews WHERE session_id = :session_id AND question_id = :question_id
        AND seed = :seed AND place = (
            SELECT position - 1 FROM sessions WHERE session_id = :session_id
        )
"""
_REGRADE = f"""
    UPDATE reviews SET grade = :grade WHERE review_id = (SELECT review_id {_LAST_PLACE})
"""
_TAKE_BACK = f"DELETE {_LAST_PLACE}"
_ASK_NO_MORE = """
    DELETE FROM session_questions WHERE session_id = :session_id AND place > (
        SELECT max(place) - :again FROM session_questions
        WHERE session_id = :session_id
    )
"""
_MOVE_BACK = """
    UPDATE sessions SET position = position - 1, is_open = 1 WHERE session_id = ?
"""
_NONSENSE = """
    julianday(answered_at) IS NULL OR julianday(day) IS NULL
    OR json_type(chosen) <> 'array' OR json_type(key) <> 'array'
    OR EXISTS (SELECT 1 FROM json_each(reviews.chosen) WHERE type <> 'text')
    OR EXISTS (SELECT 1 FROM json_each(reviews.key) WHERE type <> 'text')
"""
"""What no review says, as the database can tell it without reading them all out."""
_DAY_FIELDS = (
    "day, answers, right, first_tries, first_tries_right, duration_ms, spent_ms"
)
_NOTHING_PREDICTED = -1
_RECALL_FIELDS = "day, lower, answers, recalled, predicted"


class ReviewRepository:
    """Keeps reviews with their schedule, and gives them back."""

    def __init__(self, db: Database) -> None:
        self._db = db

    def add(
        self, review: Review, item: ReviewItem | None, again: Sequence[Asked] = ()
    ) -> None:
        """Keep one review with its item and move its session on, or do nothing at all.

        Without an item the family stays new.

        :raises NotKeptError: if it cannot be kept, for whatever reason.
        """
        execute = self._db.conn.execute
        asked_now = (review.session_id, review.question_id, review.seed)
        with write_whole(self._db):
            found = execute(_NEXT_PLACE, asked_now).fetchone()
            if found is None:
                raise NotKeptError("the answer is not the next one of its session")
            place, *remembered, follows = found
            predicted = _predict(review, *remembered)
            execute(_INSERT, (place, *review_to_row(review), predicted))
            for asked in again:
                execute(_ASK_AGAIN, (*asked, review.session_id))
            moves_on = _MOVE_ON if follows or again else _FINISH
            execute(moves_on, (review.session_id,))
            if item is not None:
                self._put(item, review)

    def _put(self, item: ReviewItem, review: Review) -> None:
        execute = self._db.conn.execute
        if not review.moved:
            seen = (item.last_seed, int(item.last_right), item.question_id)
            if execute(_SEEN, seen).rowcount:
                return
        execute(PUT_ITEM, item_to_row(item))

    def regrade(self, review: Review, item: ReviewItem) -> None:
        """Keep another grade of the last review of a session, with its item.

        :raises NotKeptError: if it cannot be kept.
        """
        with write_whole(self._db):
            named = {**_named(review), "grade": int(review.grade)}
            if self._db.execute(_REGRADE, named).rowcount != 1:
                raise NotKeptError("the answer is not the last one of its session")
            self._db.execute(PUT_ITEM, item_to_row(item))

    def take_back(
        self, review: Review, before: ReviewItem | None, again: int = 0
    ) -> None:
        """Undo the last review of a session, with its item and its repetitions.

        :raises NotKeptError: if it is not the last one, or another session is open.
        """
        named = _named(review)
        with write_whole(self._db):
            if self._db.execute(_TAKE_BACK, named).rowcount != 1:
                raise NotKeptError("the answer is not the last one of its session")
            if again:
                asked = {"session_id": review.session_id, "again": again}
                self._db.execute(_ASK_NO_MORE, asked)
            self._db.execute(_MOVE_BACK, [review.session_id])
            if before is not None:
                self._db.execute(PUT_ITEM, item_to_row(before))
            else:
                self._db.execute(
                    "DELETE FROM review_items WHERE question_id = ?",
                    [review.question_id],
                )

    def newest(self, count: int) -> list[Review]:
        """List the newest reviews, oldest first.

        :raises DamagedDatabaseError: if one of them cannot be read.
        """
        query = f"SELECT {REVIEW_FIELDS} FROM reviews ORDER BY review_id DESC LIMIT ?"
        with read_soundly(self._db):
            rows = self._db.execute(query, [count]).fetchall()
            return [known_review_from_row(row) for row in reversed(rows)]

    def all(self) -> list[Review]:
        """List every review, oldest first; slow where there are very many.

        :raises DamagedDatabaseError: if one of them cannot be read.
        """
        query = f"SELECT {REVIEW_FIELDS} FROM reviews ORDER BY review_id"
        with read_soundly(self._db):
            return [review_from_row(row) for row in self._db.execute(query)]

    def shown(self, count: int) -> list[Shown]:
        """List what the newest answers showed, oldest first.

        :raises DamagedDatabaseError: if one of them cannot be read.
        """
        query = (
            "SELECT question_id, day, misconception FROM reviews"
            " ORDER BY review_id DESC LIMIT ?"
        )
        with read_soundly(self._db):
            rows = self._db.execute(query, [count]).fetchall()
            return [
                Shown(question_id, dt.date.fromisoformat(day), misconception)
                for question_id, day, misconception in reversed(rows)
            ]

    def days(self) -> list[DaySummary]:
        """List the days on which anything was answered, oldest first.

        :raises DamagedDatabaseError: if one of them cannot be read.
        """
        with read_soundly(self._db):
            rows = self._db.execute(f"SELECT {_DAY_FIELDS} FROM days ORDER BY day")
            return [day_from_row(row) for row in rows]

    def recalls(self, since: dt.date = dt.date.min) -> list[RecallBin]:
        """Sum up what was expected of answers since a day, and what came true.

        :raises DamagedDatabaseError: if that cannot be read.
        """
        query = (
            "SELECT lower, sum(answers), sum(recalled), sum(predicted)"
            " FROM recall_days WHERE day >= ? GROUP BY lower ORDER BY lower"
        )
        with read_soundly(self._db):
            rows = self._db.execute(query, [since.isoformat()])
            return [RecallBin(*row) for row in rows]

    def find_wrong_days(self) -> list[str]:
        """List the days whose summaries are not what the answers themselves give."""
        days = _difference("days", _DAY_FIELDS, DAYS_SUMMED)
        recall = _difference("recall_days", _RECALL_FIELDS, RECALL_SUMMED)
        with read_soundly(self._db):
            query = f"{days} UNION {recall} ORDER BY day"
            return [day for (day,) in self._db.execute(query)]

    def check(self) -> None:
        """Look for reviews that say nonsense though the file is sound.

        :raises DamagedDatabaseError: if there is one.
        """
        with read_soundly(self._db):
            query = f"SELECT review_id FROM reviews WHERE {_NONSENSE} LIMIT 1"
            found = self._db.execute(query).fetchone()
            if found is not None:
                raise ValueError(f"answer {found[0]} cannot have been written")
        self.newest(1)


def _predict(review: Review, stability: float, last_on: str | None) -> int:
    """Say what was expected of an answer, from its item as it is kept before it."""
    if last_on is None or not review.moved:
        return _NOTHING_PREDICTED
    return predicted_parts(stability, dt.date.fromisoformat(last_on), review.day)


def _named(review: Review) -> dict[str, object]:
    return {
        "session_id": review.session_id,
        "question_id": review.question_id,
        "seed": review.seed,
    }


def _difference(table: str, fields: str, summed: str) -> str:
    kept, made = f"SELECT {fields} FROM {table}", f"SELECT {fields} FROM ({summed})"
    return (
        f"SELECT day FROM (SELECT * FROM ({kept}) EXCEPT {made})"
        f" UNION SELECT day FROM (SELECT * FROM ({made}) EXCEPT {kept})"
    )
