"""Endpoints as values, and the one path that every request takes through them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import Any, NamedTuple

import msgspec
from starlette.requests import ClientDisconnect, Request

from quizapp.hub.api.problem import ProblemError
from quizapp.hub.reply import Reply, data_reply
from quizapp.training.quotation import quotable
from quizapp.training.room.port import RoomError, RoomStoreError

_encoder = msgspec.json.Encoder()


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

    async def __call__(self, request: Request) -> Reply:
        """Read the body, act, and answer; what is wrong is said in one sentence."""
        try:
            body = await self._read(request)
            token = _token(request)
            if not token and self._endpoint.who is not Who.ANYBODY:
                raise ProblemError(401, "unknown", "Say who you are with a token.")
            address = request.client.host if request.client else ""
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

    async def _read(self, request: Request) -> Any:
        if self._decoder is None:
            return None
        data = await _read_body(request, self._endpoint.most_bytes)
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


async def _read_body(request: Request, most: int) -> bytes:
    """Read no more than is allowed, whatever the request says of itself."""
    read = bytearray()
    try:
        async for chunk in request.stream():
            if len(read) + len(chunk) > most:
                raise ProblemError(
                    413, "too large", f"At most {most} bytes are taken at once."
                )
            read += chunk
    except ClientDisconnect as error:
        raise ProblemError(400, "malformed", "The request broke off.") from error
    return bytes(read)


def _token(request: Request) -> str:
    said = request.headers.get("authorization", "")
    kind, _, token = said.partition(" ")
    return token.strip() if kind.lower() == "bearer" and len(token) <= 200 else ""
