"""What candidates ask: join, see how it stands, answer, hand in, see results."""

from __future__ import annotations

import msgspec

from quizapp.hub.api.candidate_names import MOST_CHARACTERS, tidy_name
from quizapp.hub.api.deed_intake import DeedIntake, too_many
from quizapp.hub.api.endpoint import Call, Endpoint, Who
from quizapp.hub.api.problem import ProblemError, problem_of
from quizapp.hub.api.sitting_body import sitting_body
from quizapp.hub.desk import RoomDesk
from quizapp.hub.quick import Quick
from quizapp.training.room.bodies import (
    DeedBody,
    JoinBody,
    JoinedBody,
    ReceiptBody,
    ResultBody,
    ReturnBody,
    SittingBody,
)
from quizapp.training.room.codes import hash_token, make_token, tidy_code
from quizapp.training.room.deeds import Refused
from quizapp.training.room.port import (
    Joining,
    JoiningClosedError,
    NameTakenError,
    RoomError,
    View,
)
from quizapp.training.room.room import Phase

_ANSWERS, _HAND_IN = "/api/answers", "/api/hand-in"
_NOTHING = msgspec.Raw(b"null")


class CandidateApi:
    """Acts for candidates; each sees what is theirs, and nothing of anybody else."""

    def __init__(self, desk: RoomDesk) -> None:
        self._desk = desk
        self._intake = DeedIntake(desk)

    def endpoints(self) -> tuple[Endpoint, ...]:
        """List what candidates can ask."""
        anybody, candidate = Who.ANYBODY, Who.CANDIDATE
        return (
            Endpoint(
                "POST", "/api/join", anybody, "Join a room by its code.",
                self.join, JoinBody, JoinedBody, 2 * 1024,
            ),
            Endpoint(
                "POST", "/api/return", anybody,
                "Come back on another device with a code of the instructor.",
                self.come_back, ReturnBody, JoinedBody, 2 * 1024,
            ),
            Endpoint(
                "GET", "/api/sitting", candidate, "See how the exam stands.",
                self.sitting, None, SittingBody,
            ),
            Endpoint(
                "GET", "/api/paper", candidate, "Get the questions, once it has begun.",
                self.paper,
            ),
            Endpoint(
                "POST", _ANSWERS, candidate,
                "Keep answers; to send them again is harmless, the latest counts.",
                self.answer, DeedBody, ReceiptBody,
            ),
            Endpoint(
                "POST", _HAND_IN, candidate,
                "Hand in, with the answers that are not stored yet.",
                self.hand_in, DeedBody, ReceiptBody,
            ),
            Endpoint(
                "GET", "/api/results", candidate, "See what is told of the result.",
                self.results, None, ResultBody,
            ),
        )  # fmt: skip

    def quick(self) -> dict[bytes, Quick]:
        """List the short ways, by path."""
        return {
            path.encode(): self._intake.quick(path, hand_in=hand_in)
            for path, hand_in in ((_ANSWERS, False), (_HAND_IN, True))
        }

    async def join(self, call: Call) -> JoinedBody:
        """Let somebody join."""
        self._check_codes(call)
        body: JoinBody = call.body
        name = tidy_name(body.name)
        if name is None:
            raise ProblemError(
                422, "no name", f"A name has 1 to {MOST_CHARACTERS} visible characters."
            )
        token = make_token(self._desk.entropy)
        joining = Joining(
            join_code=tidy_code(body.code),
            name=name,
            token_hash=hash_token(token),
            attempt_hash=hash_token(body.attempt),
        )
        now_ms = self._desk.now_ms()
        try:
            await self._desk.ask(lambda: self._desk.store.join(joining, now_ms))
        except NameTakenError as error:
            raise ProblemError(
                409, "name taken", "Somebody here has this name: add an initial."
            ) from error
        except JoiningClosedError as error:
            raise ProblemError(
                409, "joining closed", "Nobody may join any more: ask the instructor."
            ) from error
        except RoomError as error:
            raise self._wrong_code(call) from error
        return JoinedBody(token)

    async def come_back(self, call: Call) -> JoinedBody:
        """Let a candidate come back."""
        self._check_codes(call)
        body: ReturnBody = call.body
        token = make_token(self._desk.entropy)
        code, hashed = tidy_code(body.code), hash_token(body.return_code.strip())
        store = self._desk.store
        try:
            await self._desk.ask(
                lambda: store.come_back(code, hashed, hash_token(token))
            )
        except RoomError as error:
            raise self._wrong_code(call) from error
        return JoinedBody(token)

    async def sitting(self, call: Call) -> SittingBody:
        """Tell how the exam stands."""
        view = await self._view(call)
        return sitting_body(view, self._desk.now_ms(), self._desk.wait_seconds())

    async def paper(self, call: Call) -> bytes:
        """Give the questions, while they may be seen."""
        view = await self._view(call)
        sitting, now_ms = view.sitting, self._desk.now_ms()
        room = sitting.room
        if room.phase is Phase.LOBBY:
            raise problem_of(Refused.NOT_STARTED)
        looking_back = room.told.answers or room.told.explanations or room.debrief
        if sitting.is_over(now_ms) and not looking_back:
            raise problem_of(Refused.CLOSED)
        if sitting.pause_now(now_ms) is not None:
            raise problem_of(Refused.PAUSED)
        form = sitting.candidate.form
        paper = await self._desk.ask(lambda: self._desk.store.paper(room.room_id, form))
        return paper.encode()

    async def answer(self, call: Call) -> ReceiptBody:
        """Keep answers."""
        return await self._intake.keep(call.token, call.body, hand_in=False)

    async def hand_in(self, call: Call) -> ReceiptBody:
        """Keep the last answers and close the paper."""
        return await self._intake.keep(call.token, call.body, hand_in=True)

    async def results(self, call: Call) -> ResultBody:
        """Tell those parts of the result that are released."""
        view = await self._view(call)
        told, result = view.sitting.room.told, view.result
        if result is None:
            return ResultBody(_NOTHING, _NOTHING, _NOTHING)
        return ResultBody(
            _raw(result.score) if told.score else _NOTHING,
            _raw(result.answers) if told.answers else _NOTHING,
            _raw(result.explanations) if told.explanations else _NOTHING,
        )

    async def _view(self, call: Call) -> View:
        self._intake.check_token(call.token)
        hashed = hash_token(call.token)
        view = await self._desk.ask(lambda: self._desk.store.view(hashed))
        if view is None:
            raise problem_of(Refused.UNKNOWN)
        return view

    def _check_codes(self, call: Call) -> None:
        if not self._desk.wrong_codes.may(call.address):
            raise too_many(self._desk.wrong_codes.wait_seconds(call.address))

    def _wrong_code(self, call: Call) -> ProblemError:
        self._desk.wrong_codes.use(call.address)
        return ProblemError(
            404, "unknown room", "No room has this code: compare it with the screen."
        )


def _raw(text: str) -> msgspec.Raw:
    return msgspec.Raw(text.encode())
