"""A request that a proxy may read in another way than the room is refused and ended."""

from __future__ import annotations

import pytest

from quizapp.hub.quick import quick_protocol
from tests.support.wire import hear, request

HIDDEN = b"0\r\n\r\nPOST /api/room/change HTTP/1.1\r\nHost: x\r\n\r\n"
HEAD = b"POST /api/answers HTTP/1.1\r\nHost: x\r\n"


@pytest.mark.parametrize(
    "read_in_two_ways",
    [
        request(HIDDEN, b"Transfer-Encoding: chunked\r\n", b"/api/answers"),
        request(b"{}", b"Content-Length: 9\r\n", b"/api/answers"),
        request(b"{}", b"Transfer-Encoding: xchunked\r\n", b"/api/answers"),
        HEAD + b"Content-Length: -1\r\n\r\n",
        HEAD + b"Content-Length: 9\r\n \r\n\r\n",
        HEAD + b"Content-Length : 9\r\n\r\n",
        HEAD + b"Content-Length: 99999999999999999999999\r\n\r\n",
        HEAD + b"Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFFF\r\n",
        HEAD + b"X: a\0b\r\n\r\n",
        HEAD.replace(b"\r\n", b"\n") + b"\n",
        b"POST /api/answers\0 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"CONNECT elsewhere:443 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    ],
)
def test_what_can_be_read_in_two_ways_is_refused_and_hung_up_on(
    caller, read_in_two_ways
):
    make = quick_protocol(caller.application.quick)

    wire = hear(make, caller.application, [read_in_two_ways])

    assert wire.is_closed
    assert [each.split(b"\r\n")[0] for each in wire.written] == [
        b"HTTP/1.1 400 Bad Request"
    ]
