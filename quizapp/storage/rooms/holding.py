"""What instructors do with rooms; everything that changes something is written down."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import asdict

from quizapp.storage.rooms.database import Values, only
from quizapp.storage.rooms.reading import pauses_of
from quizapp.storage.rooms.records import (
    RoomRecords,
    check_there,
    get_room,
    write_down,
)
from quizapp.storage.rooms.rows import (
    CANDIDATE,
    ROOM,
    as_json,
    candidate_from,
    room_from,
    shape_from,
)
from quizapp.training.room.port import Change, NewRoom, RoomError
from quizapp.training.room.room import Message, Room
from quizapp.training.room.standing import Seat, Snapshot

_PUT_ROOM = """
    INSERT INTO rooms (title, language, join_code, instructor_hash, limit_ms, grace_ms,
        joining, opened_ms, score_told, answers_told, explanations_told, news,
        scoring)
    VALUES (:title, :language, :code, :instructor, :limit, :grace, 1, :now, 0, 0, 0, 1,
        :scoring)
    RETURNING room_id
"""
_COUNTS = """
    SELECT candidate_id, COUNT(*) FILTER (WHERE chosen <> '[]'),
        COUNT(*) FILTER (WHERE flagged = 1), MAX(stored_ms)
    FROM answers WHERE candidate_id IN (
        SELECT candidate_id FROM candidates WHERE room_id = :room)
    GROUP BY candidate_id
"""


class HoldingRooms(RoomRecords):
    """Opens rooms, shows how they stand and changes them."""

    def open_room(self, room: NewRoom, now_ms: int) -> Room:
        """Open a room.

        :raises RoomError: if its code is in use.
        """
        values: Values = {
            "title": room.title,
            "language": room.language,
            "code": room.join_code,
            "instructor": room.instructor_hash,
            "limit": room.limit_ms,
            "grace": room.grace_ms,
            "now": now_ms,
            "scoring": as_json(room.scoring),
        }
        with self._db.transaction() as run:
            known = "SELECT 1 FROM rooms WHERE join_code = :code"
            if run.rows(known, {"code": room.join_code}):
                raise RoomError(f"the code {room.join_code} is in use")
            room_id = int(run.rows(_PUT_ROOM, values)[0][0])
            run.many(
                "INSERT INTO forms (room_id, label, place, shape, paper) "
                "VALUES (:room, :label, :place, :shape, :paper)",
                list(_forms(room, room_id)),
            )
            write_down(run, room_id, now_ms, "opened")
            return get_room(run, room_id)

    def rooms(self) -> tuple[Room, ...]:
        """List all rooms, the newest first."""
        with self._db.transaction() as run:
            rows = run.rows(f"SELECT {ROOM} FROM rooms ORDER BY room_id DESC")
        return tuple(map(room_from, rows))

    def room_of(self, instructor_hash: str) -> Room | None:
        """Find the room of an instructor's token."""
        with self._db.transaction() as run:
            row = only(
                run.rows(
                    f"SELECT {ROOM} FROM rooms WHERE instructor_hash = :hash",
                    {"hash": instructor_hash},
                )
            )
        return None if row is None else room_from(row)

    def snapshot(self, room_id: int) -> Snapshot:
        """Give the room with everybody in it."""
        values = {"room": room_id}
        with self._db.transaction() as run:
            room = get_room(run, room_id)
            candidates = run.rows(
                f"SELECT {CANDIDATE} FROM candidates WHERE room_id = :room "
                "ORDER BY candidate_id",
                values,
            )
            counts = {row[0]: row[1:] for row in run.rows(_COUNTS, values)}
            messages = run.rows(
                "SELECT message_id, candidate_id, text, sent_ms FROM messages "
                "WHERE room_id = :room ORDER BY message_id",
                values,
            )
            shapes = run.rows(
                "SELECT label, shape FROM forms WHERE room_id = :room", values
            )
            pauses = pauses_of(run, [room_id])
        people = [candidate_from(row)[1] for row in candidates]
        return Snapshot(
            room,
            tuple(
                Seat(each, *counts.get(each.candidate_id, (0, 0, None)))
                for each in people
            ),
            tuple(pauses),
            tuple(Message(*row) for row in messages),
            {label: shape_from(text) for label, text in shapes},
        )

    def change_room(self, room_id: int, change: Change, now_ms: int) -> None:
        """Change how a room stands."""
        with self._db.transaction() as run:
            get_room(run, room_id)
            for act, setting, values in _settings(change, now_ms):
                run.rows(
                    f"UPDATE rooms SET {setting} WHERE room_id = :room",
                    {**values, "room": room_id},
                )
                write_down(run, room_id, now_ms, act)

    def pause(
        self, room_id: int, candidate_id: int | None, reason: str, now_ms: int
    ) -> None:
        """Begin a pause, unless there is one."""
        with self._db.transaction() as run:
            check_there(run, room_id, candidate_id)
            held = [each for each in pauses_of(run, [room_id]) if each.goes_on]
            if any(each.candidate_id == candidate_id for each in held):
                return
            run.rows(
                "INSERT INTO pauses (room_id, candidate_id, begun_ms, reason) "
                "VALUES (:room, :candidate, :now, :reason)",
                {
                    "room": room_id,
                    "candidate": candidate_id,
                    "now": now_ms,
                    "reason": reason,
                },
            )
            write_down(run, room_id, now_ms, "paused", (candidate_id, ""))

    def go_on(self, room_id: int, candidate_id: int | None, now_ms: int) -> None:
        """End the pause."""
        values: dict[str, object] = {"room": room_id, "now": now_ms}
        whose = "IS NULL"
        if candidate_id is not None:
            whose, values["candidate"] = "= :candidate", candidate_id
        with self._db.transaction() as run:
            ended = run.rows(
                "UPDATE pauses SET ended_ms = :now WHERE room_id = :room "
                f"AND candidate_id {whose} AND ended_ms IS NULL RETURNING pause_id",
                values,
            )
            if ended:
                write_down(run, room_id, now_ms, "went on", (candidate_id, ""))

    def say(
        self, room_id: int, candidate_id: int | None, text: str, now_ms: int
    ) -> None:
        """Send a message."""
        with self._db.transaction() as run:
            check_there(run, room_id, candidate_id)
            run.rows(
                "INSERT INTO messages (room_id, candidate_id, text, sent_ms) "
                "VALUES (:room, :candidate, :text, :now)",
                {
                    "room": room_id,
                    "candidate": candidate_id,
                    "text": text,
                    "now": now_ms,
                },
            )
            write_down(run, room_id, now_ms, "said something", (candidate_id, ""))


def _forms(room: NewRoom, room_id: int) -> Iterator[Values]:
    for place, form in enumerate(room.forms):
        yield {
            "room": room_id,
            "label": form.label,
            "place": place,
            "shape": as_json(form.shape),
            "paper": form.paper,
        }


def _settings(change: Change, now_ms: int) -> Iterator[tuple[str, str, Values]]:
    """Give for each change the act, what is set in the room, and to what."""
    if change.start:
        yield "started", "started_ms = COALESCE(started_ms, :now)", {"now": now_ms}
    if change.close is not None:
        act = "closed" if change.close else "opened again"
        yield act, "closed_ms = :closed", {"closed": now_ms if change.close else None}
    if change.joining is not None:
        act = "let join" if change.joining else "let nobody join"
        yield act, "joining = :joining", {"joining": int(change.joining)}
    if change.told is not None:
        told = {name: int(value) for name, value in asdict(change.told).items()}
        setting = ", ".join(f"{name}_told = :{name}" for name in told)
        named = ", ".join(name for name, value in told.items() if value)
        yield f"told {named or 'nothing'}", setting, told
    if change.debrief is not None:
        yield "discussed", "debrief = :number", {"number": change.debrief or None}
