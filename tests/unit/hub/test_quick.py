"""The short way answers as the long one does, in order, and whatever comes."""

from __future__ import annotations

import asyncio
import json
import logging

import pytest

from quizapp.hub.one_write import OneWriteProtocol
from quizapp.hub.quick import MOST_BYTES, QuickProtocol, quick_protocol
from quizapp.storage.rooms.room_store import DatabaseRooms
from quizapp.storage.rooms.sqlite import SqliteRooms
from tests.support.room_client import Caller
from tests.support.rooms import MINUTE, Hall
from tests.support.wire import open_line, request, settle

ANSWER = b'{"answers":[{"number":1,"sequence":%d,"chosen":["a"]}]}'
PATH, HAND_IN = b"/api/answers", b"/api/hand-in"


class Line:
    """A connection to a room on which Ann asks, on the short way or the long one."""

    def __init__(self, caller: Caller, *, quick: bool = True) -> None:
        self.caller = caller
        make = quick_protocol(caller.application.quick) if quick else OneWriteProtocol
        self.protocol, self.wire = open_line(make, caller.application)

    async def ask(self, *requests: bytes) -> list[bytes]:
        """Let requests come in one piece; give the answers."""
        before = len(self.wire.written)
        self.protocol.data_received(b"".join(requests))
        while (
            len(self.wire.written) < before + len(requests) and not self.wire.is_closed
        ):
            await settle(self.protocol)
        return self.wire.written[before:]


@pytest.fixture
def ann(caller) -> bytes:
    token = caller.join("Ann")
    caller.hall.start()
    return b"Authorization: Bearer %b\r\n" % token.encode()


def _talk(caller, talk, **how):
    async def run():
        return await talk(Line(caller, **how))

    return asyncio.run(run())


def _ask(caller, *requests, **how) -> list[bytes]:
    return _talk(caller, lambda line: line.ask(*requests), **how)


def _read(answer: bytes) -> tuple[bytes, set[bytes], dict]:
    head, _, content = answer.partition(b"\r\n\r\n")
    status, *headers = head.split(b"\r\n")
    return status, set(headers), json.loads(content)


BODIES = {
    "an answer": ANSWER % 1,
    "nothing new": b"{}",
    "no JSON": b"{",
    "no such question": ANSWER.replace(b'r":1', b'r":99') % 1,
    "more than is described": b'{"answers":[],"more":1}',
    "too long": b" " * (MOST_BYTES + 1),
}


@pytest.mark.parametrize("path", [PATH, HAND_IN])
@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
@pytest.mark.parametrize("token", ["of Ann", "forged", "", "too long"])
def test_both_ways_say_the_same(tmp_path, path, body, token):
    said = []
    for quick in (True, False):
        caller = Caller(Hall(DatabaseRooms(SqliteRooms(tmp_path / str(quick)))))
        tokens = {"of Ann": caller.join("Ann"), "": "", "too long": "t" * 201}
        caller.hall.start()
        who = b"authorization: Bearer %b\r\n" % tokens.get(token, token).encode()
        asked = request(body, who, path)
        said.append([_read(each) for each in _ask(caller, asked, quick=quick)])
        caller.desk.close()

    assert said[0] == said[1]
    assert len(said[0]) == 1


def test_the_short_way_is_taken_by_what_is_usual(caller, ann, monkeypatch):
    async def long_way(*_asked):
        raise AssertionError("the long way was taken")

    monkeypatch.setattr(caller.application, "_answer", long_way)

    (answer,) = _ask(caller, request(ANSWER % 1, ann, PATH))

    assert answer.startswith(b"HTTP/1.1 200 OK\r\n")
    assert caller.hall.store.sheets(caller.hall.room_id)[0].answers[0].chosen == ("a",)


@pytest.mark.parametrize(
    "unusual",
    [
        request(b"{}", b"Expect: 100-continue\r\n", PATH),
        request(b"{}", b"", PATH + b"?x=1"),
        request(b"{}", b"", PATH).replace(b"HTTP/1.1", b"HTTP/1.0"),
        request(b"{}", b"", PATH).replace(b"POST", b"GET"),
    ],
)
def test_what_is_unusual_goes_the_long_way(caller, ann, monkeypatch, unusual):
    taken = []
    monkeypatch.setattr(QuickProtocol, "send_whole", taken.append)
    signed = unusual.replace(b"Host: x\r\n", b"Host: x\r\n" + ann)

    answers = _ask(caller, signed)

    assert taken == []
    assert answers[-1].startswith((b"HTTP/1.1 200", b"HTTP/1.1 100", b"HTTP/1.1 405"))


def test_requests_that_come_together_are_answered_in_their_order(caller, ann):
    asked = [request(ANSWER % number, ann, PATH) for number in (1, 2)]
    asked.insert(1, b"GET /api/sitting HTTP/1.1\r\nHost: x\r\n%b\r\n" % ann)

    told = [_read(each)[2] for each in _ask(caller, *asked, asked[0])]

    assert ["stored_ms" in each for each in told] == [True, False, True, True]
    assert [each["sequence"] for each in told[1]["answers"]] == [1]


def test_a_body_in_pieces_is_put_together(caller, ann):
    whole = request(ANSWER % 1, ann, PATH)

    async def talk(line):
        for at in range(0, len(whole) - 1):
            line.protocol.data_received(whole[at : at + 1])
        assert line.wire.written == []
        return await line.ask(whole[-1:])

    (answer,) = _talk(caller, talk)

    assert answer.startswith(b"HTTP/1.1 200")


def test_whoever_wants_the_connection_closed_is_hung_up_on_after_the_answer(
    caller, ann
):
    async def talk(line):
        asked = request(ANSWER % 1, ann + b"Connection: close\r\n", PATH)
        return await line.ask(asked), line.wire.is_closed

    (answer,), is_closed = _talk(caller, talk)

    assert b"\r\nconnection: close\r\n" in answer
    assert is_closed


def test_a_server_that_ends_answers_what_it_has_heard_and_hangs_up(caller, ann):
    async def talk(line):
        line.protocol.data_received(request(ANSWER % 1, ann, PATH))
        line.protocol.shutdown()
        early = line.wire.is_closed
        while not line.wire.is_closed:
            await settle(line.protocol)
        return early, line.wire.written

    early, (answer,) = _talk(caller, talk)

    assert early is False
    assert b"\r\nconnection: close\r\n" in answer


def test_an_answer_of_somebody_who_hung_up_is_kept_and_nothing_is_written(caller, ann):
    async def run(line):
        line.protocol.data_received(request(ANSWER % 1, ann, PATH))
        line.protocol.connection_lost(ConnectionResetError())
        other = Line(caller)
        await other.ask(request(b"{}", ann, PATH))
        return line.wire.written

    assert _talk(caller, run) == []
    assert caller.hall.store.sheets(caller.hall.room_id)[0].answers[0].sequence == 1


def test_a_mistake_of_the_program_is_logged_and_told_in_one_sentence(
    caller, ann, monkeypatch, caplog
):
    def wrong(_deeds, _now):
        raise ZeroDivisionError("a secret of the inside")

    monkeypatch.setattr(caller.hall.store, "keep", wrong)

    with caplog.at_level(logging.ERROR):
        (answer,) = _ask(caller, request(ANSWER % 1, ann, PATH))

    assert answer.startswith(b"HTTP/1.1 500 Internal Server Error\r\n")
    assert b"secret" not in answer
    assert "POST /api/answers could not be answered" in caplog.text


def test_a_flood_is_stopped_and_told_how_long_to_wait(caller, ann):
    async def talk(line):
        answers = [await line.ask(request(b"{}", ann, PATH)) for _ in range(101)]
        line.caller.hall.now += MINUTE
        return [*answers, await line.ask(request(b"{}", ann, PATH))]

    statuses = [answer[9:12] for (answer,) in _talk(caller, talk)]

    assert statuses == [b"200"] * 100 + [b"429", b"200"]


def test_all_that_comes_in_one_turn_is_committed_together(caller, ann, monkeypatch):
    keep, sizes = caller.hall.store.keep, []

    def counted(deeds, now_ms):
        sizes.append(len(deeds))
        return keep(deeds, now_ms)

    monkeypatch.setattr(caller.hall.store, "keep", counted)

    async def run(first):
        lines = [first, *(Line(caller) for _ in range(49))]
        return await asyncio.gather(
            *(
                each.ask(request(ANSWER % place, ann, PATH))
                for place, each in enumerate(lines)
            )
        )

    answers = _talk(caller, run)

    assert sizes == [50]
    assert all(answer[9:12] == b"200" for (answer,) in answers)
