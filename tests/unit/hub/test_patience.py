"""Whoever never comes to an end is hung up on, and nobody else is."""

from __future__ import annotations

import asyncio

import pytest

from quizapp.hub.patience import HEARING_S, MOST_UNHEARD, PatientProtocol
from quizapp.hub.quick import quick_protocol
from tests.support.wire import Wire, open_line, request, settle

KIND = b"Content-Type: application/json\r\n"
POST = b"POST /api/answers HTTP/1.1\r\nHost: x\r\n" + KIND
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"


class ShiftedLoop(asyncio.SelectorEventLoop):
    """A loop whose clock can be put forward."""

    shift_s = 0.0

    def time(self) -> float:
        """Say what the clock shows."""
        return super().time() + self.shift_s


async def _wait(seconds: float) -> None:
    """Let time pass in steps, each of which everybody notices."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, ShiftedLoop)
    for _ in range(10):
        loop.shift_s += seconds / 10
        await asyncio.sleep(0)
        await asyncio.sleep(0)


def _talk(caller, talk) -> Wire:
    """Let a connection to a room be used."""

    async def run() -> Wire:
        make = quick_protocol(caller.application.quick)
        protocol, wire = open_line(make, caller.application)
        await talk(protocol)
        was_hung_up_on = wire.is_closed
        protocol.connection_lost(None)
        wire.is_closed = was_hung_up_on
        return wire

    with asyncio.Runner(loop_factory=ShiftedLoop) as runner:
        return runner.run(run())


BEGINNINGS = {
    "nothing": b"",
    "half a line": b"POST /api/ans",
    "half a head": POST,
    "half a body": POST + b"Content-Length: 9\r\n\r\n1234",
    "chunks": CHUNKED + b"1\r\n \r\n",
    "half a body on the long way": POST.replace(b"/answers", b"/join")
    + b"Content-Length: 9\r\n\r\n1234",
}


@pytest.mark.parametrize("beginning", BEGINNINGS.values(), ids=BEGINNINGS)
def test_a_request_that_does_not_come_whole_is_hung_up_on(caller, beginning):
    async def talk(protocol):
        protocol.data_received(beginning)
        await _wait(HEARING_S - 1)
        assert not protocol.transport.is_closing()
        await _wait(HEARING_S / 2)

    assert _talk(caller, talk).is_closed


def test_a_word_now_and_then_gives_no_more_time(caller):
    async def talk(protocol):
        protocol.data_received(CHUNKED)
        for _ in range(6):
            await _wait(HEARING_S / 4)
            if not protocol.transport.is_closing():
                protocol.data_received(b"1\r\n \r\n")

    assert _talk(caller, talk).is_closed


def test_whoever_asks_now_and_then_is_heard_for_as_long_as_the_exam(caller):
    token = caller.join("Ann").encode()
    caller.hall.start()
    asked = request(b"{}", b"Authorization: Bearer %b\r\n" % token, b"/api/answers")

    async def talk(protocol):
        protocol.timeout_keep_alive = 2 * HEARING_S
        for number in range(20):
            protocol.data_received(asked)
            while len(protocol.transport.written) == number:
                assert not protocol.transport.is_closing()
                await settle(protocol)
            await _wait(HEARING_S)
        assert not protocol.transport.is_closing()

    wire = _talk(caller, talk)

    assert len(wire.written) == 20
    assert all(each.startswith(b"HTTP/1.1 200") for each in wire.written)


@pytest.mark.parametrize("path", [b"/api/answers", b"/api/join", b"/nowhere"])
def test_a_body_that_goes_on_after_its_answer_is_hung_up_on(caller, path):
    part = b"10000\r\n" + b" " * 65_536 + b"\r\n"

    async def talk(protocol):
        protocol.data_received(CHUNKED.replace(b"/api/answers", path))
        for _ in range(MOST_UNHEARD // 65_536 + 4):
            if not protocol.transport.is_closing():
                protocol.data_received(part)
            await settle(protocol)

    wire = _talk(caller, talk)

    assert wire.is_closed
    assert wire.written[0].startswith((b"HTTP/1.1 413", b"HTTP/1.1 404"))


def test_a_slow_answer_is_waited_for():
    async def slow(_scope, receive, send):
        await receive()
        await _wait(3 * HEARING_S)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"at last"})

    async def run() -> Wire:
        protocol, wire = open_line(PatientProtocol, slow)
        protocol.data_received(request(b"please"))
        await settle(protocol)
        protocol.connection_lost(None)
        return wire

    with asyncio.Runner(loop_factory=ShiftedLoop) as runner:
        wire = runner.run(run())

    assert b"".join(wire.written).endswith(b"at last\r\n0\r\n\r\n")
