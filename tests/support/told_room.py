"""A room that is told, and what was asked of it."""

from __future__ import annotations

from quizapp.presenters.instructing.room.port import (
    Held,
    RoomFront,
    RoomSeen,
    RoomTroubleError,
    ToldNow,
)
from quizapp.training.room.standing import Doing, Standing


def person(number: int = 1, **others: object) -> Standing:
    """Make a candidate."""
    known: dict[str, object] = {
        "candidate_id": number,
        "name": f"Person {number}",
        "form": "A",
        "doing": Doing.WORKING,
        "place": 3,
        "answered": 2,
        "questions": 4,
        "flagged": 1,
        "extra_s": 0,
        "left_s": 754,
        "silent_s": 1,
        "stored_ms": 5,
        "away_count": 0,
        "away_s": 0,
    }
    return Standing(**{**known, **others})  # type: ignore[arg-type]


class ToldServer:
    """Serves a room in which everything that is asked is noted."""

    def __init__(self, *people: Standing) -> None:
        self.people = people
        self.asked: list[tuple[str, dict[str, object]]] = []
        self.pauses: tuple[Held, ...] = ()
        self.refuses = ""

    def start(self, key: str) -> RoomFront:
        """Open the room, unless it refuses."""
        self._check()
        return RoomFront(
            title="Club test",
            address="https://192.0.2.1:8421",
            link="https://192.0.2.1:8421/#room=KITE4821",
            join_code="KITE 4821",
            fingerprint="AA:BB",
        )

    def stop(self) -> None:
        """End it."""
        self.asked.append(("stop", {}))

    def look(self) -> RoomSeen:
        """See everybody."""
        self._check()
        return RoomSeen(
            title="Club test",
            join_code="KITE 4821",
            phase="running",
            joining=True,
            limit_s=1200,
            started_ms=1,
            closed_ms=None,
            told=ToldNow(False, False, False),
            debrief=None,
            forms={"A": 4},
            candidates=self.people,
            pauses=self.pauses,
            now_ms=2,
        )

    def ask(self, path: str, **body: object) -> None:
        """Note what is asked."""
        self._check()
        self.asked.append((path, body))

    def take_answers(self) -> int:
        """Take the answers of all."""
        self._check()
        return len(self.people)

    def _check(self) -> None:
        if self.refuses:
            raise RoomTroubleError(self.refuses)
