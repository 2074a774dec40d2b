"""The application: every endpoint and the page, found by method and path."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from quizapp.hub.api.candidate_api import CandidateApi
from quizapp.hub.api.endpoint import (
    Answering,
    Call,
    Endpoint,
    Who,
    broken,
    refuse,
)
from quizapp.hub.api.openapi import describe
from quizapp.hub.api.problem import ProblemError
from quizapp.hub.api.room_api import RoomApi
from quizapp.hub.desk import RoomDesk
from quizapp.hub.grader import Grader
from quizapp.hub.page_files import PageFile
from quizapp.hub.quick import Quick
from quizapp.hub.reply import Reply


def make_application(
    desk: RoomDesk,
    page: Mapping[str, PageFile] | None = None,
    grader: Grader | None = None,
) -> Application:
    """Put the application together."""
    candidates = CandidateApi(desk)
    endpoints = (
        *candidates.endpoints(),
        *RoomApi(desk, grader).endpoints(),
        Endpoint("GET", "/api/alive", Who.ANYBODY, "See that it runs.", _alive),
    )
    description = describe(endpoints)

    async def describe_itself(_call: Call) -> bytes:
        return description

    described = Endpoint(
        "GET", "/api/openapi.json", Who.ANYBODY, "Describe all this.", describe_itself
    )
    return Application((*endpoints, described), page or {}, candidates.quick())


class Application:
    """Answers requests.

    All paths are known beforehand and none has a part that varies: to look them up is
    all the routing there is, and no path leads to a file.
    """

    def __init__(
        self,
        endpoints: tuple[Endpoint, ...],
        page: Mapping[str, PageFile],
        quick: Mapping[bytes, Quick],
    ) -> None:
        self._answering = {
            (each.method, each.path): Answering(each) for each in endpoints
        }
        self._page = page
        self.quick = quick
        """Short ways by path, for a server that knows them; the long ones do the same."""
        self._paths = {each.path for each in endpoints} | set(page)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request; nothing but HTTP is spoken."""
        if scope["type"] == "websocket":
            await send({"type": "websocket.close"})
            return
        method = scope["method"]
        try:
            reply = await self._answer(scope, receive)
        except Exception as error:
            reply = broken(method, scope["path"], error)
        await reply.send(send, head_only=method == "HEAD")

    async def _answer(self, scope: Scope, receive: Receive) -> Reply:
        method, path = scope["method"], scope["path"]
        answering = self._answering.get((method, path))
        if answering is not None:
            return await answering(scope, receive)
        if path not in self._paths:
            say = "There is nothing at this address."
            return refuse(ProblemError(404, "not there", say))
        if path in self._page and method in ("GET", "HEAD"):
            return self._page[path].answer(Request(scope))
        say = "This cannot be asked in this way."
        return refuse(ProblemError(405, "not so", say))


async def _alive(_call: Call) -> bytes:
    return b'{"alive":true}'
