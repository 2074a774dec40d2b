"""The client of a room: what a candidate's program asks, with bodies that have types."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from quizapp.bank.reading.quotation import quotable
from quizapp.interchange.rooms.transport import Transport
from quizapp.training.exam.paper import Paper
from quizapp.training.room.attending.asking import (
    NoContactError,
    NoRoomError,
    RefusedError,
)
from quizapp.training.room.bodies import (
    DeedBody,
    JoinBody,
    JoinedBody,
    ProblemBody,
    ReceiptBody,
    ResultBody,
    ReturnBody,
    SittingBody,
)
from quizapp.training.room.outcome import Outcome, read_outcome

T = TypeVar("T")

_FINE, _TROUBLE_FROM = 200, 500


class RoomClient:
    """Asks one room for one candidate; not for two threads at once."""

    def __init__(self, transport: Transport, token: str = "") -> None:
        self._transport = transport
        self.token = token

    def join(self, body: JoinBody) -> str:
        """Join and give the token, which every further question carries.

        :raises RefusedError: if the code is wrong, the name is taken, or it is too late.
        """
        self.token = self._ask("POST", "/api/join", JoinedBody, body).token
        return self.token

    def come_back(self, body: ReturnBody) -> str:
        """Go on with what was begun on another device; give the token.

        :raises RefusedError: if nobody has that code.
        """
        self.token = self._ask("POST", "/api/return", JoinedBody, body).token
        return self.token

    def sitting(self) -> SittingBody:
        """See how the exam stands."""
        return self._ask("GET", "/api/sitting", SittingBody)

    def paper(self) -> Paper:
        """Get the questions.

        :raises RefusedError: if they may not be seen now.
        """
        return self._ask("GET", "/api/paper", Paper)

    def answer(self, body: DeedBody) -> ReceiptBody:
        """Hand answers over; to do so again is harmless, the latest counts.

        :raises RefusedError: if they are not taken; none of them is, then.
        """
        return self._ask("POST", "/api/answers", ReceiptBody, body)

    def hand_in(self, body: DeedBody) -> ReceiptBody:
        """Hand in, with the answers that the room does not have yet.

        :raises RefusedError: if it is not taken.
        """
        return self._ask("POST", "/api/hand-in", ReceiptBody, body)

    def results(self) -> Outcome:
        """See what is told of the result."""
        return read_outcome(self._ask("GET", "/api/results", ResultBody))

    def close(self) -> None:
        """Hang up."""
        self._transport.close()

    def _ask(self, method: str, path: str, answer: type[T], body: object = None) -> T:
        content = None if body is None else msgspec.json.encode(body)
        reply = self._transport.carry(method, path, self.token, content)
        try:
            if reply.status == _FINE:
                return msgspec.json.decode(reply.content, type=answer)
            problem = msgspec.json.decode(reply.content, type=ProblemBody)
        except (msgspec.MsgspecError, ValueError, UnicodeDecodeError) as error:
            raise NoRoomError(f"{path}: {reply.status}, {error}") from error
        said = quotable(problem.say)
        if reply.status >= _TROUBLE_FROM:
            raise NoContactError(said)
        raise RefusedError(problem.refused, said, reply.wait_seconds)
