"""Taking what candidates send: many deeds in one commit."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from quizapp.storage.rooms.database import Transaction, Values, listed
from quizapp.storage.rooms.reading import Shapes, pauses_of, rooms_by_id
from quizapp.storage.rooms.rows import CANDIDATE, as_json, candidate_from
from quizapp.training.room.deeds import Deed, Receipt, Refused
from quizapp.training.room.room import Candidate
from quizapp.training.room.sitting import Sitting, judge_deed

_PUT_ANSWER = """
    INSERT INTO answers (candidate_id, number, sequence, chosen, flagged, stored_ms)
    VALUES (:candidate, :number, :sequence, :chosen, :flagged, :now)
    ON CONFLICT (candidate_id, number) DO UPDATE SET
        sequence = excluded.sequence, chosen = excluded.chosen,
        flagged = excluded.flagged, stored_ms = excluded.stored_ms
    WHERE answers.sequence < excluded.sequence
"""
_PUT_CANDIDATE = """
    UPDATE candidates SET
        seen_ms = :now,
        place = COALESCE(:place, place),
        handed_in_ms = COALESCE(handed_in_ms, :handed_in),
        away_count = CASE WHEN :away_count > away_count THEN :away_count
            ELSE away_count END,
        away_ms = CASE WHEN :away_ms > away_ms THEN :away_ms ELSE away_ms END
    WHERE candidate_id = :candidate
"""


class DeedBatch:
    """Deeds that are judged and written in one transaction."""

    def __init__(
        self, run: Transaction, shapes: Shapes, locking: str, now_ms: int
    ) -> None:
        self._run = run
        self._shapes = shapes
        self._locking = locking
        self._now = now_ms
        self._answers: list[Values] = []
        self._candidates: list[Values] = []

    def take(self, deeds: Sequence[Deed]) -> list[Receipt]:
        """Judge all and write what is taken."""
        sittings = self._read({deed.token_hash for deed in deeds})
        receipts = [self._judge(deed, sittings) for deed in deeds]
        if self._answers:
            self._run.many(_PUT_ANSWER, self._answers)
        if self._candidates:
            self._run.many(_PUT_CANDIDATE, self._candidates)
        return receipts

    def _read(self, tokens: set[str]) -> dict[str, Sitting]:
        candidates: dict[str, Candidate] = {}
        for names, values in listed(sorted(tokens)):
            rows = self._run.rows(
                f"SELECT {CANDIDATE} FROM candidates WHERE token_hash IN ({names}) "
                f"ORDER BY candidate_id{self._locking}",
                values,
            )
            candidates |= dict(map(candidate_from, rows))
        room_ids = sorted({each.room_id for each in candidates.values()})
        rooms = rooms_by_id(self._run, room_ids)
        pauses = pauses_of(self._run, room_ids)
        return {
            token: Sitting(
                rooms[candidate.room_id],
                candidate,
                tuple(each for each in pauses if each.covers(candidate)),
                self._shapes.get(self._run, candidate.room_id, candidate.form),
            )
            for token, candidate in candidates.items()
        }

    def _judge(self, deed: Deed, sittings: dict[str, Sitting]) -> Receipt:
        sitting = sittings.get(deed.token_hash)
        if sitting is None:
            return Receipt(Refused.UNKNOWN)
        refused = judge_deed(sitting, deed, self._now)
        if refused is not None:
            return Receipt(refused, news=sitting.room.news)
        handed_in = sitting.candidate.handed_in_ms
        if deed.hand_in and handed_in is None:
            handed_in = self._now
            candidate = replace(sitting.candidate, handed_in_ms=handed_in)
            sittings[deed.token_hash] = replace(sitting, candidate=candidate)
        self._write(deed, sitting.candidate.candidate_id)
        return Receipt(None, self._now, sitting.room.news, handed_in is not None)

    def _write(self, deed: Deed, candidate_id: int) -> None:
        self._candidates.append(
            {
                "candidate": candidate_id,
                "now": self._now,
                "place": deed.place,
                "handed_in": self._now if deed.hand_in else None,
                "away_count": deed.away_count,
                "away_ms": deed.away_ms,
            }
        )
        self._answers.extend(
            {
                "candidate": candidate_id,
                "number": answer.number,
                "sequence": answer.sequence,
                "chosen": as_json(answer.chosen),
                "flagged": int(answer.flagged),
                "now": self._now,
            }
            for answer in deed.answers
        )
