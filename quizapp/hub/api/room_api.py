"""What instructors ask: see everybody, start, pause, give time, tell, forget."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from quizapp.hub.api.endpoint import Call, Endpoint, Who
from quizapp.hub.api.problem import UNKNOWN_INSTRUCTOR, ProblemError
from quizapp.hub.api.room_bodies import (
    ActBody,
    AnybodyBody,
    ChangeBody,
    ChoicesBody,
    DoneBody,
    PauseChange,
    ResultChange,
    ReturnCodeBody,
    RoomBody,
    SayBody,
    SheetBody,
    TimeBody,
    WhoBody,
)
from quizapp.hub.api.room_body import choices_of, room_body, sheet_body
from quizapp.hub.desk import RoomDesk
from quizapp.hub.grader import Grader, GradingError
from quizapp.training.room.codes import hash_token, make_token
from quizapp.training.room.port import Change, Result
from quizapp.training.room.room import Told

_MOST_RESULT_BYTES = 16 * 1024 * 1024
_RETURN_CODE_LENGTH = 12


class RoomApi:
    """Acts for instructors; a token opens one room and no other."""

    def __init__(self, desk: RoomDesk, grader: Grader | None = None) -> None:
        self._desk = desk
        self._grader = grader

    def endpoints(self) -> tuple[Endpoint, ...]:
        """List what instructors can ask."""
        who = Who.INSTRUCTOR
        done = DoneBody
        return (
            Endpoint("GET", "/api/room", who, "See how everybody stands.",
                self.room, None, RoomBody),
            Endpoint("POST", "/api/room/change", who,
                "Start, close, let join, release results, discuss a question.",
                self.change, ChangeBody, done),
            Endpoint("POST", "/api/room/pause", who, "Pause everybody or one.",
                self.pause, PauseChange, done),
            Endpoint("POST", "/api/room/go-on", who, "End a pause.",
                self.go_on, AnybodyBody, done),
            Endpoint("POST", "/api/room/messages", who, "Send a message.",
                self.say, SayBody, done),
            Endpoint("POST", "/api/room/time", who, "Give one candidate more time.",
                self.give_time, TimeBody, done),
            Endpoint("POST", "/api/room/let-back", who,
                "Let a candidate come back on another device.",
                self.let_back, WhoBody, ReturnCodeBody),
            Endpoint("POST", "/api/room/anonymise", who, "Forget a candidate's name.",
                self.anonymise, WhoBody, done),
            Endpoint("POST", "/api/room/remove", who,
                "Forget a candidate and all answers.", self.remove, WhoBody, done),
            Endpoint("GET", "/api/room/sheets", who, "Get all answers for grading.",
                self.sheets, None, tuple[SheetBody, ...]),
            Endpoint("GET", "/api/room/choices", who,
                "See how often each option was chosen.",
                self.choices, None, tuple[ChoicesBody, ...]),
            Endpoint("POST", "/api/room/grade", who,
                "Grade all papers with the examiner's record.",
                self.grade, None, done),
            Endpoint("PUT", "/api/room/results", who,
                "Hand in results that were made elsewhere.", self.keep_results,
                tuple[ResultChange, ...], done, _MOST_RESULT_BYTES),
            Endpoint("GET", "/api/room/acts", who, "See the audit trail.",
                self.acts, None, tuple[ActBody, ...]),
        )  # fmt: skip

    async def room(self, call: Call) -> RoomBody:
        """Tell how everybody stands."""
        room_id = await self._room_id(call)
        snapshot = await self._desk.ask(lambda: self._desk.store.snapshot(room_id))
        return room_body(snapshot, self._desk.now_ms(), self._desk.wait_seconds())

    async def change(self, call: Call) -> DoneBody:
        """Change how the room stands."""
        body: ChangeBody = call.body
        change = Change(
            start=body.start,
            close=body.close,
            joining=body.joining,
            told=None
            if body.told is None
            else Told(body.told.score, body.told.answers, body.told.explanations),
            debrief=body.debrief,
        )
        return await self._do(
            call, lambda room, now: self._desk.store.change_room(room, change, now)
        )

    async def pause(self, call: Call) -> DoneBody:
        """Begin a pause."""
        who, why = call.body.candidate_id, call.body.reason.strip()
        return await self._do(
            call, lambda room, now: self._desk.store.pause(room, who, why, now)
        )

    async def go_on(self, call: Call) -> DoneBody:
        """End a pause."""
        who = call.body.candidate_id
        return await self._do(
            call, lambda room, now: self._desk.store.go_on(room, who, now)
        )

    async def say(self, call: Call) -> DoneBody:
        """Send a message."""
        who, text = call.body.candidate_id, call.body.text
        if "\0" in text:
            raise ProblemError(422, "malformed", "A message is text.")
        return await self._do(
            call, lambda room, now: self._desk.store.say(room, who, text, now)
        )

    async def give_time(self, call: Call) -> DoneBody:
        """Give one candidate more time."""
        who, extra_ms = call.body.candidate_id, call.body.extra_s * 1000
        return await self._do(
            call, lambda room, now: self._desk.store.give_time(room, who, extra_ms, now)
        )

    async def let_back(self, call: Call) -> ReturnCodeBody:
        """Make a code for a candidate who changes devices."""
        who = call.body.candidate_id
        code = make_token(self._desk.entropy)[:_RETURN_CODE_LENGTH]
        hashed = hash_token(code)
        await self._do(
            call, lambda room, now: self._desk.store.let_back(room, who, hashed, now)
        )
        return ReturnCodeBody(code)

    async def anonymise(self, call: Call) -> DoneBody:
        """Forget who a candidate is."""
        who = call.body.candidate_id
        return await self._do(
            call, lambda room, now: self._desk.store.anonymise(room, who, now)
        )

    async def remove(self, call: Call) -> DoneBody:
        """Forget a candidate."""
        who = call.body.candidate_id
        return await self._do(
            call, lambda room, now: self._desk.store.remove(room, who, now)
        )

    async def sheets(self, call: Call) -> tuple[SheetBody, ...]:
        """Give all answers."""
        room_id = await self._room_id(call)
        sheets = await self._desk.ask(lambda: self._desk.store.sheets(room_id))
        return tuple(map(sheet_body, sheets))

    async def choices(self, call: Call) -> tuple[ChoicesBody, ...]:
        """Count what was chosen."""
        room_id = await self._room_id(call)
        store = self._desk.store
        snapshot = await self._desk.ask(lambda: store.snapshot(room_id))
        sheets = await self._desk.ask(lambda: store.sheets(room_id))
        return choices_of(snapshot.shapes, sheets)

    async def grade(self, call: Call) -> DoneBody:
        """Grade all papers, in another process."""
        room_id = await self._room_id(call)
        if self._grader is None:
            raise ProblemError(
                409, "no record", "The room was opened without the examiner's record."
            )
        sheets = await self._desk.ask(lambda: self._desk.store.sheets(room_id))
        try:
            results = await self._grader.grade(sheets)
        except GradingError as error:
            raise ProblemError(409, "not graded", str(error)) from error
        return await self._do(
            call, lambda room, now: self._desk.store.keep_results(room, results, now)
        )

    async def keep_results(self, call: Call) -> DoneBody:
        """Keep results that were made elsewhere."""
        changes: tuple[ResultChange, ...] = call.body
        results = [
            Result(
                candidate_id=each.candidate_id,
                score=_text(each.score),
                answers=_text(each.answers),
                explanations=_text(each.explanations),
            )
            for each in changes
        ]
        return await self._do(
            call, lambda room, now: self._desk.store.keep_results(room, results, now)
        )

    async def acts(self, call: Call) -> tuple[ActBody, ...]:
        """Give the audit trail."""
        room_id = await self._room_id(call)
        acts = await self._desk.ask(lambda: self._desk.store.acts(room_id))
        return tuple(
            ActBody(each.at_ms, each.act, each.candidate_id, each.detail)
            for each in acts
        )

    async def _do(self, call: Call, act: Callable[[int, int], None]) -> DoneBody:
        room_id, now_ms = await self._room_id(call), self._desk.now_ms()
        await self._desk.ask(lambda: act(room_id, now_ms))
        return DoneBody(now_ms)

    async def _room_id(self, call: Call) -> int:
        hashed = hash_token(call.token)
        room = await self._desk.ask(lambda: self._desk.store.room_of(hashed))
        if room is None:
            raise ProblemError(*UNKNOWN_INSTRUCTOR)
        return room.room_id


def _text(raw: msgspec.Raw) -> str:
    return bytes(raw).decode()
