"""Head and body of an answer leave together, and no head grows without end."""

from __future__ import annotations

import asyncio

import pytest
import uvicorn
from uvicorn.server import ServerState

from quizapp.hub.one_write import MOST_HEAD_BYTES, OneWriteProtocol


class Wire(asyncio.Transport):
    """Notes each write."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.is_closed = False

    def write(self, data) -> None:
        self.written.append(bytes(data))

    def close(self) -> None:
        self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_closed

    def pause_reading(self) -> None:
        """Nothing is read here."""

    def resume_reading(self) -> None:
        """Nothing is read here."""


async def _greet(scope, receive, send):
    body = (await receive())["body"]
    start = {"type": "http.response.start", "status": 200}
    await send({**start, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


def _hear(*parts: bytes) -> Wire:
    """Let a connection bring parts, one after the other."""

    async def hear() -> Wire:
        config = uvicorn.Config(_greet, log_level="critical", server_header=False)
        protocol = OneWriteProtocol(config, ServerState(), {})
        wire = Wire()
        protocol.connection_made(wire)
        for part in parts:
            if not wire.is_closed:
                protocol.data_received(part)
            while protocol.tasks:
                await asyncio.gather(*protocol.tasks)
            await asyncio.sleep(0)
        protocol.connection_lost(None)
        return wire

    return asyncio.run(hear())


def _request(body: bytes, more: bytes = b"") -> bytes:
    head = b"POST / HTTP/1.1\r\nHost: x\r\n%bContent-Length: %d\r\n\r\n%b"
    return head % (more, len(body), body)


def test_head_and_body_of_an_answer_leave_in_one_write():
    wire = _hear(_request(b"hello"), _request(b"again"))

    assert len(wire.written) == 2
    assert wire.written[0].startswith(b"HTTP/1.1 200")
    assert [each[-5:] for each in wire.written] == [b"hello", b"again"]


def test_a_head_without_end_is_refused_and_hung_up_on():
    line = b"x-more: " + b"m" * 1_000 + b"\r\n"

    wire = _hear(b"GET / HTTP/1.1\r\n", *[line] * (MOST_HEAD_BYTES // 1_000 + 1))

    assert wire.is_closed
    assert wire.written[0].startswith(b"HTTP/1.1 400")
    assert wire.written[0].endswith(b"The head of this request is too large.")


def test_many_requests_of_a_common_size_are_no_head_without_end():
    more = b"x-more: " + b"m" * 1_000 + b"\r\n"
    halves = [_request(b"hello", more)[:200], _request(b"hello", more)[200:]]

    wire = _hear(*halves * 40)

    assert len(wire.written) == 40
    assert all(each.startswith(b"HTTP/1.1 200") for each in wire.written)


def test_a_long_body_is_no_head():
    body = b"b" * (2 * MOST_HEAD_BYTES)
    whole = _request(body)
    parts = [whole[at : at + 4_096] for at in range(0, len(whole), 4_096)]

    wire = _hear(*parts)

    assert wire.written[-1].startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(
    "more",
    [
        b"Transfer-Encoding: chunked\r\n",
        b"Content-Length: 3\r\n",
        b"Content-Length : 5\r\n",
    ],
)
def test_a_request_that_proxies_may_read_otherwise_is_refused(more):
    wire = _hear(_request(b"hello", more))

    assert wire.is_closed
    assert wire.written[0].startswith(b"HTTP/1.1 400")


def test_what_is_no_http_is_refused():
    wire = _hear(b"\x16\x03\x01 hello\r\n\r\n")

    assert wire.is_closed
    assert wire.written[0].startswith(b"HTTP/1.1 400")
