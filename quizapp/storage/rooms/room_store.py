"""The store of rooms over any database that can keep them."""

from __future__ import annotations

from collections.abc import Sequence

from quizapp.storage.rooms.database import RoomDatabase, Transaction, only
from quizapp.storage.rooms.holding import HoldingRooms
from quizapp.storage.rooms.outcomes import OutcomeRecords
from quizapp.storage.rooms.people import CandidateRecords
from quizapp.storage.rooms.reading import Shapes, Sittings, pauses_of
from quizapp.storage.rooms.records import get_room
from quizapp.storage.rooms.rows import (
    ANSWER,
    CANDIDATE,
    ROOM,
    answer_from,
    candidate_from,
    room_from,
)
from quizapp.storage.rooms.taking import DeedBatch
from quizapp.training.room.deeds import Deed, Receipt
from quizapp.training.room.port import (
    Joining,
    JoiningClosedError,
    NameTakenError,
    Result,
    UnknownRoomError,
    View,
)
from quizapp.training.room.room import Message, Room
from quizapp.training.room.sitting import Sitting

_PUT_CANDIDATE = """
    INSERT INTO candidates (room_id, name, name_key, form, token_hash, attempt_hash,
        joined_ms, seen_ms, place, extra_ms, away_count, away_ms)
    VALUES (:room, :name, :key, :form, :token, :attempt, :now, :now, 0, 0, 0, 0)
    RETURNING candidate_id
"""


class DatabaseRooms(HoldingRooms, CandidateRecords, OutcomeRecords):
    """Keeps rooms, candidates and answers; fulfils the port `RoomStore`."""

    def __init__(self, database: RoomDatabase) -> None:
        super().__init__(database)
        self._shapes = Shapes()
        self._sittings = Sittings(self._shapes)

    def keep(self, deeds: Sequence[Deed], now_ms: int) -> list[Receipt]:
        """Take deeds together, in one commit; each is taken whole or refused."""
        with self._db.transaction() as run:
            batch = DeedBatch(run, self._sittings, now_ms)
            receipts = batch.take(deeds)
        batch.remember()
        return receipts

    def join(self, joining: Joining, now_ms: int) -> int:
        """Let somebody join and return their id; the same attempt joins once.

        :raises RoomError: if they cannot join.
        """
        with self._db.transaction() as run:
            room = self._find_room(run, joining.join_code)
            again = self._join_again(run, room, joining)
            if again is not None:
                return again
            if not room.joining or room.closed_ms is not None:
                raise JoiningClosedError
            values: dict[str, object] = {
                "room": room.room_id,
                "key": joining.name.casefold(),
            }
            taken = "SELECT 1 FROM candidates WHERE room_id = :room AND name_key = :key"
            if run.rows(taken, values):
                raise NameTakenError
            values |= {
                "name": joining.name,
                "form": self._next_form(run, room.room_id),
                "token": joining.token_hash,
                "attempt": joining.attempt_hash,
                "now": now_ms,
            }
            return int(run.rows(_PUT_CANDIDATE, values)[0][0])

    def come_back(self, join_code: str, return_hash: str, token_hash: str) -> None:
        """Give a candidate a new token for a code of the instructor, once.

        :raises UnknownRoomError: if nobody has that code.
        """
        with self._db.transaction() as run:
            room = self._find_room(run, join_code)
            given = run.rows(
                "UPDATE candidates SET token_hash = :token, return_hash = NULL "
                "WHERE room_id = :room AND return_hash = :code RETURNING candidate_id",
                {"token": token_hash, "room": room.room_id, "code": return_hash},
            )
            if not given:
                raise UnknownRoomError

    def view(self, token_hash: str) -> View | None:
        """Give what a candidate's page shows."""
        with self._db.transaction() as run:
            row = only(
                run.rows(
                    f"SELECT {CANDIDATE} FROM candidates WHERE token_hash = :token",
                    {"token": token_hash},
                )
            )
            if row is None:
                return None
            _, candidate = candidate_from(row)
            room = get_room(run, candidate.room_id)
            pauses = pauses_of(run, [room.room_id])
            covering = tuple(each for each in pauses if each.covers(candidate))
            shape = self._shapes.get(run, room.room_id, candidate.form)
            sitting = Sitting(room, candidate, covering, shape)
            return self._view(run, sitting)

    def paper(self, room_id: int, label: str) -> str:
        """Give the paper of a form, as it was handed in.

        :raises UnknownRoomError: if there is none.
        """
        with self._db.transaction() as run:
            row = only(
                run.rows(
                    "SELECT paper FROM forms WHERE room_id = :room AND label = :label",
                    {"room": room_id, "label": label},
                )
            )
        if row is None:
            raise UnknownRoomError
        return str(row[0])

    def _view(self, run: Transaction, sitting: Sitting) -> View:
        values = {
            "room": sitting.room.room_id,
            "candidate": sitting.candidate.candidate_id,
        }
        answers = run.rows(
            f"SELECT {ANSWER} FROM answers WHERE candidate_id = :candidate "
            "ORDER BY number",
            values,
        )
        messages = run.rows(
            "SELECT message_id, candidate_id, text, sent_ms FROM messages "
            "WHERE room_id = :room "
            "AND (candidate_id IS NULL OR candidate_id = :candidate) "
            "ORDER BY message_id",
            values,
        )
        result = only(
            run.rows(
                "SELECT score, answers, explanations FROM results "
                "WHERE candidate_id = :candidate",
                values,
            )
        )
        return View(
            sitting,
            tuple(map(answer_from, answers)),
            tuple(Message(*row) for row in messages),
            _result(sitting.candidate.candidate_id, result),
        )

    def _find_room(self, run: Transaction, join_code: str) -> Room:
        row = only(
            run.rows(
                f"SELECT {ROOM} FROM rooms WHERE join_code = :code{self._db.locking}",
                {"code": join_code},
            )
        )
        if row is None:
            raise UnknownRoomError
        return room_from(row)

    def _join_again(self, run: Transaction, room: Room, joining: Joining) -> int | None:
        """Give a candidate whose page never learned its token another one."""
        row = only(
            run.rows(
                "UPDATE candidates SET token_hash = :token "
                "WHERE room_id = :room AND attempt_hash = :attempt "
                "AND name_key = :key RETURNING candidate_id",
                {
                    "token": joining.token_hash,
                    "room": room.room_id,
                    "attempt": joining.attempt_hash,
                    "key": joining.name.casefold(),
                },
            )
        )
        return None if row is None else int(row[0])

    def _next_form(self, run: Transaction, room_id: int) -> str:
        """Deal out forms in turn, so that neighbours have different ones."""
        values = {"room": room_id}
        labels = run.rows(
            "SELECT label FROM forms WHERE room_id = :room ORDER BY place", values
        )
        ((present,),) = run.rows(
            "SELECT COUNT(*) FROM candidates WHERE room_id = :room", values
        )
        return str(labels[present % len(labels)][0])


def _result(candidate_id: int, row: tuple[str, str, str] | None) -> Result | None:
    if row is None:
        return None
    score, answers, explanations = row
    return Result(
        candidate_id=candidate_id,
        score=score,
        answers=answers,
        explanations=explanations,
    )
