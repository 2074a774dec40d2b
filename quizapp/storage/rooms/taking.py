"""Taking what candidates send: many deeds in one commit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from quizapp.storage.rooms.database import Columns, Put, Row, Transaction
from quizapp.storage.rooms.reading import Sittings
from quizapp.storage.rooms.rows import as_json
from quizapp.training.room.deeds import Deed, Receipt, Refused, SentAnswer
from quizapp.training.room.sitting import OF_THE_MOMENT, Sitting, is_replay, judge_deed

_ANSWERS: Columns = {
    "candidate": "BIGINT",
    "number": "BIGINT",
    "sequence": "BIGINT",
    "chosen": "TEXT",
    "flagged": "BIGINT",
    "now": "BIGINT",
}
_PUT_ANSWERS = """
    INSERT INTO answers (candidate_id, number, sequence, chosen, flagged, stored_ms)
    SELECT candidate, number, sequence, chosen, flagged, now FROM {given} WHERE true
    ON CONFLICT (candidate_id, number) DO UPDATE SET
        sequence = excluded.sequence, chosen = excluded.chosen,
        flagged = excluded.flagged, stored_ms = excluded.stored_ms
    WHERE answers.sequence < excluded.sequence
"""
_SEQUENCES = "SELECT number, sequence FROM answers WHERE candidate_id = :candidate"
_CANDIDATES: Columns = {
    "candidate": "BIGINT",
    "now": "BIGINT",
    "at": "BIGINT",
    "handed_in": "BIGINT",
    "left_count": "BIGINT",
    "left_ms": "BIGINT",
}
_PUT_CANDIDATES = """
    UPDATE candidates SET
        seen_ms = given.now,
        place = COALESCE(given.at, candidates.place),
        handed_in_ms = COALESCE(candidates.handed_in_ms, given.handed_in),
        away_count = CASE WHEN given.left_count > candidates.away_count
            THEN given.left_count ELSE candidates.away_count END,
        away_ms = CASE WHEN given.left_ms > candidates.away_ms
            THEN given.left_ms ELSE candidates.away_ms END
    FROM {given} WHERE candidates.candidate_id = given.candidate
"""


class _Stay(NamedTuple):
    """What the deeds of one candidate say, put together: one row is written."""

    place: int | None = None
    handed_in_ms: int | None = None
    away_count: int = 0
    away_ms: int = 0

    def after(self, deed: Deed, now_ms: int) -> _Stay:
        """Add a deed."""
        return _Stay(
            self.place if deed.place is None else deed.place,
            now_ms if deed.hand_in else self.handed_in_ms,
            max(self.away_count, deed.away_count),
            max(self.away_ms, deed.away_ms),
        )


_NO_STAY = _Stay()


class DeedBatch:
    """Deeds that are judged and written in one transaction."""

    def __init__(self, run: Transaction, known: Sittings, now_ms: int) -> None:
        self._run = run
        self._known = known
        self._now = now_ms
        self._changes: int | None = None
        self._sittings: Mapping[str, Sitting] = {}
        self._handed_in: dict[str, Sitting] = {}
        self._answers: dict[tuple[int, int], SentAnswer] = {}
        self._stays: dict[int, _Stay] = {}

    def take(self, deeds: Sequence[Deed]) -> list[Receipt]:
        """Judge all and write what is taken."""
        tokens = {deed.token_hash for deed in deeds}
        self._sittings = self._known.read(self._run, tokens)
        receipts = [self._judge(deed) for deed in deeds]
        puts = []
        if self._answers:
            puts.append(Put(_PUT_ANSWERS, _ANSWERS, self._answer_rows()))
        if self._stays:
            rows = [(id_, self._now, *stay) for id_, stay in self._stays.items()]
            puts.append(Put(_PUT_CANDIDATES, _CANDIDATES, rows))
        if puts:
            self._run.put(*puts)
        self._changes = self._run.changes
        return receipts

    def remember(self) -> None:
        """Remember what stands on the disk now that all is committed."""
        self._known.remember(self._handed_in, self._changes)

    def _judge(self, deed: Deed) -> Receipt:
        token = deed.token_hash
        sitting = self._handed_in.get(token) or self._sittings.get(token)
        if sitting is None:
            return Receipt(Refused.UNKNOWN)
        refused = judge_deed(sitting, deed, self._now)
        handed_in = sitting.candidate.handed_in_ms
        if refused is not None:
            if refused in OF_THE_MOMENT and self._was_taken(deed, sitting):
                refused = None
            return Receipt(refused, self._now, sitting.room.news, handed_in is not None)
        if deed.hand_in and handed_in is None:
            handed_in = self._now
            candidate = replace(sitting.candidate, handed_in_ms=handed_in)
            self._handed_in[token] = replace(sitting, candidate=candidate)
        self._write(deed, sitting.candidate.candidate_id)
        return Receipt(None, self._now, sitting.room.news, handed_in is not None)

    def _was_taken(self, deed: Deed, sitting: Sitting) -> bool:
        id_ = sitting.candidate.candidate_id
        rows = self._run.rows(_SEQUENCES, {"candidate": id_})
        stored: dict[int, int] = dict(rows)
        for (candidate_id, number), answer in self._answers.items():
            if candidate_id == id_:
                stored[number] = max(answer.sequence, stored.get(number, -1))
        return is_replay(sitting, deed, stored)

    def _write(self, deed: Deed, candidate_id: int) -> None:
        before = self._stays.get(candidate_id, _NO_STAY)
        self._stays[candidate_id] = before.after(deed, self._now)
        for answer in deed.answers:
            at = (candidate_id, answer.number)
            kept = self._answers.get(at)
            if kept is None or kept.sequence < answer.sequence:
                self._answers[at] = answer

    def _answer_rows(self) -> list[Row]:
        return [
            (
                candidate_id,
                number,
                answer.sequence,
                as_json(answer.chosen),
                int(answer.flagged),
                self._now,
            )
            for (candidate_id, number), answer in self._answers.items()
        ]
