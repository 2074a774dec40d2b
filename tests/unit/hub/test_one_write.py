"""Head and body of an answer leave together, and no head grows without end."""

from __future__ import annotations

import pytest

from quizapp.hub.one_write import MOST_HEAD_BYTES, OneWriteProtocol
from tests.support.wire import Wire, hear, request


async def _greet(scope, receive, send):
    body = (await receive())["body"]
    start = {"type": "http.response.start", "status": 200}
    await send({**start, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


def _hear(*parts: bytes) -> Wire:
    return hear(OneWriteProtocol, _greet, parts)


def test_head_and_body_of_an_answer_leave_in_one_write():
    wire = _hear(request(b"hello"), request(b"again"))

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
    halves = [request(b"hello", more)[:200], request(b"hello", more)[200:]]

    wire = _hear(*halves * 40)

    assert len(wire.written) == 40
    assert all(each.startswith(b"HTTP/1.1 200") for each in wire.written)


def test_a_long_body_is_no_head():
    body = b"b" * (2 * MOST_HEAD_BYTES)
    whole = request(body)
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
    wire = _hear(request(b"hello", more))

    assert wire.is_closed
    assert wire.written[0].startswith(b"HTTP/1.1 400")


def test_what_is_no_http_is_refused():
    wire = _hear(b"\x16\x03\x01 hello\r\n\r\n")

    assert wire.is_closed
    assert wire.written[0].startswith(b"HTTP/1.1 400")
