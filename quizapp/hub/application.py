"""The application: every endpoint and the page, with the headers that guard both."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quizapp.hub.api.candidate_api import CandidateApi
from quizapp.hub.api.endpoint import Answering, Call, Endpoint, Who, refuse
from quizapp.hub.api.openapi import describe
from quizapp.hub.api.problem import ProblemError
from quizapp.hub.api.room_api import RoomApi
from quizapp.hub.desk import RoomDesk
from quizapp.hub.grader import Grader
from quizapp.hub.page_files import PageFile

_GUARDS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def make_application(
    desk: RoomDesk,
    page: Mapping[str, PageFile] | None = None,
    grader: Grader | None = None,
) -> ASGIApp:
    """Put the application together."""
    endpoints = (
        *CandidateApi(desk).endpoints(),
        *RoomApi(desk, grader).endpoints(),
        Endpoint("GET", "/api/alive", Who.ANYBODY, "See that it runs.", _alive),
    )
    description = describe(endpoints)

    async def describe_itself(_call: Call) -> bytes:
        return description

    described = Endpoint(
        "GET", "/api/openapi.json", Who.ANYBODY, "Describe all this.", describe_itself
    )
    routes = [_route(each) for each in (*endpoints, described)]
    routes += [Route(path, file.answer) for path, file in (page or {}).items()]
    starlette = Starlette(
        routes=routes, exception_handlers={404: _not_there, 405: _not_so, 500: _broken}
    )
    starlette.router.redirect_slashes = False
    return Guarded(starlette)


class Guarded:
    """Adds to every answer what keeps browsers from doing anything else with it."""

    def __init__(self, inner: ASGIApp) -> None:
        self._inner = inner
        self._headers = [
            (name.lower().encode(), value.encode()) for name, value in _GUARDS.items()
        ]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http":
            await self._inner(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"].extend(self._headers)
                headers = MutableHeaders(raw=message["headers"])
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._inner(scope, receive, guarded)


def _route(endpoint: Endpoint) -> Route:
    return Route(
        endpoint.path,
        _function(Answering(endpoint)),
        methods=[endpoint.method],
        name=f"{endpoint.method} {endpoint.path}",
    )


def _function(answering: Answering) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        return await answering(request)

    return answer


async def _alive(_call: Call) -> bytes:
    return b'{"alive":true}'


async def _not_there(_request: Request, _error: Exception) -> Response:
    return refuse(ProblemError(404, "not there", "There is nothing at this address."))


async def _not_so(_request: Request, _error: Exception) -> Response:
    return refuse(ProblemError(405, "not so", "This cannot be asked in this way."))


async def _broken(_request: Request, _error: Exception) -> Response:
    say = "The room could not do this. Nothing was changed: try again."
    return refuse(ProblemError(500, "broken", say))
