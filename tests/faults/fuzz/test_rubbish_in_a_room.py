"""Whatever is sent to a room, it answers in one sentence and touches nobody else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quizapp.storage.rooms.room_store import DatabaseRooms
from quizapp.storage.rooms.sqlite import SqliteRooms
from tests.faults.fuzz.rubbish import (
    DEEP,
    check_sentence,
    cpu_seconds,
    fuzzed,
    spoilt,
    torn,
)
from tests.faults.fuzz.schema_values import Schemas
from tests.support.room_client import Caller
from tests.support.rooms import Hall, paper

Header = tuple[bytes, bytes]

PAPERS = (paper("A", minutes=None), paper("B", minutes=None))


class Visited:
    """A room with a candidate who must never notice what others send."""

    def __init__(self, caller: Caller) -> None:
        self.caller = caller
        self.victim, self.attacker = caller.join("Ann"), caller.join("Bob")
        caller.hall.start()
        answer = {"number": 1, "sequence": 7, "chosen": ["a"]}
        caller.post("/api/answers", self.victim, {"answers": [answer]})
        described = caller.get("/api/openapi.json").json()
        self.schemas = Schemas(described)
        self.asked = [
            (method.upper(), path, operation)
            for path, methods in described["paths"].items()
            for method, operation in methods.items()
        ]
        self._seen = self.see()

    def see(self) -> tuple[object, ...]:
        """Look at what the candidate has, but for the time."""
        self.caller.hall.now += 60_000  # allowances are another test's matter
        found = self.caller.get("/api/sitting", self.victim).json()
        return tuple(found[name] for name in ("name", "form", "answers", "handed_in"))

    def check_untouched(self) -> None:
        """Demand that the candidate has what was answered."""
        assert self.see() == self._seen

    def send(
        self, method: str, path: str, headers: list[Header], body: bytes
    ) -> tuple[int, bytes]:
        """Send a request as bytes, past any client that would tidy it."""
        return asyncio.run(_send(self.caller.application, method, path, headers, body))


async def _send(
    application: Any, method: str, path: str, headers: list[Header], body: bytes
) -> tuple[int, bytes]:
    sent: list[dict[str, Any]] = []
    waiting = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> dict[str, Any]:
        return waiting.pop() if waiting else {"type": "http.disconnect"}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1",
        "method": method, "scheme": "http", "path": path, "raw_path": path.encode(),
        "query_string": b"", "root_path": "", "headers": headers,
        "client": ("198.51.100.9", 1), "server": ("room.test", 80),
    }  # fmt: skip
    await application(scope, receive, send)
    content = b"".join(message.get("body", b"") for message in sent[1:])
    return sent[0]["status"], content


@pytest.fixture(scope="module")
def visited(tmp_path_factory) -> Iterator[Visited]:
    folder = tmp_path_factory.mktemp("room")
    caller = Caller(Hall(DatabaseRooms(SqliteRooms(folder)), PAPERS))
    yield Visited(caller)
    caller.desk.close()


def _check(visited: Visited, status: int, content: bytes) -> None:
    assert status < 500 or status == 503
    if status >= 400 and content:
        said = json.loads(content)
        check_sentence(said["say"])
        assert said["refused"]
    visited.check_untouched()


@fuzzed
@given(data=st.data())
def test_bodies_that_the_description_allows_or_forbids(data, visited):
    """A candidate may send whatever is described, and anything near it."""
    bodies = [each for each in visited.asked if "requestBody" in each[2]]
    method, path, operation = data.draw(st.sampled_from(bodies))
    schema = operation["requestBody"]["content"]["application/json"]["schema"]
    allowed = data.draw(visited.schemas.allowed(schema))
    body = data.draw(st.just(allowed) | spoilt(allowed))
    headers = [
        (b"authorization", f"Bearer {visited.attacker}".encode()),
        (b"content-type", b"application/json"),
    ]

    with cpu_seconds(5):
        status, content = visited.send(method, path, headers, json.dumps(body).encode())

    _check(visited, status, content)
    if "instructor" in str(operation.get("security")):
        assert status >= 400


@fuzzed
@given(data=st.data())
def test_bodies_that_are_no_json_and_headers_that_are_no_headers(data, visited):
    method, path, _ = data.draw(st.sampled_from(visited.asked))
    body = data.draw(torn(b'{"answers":[{"number":1,"sequence":1}]}') | st.just(DEEP))
    token = data.draw(
        st.sampled_from([visited.attacker, visited.victim[:-1], "é" * 99, "\x00"])
        | st.text(max_size=300)
    )
    kind = data.draw(
        st.sampled_from(["Bearer", "bearer", "Basic", "", "Bearer Bearer"])
    )
    value = f"{kind} {token}".encode("utf-8", "replace")
    headers = [(b"authorization", value), (b"content-length", b"-1")]
    method = data.draw(st.sampled_from([method, "PATCH", "HEAD", "X" * 99]))

    with cpu_seconds(5):
        status, content = visited.send(method, path, headers, body)

    _check(visited, status, content)


@fuzzed
@given(path=st.text(max_size=40).map(lambda text: f"/{text}"))
def test_paths_that_lead_nowhere(path, visited):
    with cpu_seconds(5):
        status, content = visited.send("GET", path, [], b"")

    _check(visited, status, content)


@settings(fuzzed, max_examples=settings().max_examples // 10)
@given(data=st.data())
def test_an_instructor_may_send_whatever_is_described_and_the_room_stands(
    data, tmp_path_factory
):
    folder = tmp_path_factory.mktemp("instructed")
    caller = Caller(Hall(DatabaseRooms(SqliteRooms(folder)), PAPERS))
    visited = Visited(caller)
    for _ in range(data.draw(st.integers(1, 3))):
        bodies = [each for each in visited.asked if "requestBody" in each[2]]
        method, path, operation = data.draw(st.sampled_from(bodies))
        schema = operation["requestBody"]["content"]["application/json"]["schema"]
        body = data.draw(visited.schemas.allowed(schema))
        token = caller.hall.instructor_token.encode()
        headers = [(b"authorization", b"Bearer " + token)]

        with cpu_seconds(5):
            content = json.dumps(body).encode()
            status, content = visited.send(method, path, headers, content)

        assert status < 500 or status == 503
        assert caller.get("/api/room", caller.hall.instructor_token).status_code == 200
    caller.desk.close()
