"""What instructors do with one candidate: time, another device, forgetting."""

from __future__ import annotations

from collections.abc import Mapping

from quizapp.storage.rooms.database import Transaction
from quizapp.storage.rooms.records import RoomRecords, check_there, write_down

_OF_A_CANDIDATE = ("answers", "results", "messages", "pauses", "candidates")


class CandidateRecords(RoomRecords):
    """Changes what is kept of one candidate."""

    def give_time(
        self, room_id: int, candidate_id: int, extra_ms: int, now_ms: int
    ) -> None:
        """Set how much longer one candidate has than the others."""
        detail = f"{extra_ms // 1000} s"
        with self._db.transaction() as run:
            _set(run, room_id, candidate_id, {"extra_ms": extra_ms})
            write_down(run, room_id, now_ms, "gave time", (candidate_id, detail))

    def let_back(
        self, room_id: int, candidate_id: int, return_hash: str, now_ms: int
    ) -> None:
        """Let a candidate come back, on another device, with a code."""
        with self._db.transaction() as run:
            _set(run, room_id, candidate_id, {"return_hash": return_hash})
            write_down(run, room_id, now_ms, "let back", (candidate_id, ""))

    def anonymise(self, room_id: int, candidate_id: int, now_ms: int) -> None:
        """Forget who a candidate is, and keep the answers."""
        name = f"#{candidate_id}"
        with self._db.transaction() as run:
            _set(run, room_id, candidate_id, {"name": name, "name_key": name})
            run.rows(
                "DELETE FROM messages WHERE candidate_id = :candidate",
                {"candidate": candidate_id},
            )
            write_down(run, room_id, now_ms, "anonymised", (candidate_id, ""))

    def remove(self, room_id: int, candidate_id: int, now_ms: int) -> None:
        """Forget a candidate and everything that came from them."""
        with self._db.transaction() as run:
            check_there(run, room_id, candidate_id)
            for table in _OF_A_CANDIDATE:
                run.rows(
                    f"DELETE FROM {table} WHERE candidate_id = :candidate",
                    {"candidate": candidate_id},
                )
            write_down(run, room_id, now_ms, "removed", (candidate_id, ""))


def _set(
    run: Transaction, room_id: int, candidate_id: int, values: Mapping[str, object]
) -> None:
    check_there(run, room_id, candidate_id)
    setting = ", ".join(f"{name} = :{name}" for name in values)
    run.rows(
        f"UPDATE candidates SET {setting} WHERE candidate_id = :candidate",
        {**values, "candidate": candidate_id},
    )
