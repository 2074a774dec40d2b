"""The port of rooms: what a store of rooms does, whatever it keeps them in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from quizapp.training.exam.crediting import Scoring
from quizapp.training.room.deeds import Deed, Receipt, StoredAnswer
from quizapp.training.room.room import Act, Message, Room, Told
from quizapp.training.room.shape import Slot
from quizapp.training.room.sitting import Sitting
from quizapp.training.room.standing import Snapshot


class RoomError(Exception):
    """The room cannot do what was asked; nothing was changed."""


class NameTakenError(RoomError):
    """Somebody in the room has that name already."""


class JoiningClosedError(RoomError):
    """Nobody may join the room any more."""


class UnknownRoomError(RoomError):
    """There is no such room, candidate or form."""


class RoomStoreError(Exception):
    """The store cannot keep or read anything now; what it holds is as it was."""


class NewForm(Struct, frozen=True):
    """A form of a new room: its paper is passed on as it is."""

    label: str
    shape: tuple[Slot, ...]
    paper: str
    """JSON."""


class NewRoom(Struct, frozen=True, kw_only=True):
    """Everything that a room is opened with."""

    title: str
    language: str
    join_code: str
    instructor_hash: str
    limit_ms: int | None
    grace_ms: int
    scoring: Scoring
    forms: tuple[NewForm, ...]


class Joining(Struct, frozen=True, kw_only=True):
    """Somebody who wants to join."""

    join_code: str
    name: str
    token_hash: str
    attempt_hash: str
    """The same when the same page asks again, because it never got its answer."""


class Result(Struct, frozen=True, kw_only=True):
    """What one candidate may be told later: three parts, passed on as they are."""

    candidate_id: int
    score: str
    """JSON, as the others."""
    answers: str
    explanations: str


class Sheet(Struct, frozen=True):
    """The answers of one candidate, for grading."""

    candidate_id: int
    name: str
    form: str
    answers: tuple[StoredAnswer, ...]


class View(Struct, frozen=True):
    """Everything that a candidate's page shows, but for the paper."""

    sitting: Sitting
    answers: tuple[StoredAnswer, ...]
    messages: tuple[Message, ...]
    result: Result | None


class Change(Struct, frozen=True, kw_only=True):
    """What an instructor changes; what is None stays as it is."""

    start: bool | None = None
    close: bool | None = None
    joining: bool | None = None
    told: Told | None = None
    debrief: int | None = None
    """0: no question is discussed any more."""


class Taking(Protocol):
    """Takes what candidates send; every method returns when it is on the disk."""

    def join(self, joining: Joining, now_ms: int) -> int:
        """Let somebody join and return their id; the same attempt joins once.

        :raises RoomError: if they cannot join.
        """

    def come_back(self, join_code: str, return_hash: str, token_hash: str) -> None:
        """Give a candidate a new token for a code of the instructor, once.

        :raises UnknownRoomError: if nobody has that code.
        """

    def keep(self, deeds: Sequence[Deed], now_ms: int) -> list[Receipt]:
        """Take deeds together, in one commit; each is taken whole or refused."""

    def view(self, token_hash: str) -> View | None:
        """Give what a candidate's page shows."""

    def paper(self, room_id: int, label: str) -> str:
        """Give the paper of a form, as it was handed in.

        :raises UnknownRoomError: if there is none.
        """


class Holding(Protocol):
    """Does what instructors ask for; everything that changes something is written down."""

    def open_room(self, room: NewRoom, now_ms: int) -> Room:
        """Open a room.

        :raises RoomError: if its code is in use.
        """

    def rooms(self) -> tuple[Room, ...]:
        """List all rooms, the newest first."""

    def room_of(self, instructor_hash: str) -> Room | None:
        """Find the room of an instructor's token."""

    def snapshot(self, room_id: int) -> Snapshot:
        """Give the room with everybody in it."""

    def change_room(self, room_id: int, change: Change, now_ms: int) -> None:
        """Change how a room stands."""

    def pause(
        self, room_id: int, candidate_id: int | None, reason: str, now_ms: int
    ) -> None:
        """Begin a pause, unless there is one."""

    def go_on(self, room_id: int, candidate_id: int | None, now_ms: int) -> None:
        """End the pause."""

    def say(
        self, room_id: int, candidate_id: int | None, text: str, now_ms: int
    ) -> None:
        """Send a message."""

    def give_time(
        self, room_id: int, candidate_id: int, extra_ms: int, now_ms: int
    ) -> None:
        """Set how much longer one candidate has than the others."""

    def let_back(
        self, room_id: int, candidate_id: int, return_hash: str, now_ms: int
    ) -> None:
        """Let a candidate come back, on another device, with a code."""

    def anonymise(self, room_id: int, candidate_id: int, now_ms: int) -> None:
        """Forget who a candidate is, and keep the answers."""

    def remove(self, room_id: int, candidate_id: int, now_ms: int) -> None:
        """Forget a candidate and everything that came from them."""

    def sheets(self, room_id: int) -> tuple[Sheet, ...]:
        """Give all answers."""

    def keep_results(
        self, room_id: int, results: Sequence[Result], now_ms: int
    ) -> None:
        """Keep what candidates may be told, in place of what was kept before."""

    def hand_over(self, room_id: int, instructor_hash: str, now_ms: int) -> None:
        """Give the room another instructor's token; the one before opens it no more."""

    def papers(self, room_id: int) -> dict[str, str]:
        """Give all papers of a room by label."""

    def acts(self, room_id: int) -> tuple[Act, ...]:
        """Give the audit trail, the oldest act first."""


class RoomStore(Taking, Holding, Protocol):
    """A store of rooms."""

    def rest(self) -> None:
        """Do what can wait until nobody asks for anything; it may never be called."""

    def close(self) -> None:
        """Let go of the files or connections."""
