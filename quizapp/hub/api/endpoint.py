"""Endpoints as values, and the one path that every request takes through them."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from enum import StrEnum
from typing import Any, NamedTuple, TypeVar, cast

import msgspec
from starlette.types import Receive, Scope

from quizapp.bank.reading.quotation import quotable
from quizapp.hub.api.problem import ProblemError
from quizapp.hub.reply import Header, Reply, data_reply
from quizapp.training.room.port import RoomError, RoomStoreError

Read = TypeVar("Read")

_log = logging.getLogger(__name__)
_encoder = msgspec.json.Encoder()
_MOST_TOKEN = 200

_NOT_STORED = ProblemError(
    503,
    "not stored",
    "The room cannot store anything now. Nothing was changed: "
    "keep this and send it again.",
)
_BROKEN = ProblemError(
    500, "broken", "The room could not do this. Nothing was changed: try again."
)


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
            if self._endpoint.who is Who.ANYBODY and self._decoder is not None:
                need_json(scope["headers"])
            body = await self._read(receive)
            token = token_of(scope["headers"])
            if self._endpoint.who is not Who.ANYBODY:
                need_token(token)
            client = scope.get("client")
            address = client[0] if client else ""
            found = await self._endpoint.act(Call(token, address, body))
        except Exception as error:
            refusal = refusal_of(error)
            if refusal is None:
                raise
            return refusal
        return data_reply(200, found if isinstance(found, bytes) else encode(found))

    async def _read(self, receive: Receive) -> Any:
        if self._decoder is None:
            return None
        data = await _read_body(receive, self._endpoint.most_bytes)
        return decode(self._decoder, data)


def encode(value: object) -> bytes:
    """Write a body."""
    return _encoder.encode(value)


def decode(decoder: msgspec.json.Decoder[Read], data: bytes) -> Read:
    """Read a body.

    :raises ProblemError: if it is none.
    """
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ProblemError(
            400, "malformed", f"This was not understood: {quotable(str(error))}."
        ) from error


def check_size(data: bytes, most: int) -> None:
    """See that a body, or what came of it so far, is not too long.

    :raises ProblemError: if it is.
    """
    if len(data) > most:
        raise ProblemError(413, "too large", f"At most {most} bytes are taken at once.")


def token_of(headers: Iterable[Header]) -> str:
    """Find the token of whoever asks; empty where none was given."""
    for name, value in headers:
        if name == b"authorization":
            kind, _, token = value.decode("latin-1").partition(" ")
            is_token = kind.lower() == "bearer" and len(token) <= _MOST_TOKEN
            return token.strip() if is_token else ""
    return ""


def need_json(headers: Iterable[Header]) -> None:
    """Ask for a body that says it is JSON.

    A page from elsewhere cannot send one by the browser of a candidate without asking
    first, and nobody answers that. Whoever shows a token needs no such guard.

    :raises ProblemError: if it says something else, or nothing.
    """
    said = dict(headers).get(b"content-type", b"")
    if said.partition(b";")[0].strip().lower() != b"application/json":
        say = "Say that this is JSON: Content-Type: application/json."
        raise ProblemError(415, "malformed", say)


def need_token(token: str) -> None:
    """Ask for a token.

    :raises ProblemError: if there is none.
    """
    if not token:
        raise ProblemError(401, "unknown", "Say who you are with a token.")


def refusal_of(error: Exception) -> Reply | None:
    """Make the answer to a request that failed; None where that is a mistake here."""
    if isinstance(error, ProblemError):
        return refuse(error)
    if isinstance(error, RoomStoreError):
        return refuse(_NOT_STORED)
    if isinstance(error, RoomError):
        return refuse(ProblemError(404, "unknown room", str(error) or "No room."))
    return None


def broken(method: str, path: str, error: Exception) -> Reply:
    """Write down a mistake of the program, and make an answer that tells nothing of it."""
    _log.error("%s %s could not be answered", method, path, exc_info=error)
    return refuse(_BROKEN)


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
        check_size(read, most)
        if not message.get("more_body", False):
            return read
