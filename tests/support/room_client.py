"""Speaks with a room's application without a socket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import httpx

from quizapp.hub.application import make_application
from quizapp.hub.desk import RoomDesk
from quizapp.hub.grader import Grader
from quizapp.interchange.rooms.transport import RawReply
from quizapp.training.room.attending.asking import NoContactError
from tests.support.rooms import Hall, entropy

Talk = Callable[[httpx.AsyncClient], Awaitable[Any]]


class HallClock:
    """The clock of a hall, and a stopwatch that goes with it."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    def now_ms(self) -> int:
        """Give the moment of the hall."""
        return self._hall.now

    def seconds(self) -> float:
        """Give the seconds of the hall."""
        return self._hall.now / 1000


class Caller:
    """Asks a room's application, one request after the other."""

    def __init__(self, hall: Hall, grader: Grader | None = None) -> None:
        self.hall = hall
        clock = HallClock(hall)
        self.desk = RoomDesk(hall.store, clock, clock.seconds, entropy)
        self.application = make_application(self.desk, grader=grader)

    def ask(
        self, method: str, path: str, token: str = "", body: object = None, **how: Any
    ) -> httpx.Response:
        """Ask once."""

        async def once(client: httpx.AsyncClient) -> httpx.Response:
            content = how.pop("content", None)
            if content is None and body is not None:
                content = json.dumps(body)
            headers = {**_headers(token), **how.pop("headers", {})}
            return await client.request(
                method, path, content=content, headers=headers, **how
            )

        return self.talk(once)

    def get(self, path: str, token: str = "") -> httpx.Response:
        """Ask for something."""
        return self.ask("GET", path, token)

    def post(self, path: str, token: str = "", body: object = None) -> httpx.Response:
        """Send something."""
        return self.ask("POST", path, token, body)

    def instruct(self, path: str, **body: object) -> httpx.Response:
        """Send something as the instructor; it must be taken."""
        answer = self.post(f"/api/room/{path}", self.hall.instructor_token, body)
        assert answer.status_code == 200, answer.text
        return answer

    def join(self, name: str) -> str:
        """Let somebody join and give their token."""
        body = {
            "code": self.hall.room.join_code,
            "name": name,
            "attempt": f"attempt of {name}".ljust(20, "-"),
        }
        answer = self.post("/api/join", body=body)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["token"])

    def talk(self, talk: Talk) -> Any:
        """Have a conversation."""

        async def run() -> Any:
            transport = httpx.ASGITransport(
                self.application, client=("198.51.100.7", 1)
            )
            base = "http://room.test"
            async with httpx.AsyncClient(transport=transport, base_url=base) as client:
                return await talk(client)

        return asyncio.run(run())


class HallTransport:
    """Carries what a candidate's program asks to a hall; it may be cut off."""

    def __init__(self, caller: Caller) -> None:
        self.caller = caller
        self.is_cut = False
        self.swallows = False
        """Whether what is asked arrives, and its answer is lost on the way."""
        self.carried: list[str] = []

    def carry(self, method: str, path: str, token: str, body: bytes | None) -> RawReply:
        """Ask."""
        if self.is_cut:
            raise NoContactError("cut off")
        self.carried.append(path)
        answer = self.caller.ask(method, path, token, content=body)
        if self.swallows:
            raise NoContactError("timed out")
        wait = int(answer.headers.get("Retry-After", 0))
        return RawReply(answer.status_code, answer.content, wait)

    def close(self) -> None:
        """Nothing is open."""


def _headers(token: str) -> dict[str, str]:
    who = {"Authorization": f"Bearer {token}"} if token else {}
    return {"Content-Type": "application/json", **who}
