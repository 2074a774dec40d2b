"""Endpoints as values, and the one path that every request takes through them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import Any, NamedTuple, cast

import msgspec
from starlette.types import Receive, Scope

from quizapp.bank.reading.quotation import quotable
from quizapp.hub.api.problem import ProblemError
from quizapp.hub.reply import Reply, data_reply
from quizapp.training.room.port import RoomError, RoomStoreError

_encoder = msgspec.json.Encoder()
_MOST_TOKEN = 200


class Who(StrEnum):
    """Who may ask."""

    ANYBODY = "anybody"
    CANDIDATE = "candidate"
    INSTRUCTOR = "instructor"


class Call(NamedTuple):
    """A request that may be acted on: its body is understood."""

    token: str
    """Empty where none was given."""
    address: str
    """Of whoever asks."""
    body: Any


class Endpoint(NamedTuple):
    """One thing that can be asked."""

    method: str
    path: str
    who: Who
    summary: str
    act: Callable[[Call], Awaitable[object]]
    body: Any = None
    answer: Any = None
    most_bytes: int = 64 * 1024


class Answering:
    """Answers the requests of one endpoint."""

    def __init__(self, endpoint: Endpoint) -> None:
        self._endpoint = endpoint
        self._decoder = (
            None if endpoint.body is None else msgspec.json.Decoder(endpoint.body)
        )

    async def __call__(self, scope: Scope, receive: Receive) -> Reply:
        """Read the body, act, and answer; what is wrong is said in one sentence."""
        try:
            body = await self._read(receive)
            token = _token(scope)
            if not token and self._endpoint.who is not Who.ANYBODY:
                raise ProblemError(401, "unknown", "Say who you are with a token.")
            client = scope.get("client")
            address = client[0] if client else ""
            found = await self._endpoint.act(Call(token, address, body))
        except ProblemError as problem:
            return refuse(problem)
        except RoomStoreError:
            return refuse(
                ProblemError(
                    503,
                    "not stored",
                    "The room cannot store anything now. Nothing was changed: "
                    "keep this and send it again.",
                )
            )
        except RoomError as error:
            return refuse(ProblemError(404, "unknown room", str(error) or "No room."))
        content = found if isinstance(found, bytes) else _encoder.encode(found)
        return data_reply(200, content)

    async def _read(self, receive: Receive) -> Any:
        if self._decoder is None:
            return None
        data = await _read_body(receive, self._endpoint.most_bytes)
        try:
            return self._decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise ProblemError(
                400, "malformed", f"This was not understood: {quotable(str(error))}."
            ) from error


def refuse(problem: ProblemError) -> Reply:
    """Make the answer that tells of a problem."""
    content = _encoder.encode(problem.body)
    if problem.wait_seconds is None:
        return data_reply(problem.status, content)
    wait = (b"retry-after", str(problem.wait_seconds).encode())
    return data_reply(problem.status, content, wait)


async def _read_body(receive: Receive, most: int) -> bytes:
    """Read no more than is allowed, whatever the request says of itself."""
    read = b""
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ProblemError(400, "malformed", "The request broke off.")
        read += cast(bytes, message.get("body", b""))
        if len(read) > most:
            raise ProblemError(
                413, "too large", f"At most {most} bytes are taken at once."
            )
        if not message.get("more_body", False):
            return read


def _token(scope: Scope) -> str:
    for name, value in scope["headers"]:
        if name == b"authorization":
            kind, _, token = value.decode("latin-1").partition(" ")
            is_token = kind.lower() == "bearer" and len(token) <= _MOST_TOKEN
            return token.strip() if is_token else ""
    return ""
