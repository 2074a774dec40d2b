"""What comes out of a room: answer sheets, results, and the audit trail."""

from __future__ import annotations

from collections.abc import Sequence

from quizapp.storage.rooms.records import RoomRecords, check_there, write_down
from quizapp.storage.rooms.rows import ANSWER, answer_from
from quizapp.training.room.deeds import StoredAnswer
from quizapp.training.room.port import Result, Sheet
from quizapp.training.room.room import Act

_PUT_RESULT = """
    INSERT INTO results (candidate_id, score, answers, explanations)
    VALUES (:candidate, :score, :answers, :explanations)
    ON CONFLICT (candidate_id) DO UPDATE SET score = excluded.score,
        answers = excluded.answers, explanations = excluded.explanations
"""


class OutcomeRecords(RoomRecords):
    """Gives what was answered and done, and keeps what candidates may be told."""

    def sheets(self, room_id: int) -> tuple[Sheet, ...]:
        """Give all answers."""
        values = {"room": room_id}
        with self._db.transaction() as run:
            people = run.rows(
                "SELECT candidate_id, name, form FROM candidates "
                "WHERE room_id = :room ORDER BY candidate_id",
                values,
            )
            rows = run.rows(
                f"SELECT candidate_id, {ANSWER} FROM answers WHERE candidate_id IN "
                "(SELECT candidate_id FROM candidates WHERE room_id = :room) "
                "ORDER BY candidate_id, number",
                values,
            )
        answers: dict[int, list[StoredAnswer]] = {}
        for candidate_id, *columns in rows:
            answers.setdefault(candidate_id, []).append(answer_from(tuple(columns)))
        return tuple(
            Sheet(candidate_id, name, form, tuple(answers.get(candidate_id, ())))
            for candidate_id, name, form in people
        )

    def keep_results(
        self, room_id: int, results: Sequence[Result], now_ms: int
    ) -> None:
        """Keep what candidates may be told, in place of what was kept before."""
        with self._db.transaction() as run:
            for result in results:
                check_there(run, room_id, result.candidate_id)
            run.many(
                _PUT_RESULT,
                [
                    {
                        "candidate": each.candidate_id,
                        "score": each.score,
                        "answers": each.answers,
                        "explanations": each.explanations,
                    }
                    for each in results
                ],
            )
            write_down(run, room_id, now_ms, "graded", (None, str(len(results))))

    def acts(self, room_id: int) -> tuple[Act, ...]:
        """Give the audit trail, the oldest act first."""
        with self._db.transaction() as run:
            rows = run.rows(
                "SELECT at_ms, act, candidate_id, detail FROM acts "
                "WHERE room_id = :room ORDER BY act_id",
                {"room": room_id},
            )
        return tuple(Act(*row) for row in rows)

    def hand_over(self, room_id: int, instructor_hash: str, now_ms: int) -> None:
        """Give the room another instructor's token; the one before opens it no more."""
        with self._db.transaction() as run:
            run.rows(
                "UPDATE rooms SET instructor_hash = :hash WHERE room_id = :room",
                {"hash": instructor_hash, "room": room_id},
            )
            write_down(run, room_id, now_ms, "handed over")

    def papers(self, room_id: int) -> dict[str, str]:
        """Give all papers of a room by label."""
        with self._db.transaction() as run:
            rows = run.rows(
                "SELECT label, paper FROM forms WHERE room_id = :room",
                {"room": room_id},
            )
        return dict(rows)
