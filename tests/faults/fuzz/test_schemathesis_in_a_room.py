"""A room keeps to its own description: schemathesis asks, over the wire, both ways."""

from __future__ import annotations

import asyncio
import datetime as dt
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.parameters import ParameterLocation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from quizapp.hub.quick import quick_protocol
from quizapp.storage.rooms.room_store import DatabaseRooms
from quizapp.storage.rooms.sqlite import SqliteRooms
from tests.faults.fuzz.rubbish import check_sentence, fuzzed
from tests.support.room_client import Caller
from tests.support.rooms import MINUTE, Hall, paper
from tests.support.wire import open_line, settle

PAPERS = (paper("A", minutes=None),)
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


class Described:
    """A room, and what it says that can be asked of it."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller
        self._make = quick_protocol(caller.application.quick)
        candidate = caller.join("Ann")
        caller.hall.start()
        other = Hall(caller.hall.store, PAPERS)  # whose instructor may close it
        other.join("Ben", "Cem")
        self._tokens = {
            "candidate": candidate,
            "instructor": other.instructor_token,
        }
        description = caller.get("/api/openapi.json").json()
        schema = schemathesis.openapi.from_dict(description)
        self.operations = [each.ok() for each in schema.get_all_operations()]

    def ask(self, case: Any) -> httpx.Response:
        """Ask as whoever may, with nothing between but the parser of HTTP."""
        self._caller.hall.now += MINUTE  # allowances are another test's matter
        (who, *_) = [*case.operation.definition.raw.get("security", [{}])[0], ""]
        case.headers = {"Authorization": f"Bearer {self._tokens.get(who, '')}"}
        sent = case.as_transport_kwargs()
        request = httpx.Request(
            case.method,
            f"http://room{case.path}",
            headers=case.headers,
            json=_as_browsers_write(sent.get("json")),
            content=sent.get("data"),
        )
        head, _, content = asyncio.run(self._send(request)).partition(b"\r\n\r\n")
        status, *lines = head.split(b"\r\n")
        headers = [tuple(line.split(b": ", 1)) for line in lines]
        answer = httpx.Response(
            int(status[9:12]), headers=headers, content=content, request=request
        )
        answer.elapsed = dt.timedelta()  # no clock is looked at
        return answer

    async def _send(self, request: httpx.Request) -> bytes:
        protocol, wire = open_line(self._make, self._caller.application)
        lines = [f"{request.method} {request.url.raw_path.decode()} HTTP/1.1"]
        lines += [f"{name}: {value}" for name, value in request.headers.items()]
        protocol.data_received("\r\n".join([*lines, "", ""]).encode() + request.content)
        while not wire.written:
            await settle(protocol)
        return b"".join(wire.written)


@pytest.fixture(scope="module")
def described(tmp_path_factory) -> Iterator[Described]:
    folder = tmp_path_factory.mktemp("room")
    caller = Caller(Hall(DatabaseRooms(SqliteRooms(folder)), PAPERS))
    yield Described(caller)
    caller.desk.close()


def _as_browsers_write(value: Any) -> Any:
    """Write whole numbers without a point: for a description 1.0 is one, too."""
    if isinstance(value, dict):
        return {name: _as_browsers_write(each) for name, each in value.items()}
    if isinstance(value, list):
        return list(map(_as_browsers_write, value))
    return int(value) if isinstance(value, float) and value.is_integer() else value


@settings(fuzzed, max_examples=max(settings().max_examples // 4, 10))
@given(data=st.data())
def test_what_is_described_is_answered_as_described(data, described):
    operation = data.draw(st.sampled_from(described.operations))
    case = data.draw(operation.as_strategy(generation_mode=GenerationMode.POSITIVE))

    answer = described.ask(case)

    case.validate_response(answer, checks=CHECKS)
    assert answer.status_code != 400, answer.text
    if answer.status_code > 400:
        check_sentence(answer.json()["say"])


@settings(fuzzed, max_examples=max(settings().max_examples // 4, 10))
@given(data=st.data())
def test_bodies_that_are_not_described_are_refused(data, described):
    operations = [each for each in described.operations if each.body]
    operation = data.draw(st.sampled_from(operations))
    case = data.draw(operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))
    body = case.meta.components.get(ParameterLocation.BODY)

    answer = described.ask(case)

    case.validate_response(answer, checks=CHECKS)
    if body is not None and body.mode is GenerationMode.NEGATIVE:
        case.validate_response(answer, checks=[negative_data_rejection])
