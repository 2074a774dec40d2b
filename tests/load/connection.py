"""A connection that speaks as much HTTP as simulated candidates need, and no more."""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast

_HEAD_END, _LENGTH = b"\r\n\r\n", b"content-length: "


class BrokenOffError(ConnectionError):
    """The server went away before it answered."""


class Connection:
    """One connection to a server, opened anew when it broke off."""

    def __init__(self, host: str, port: int, token: str = "") -> None:
        self._host = host
        self._port = port
        self.token = token
        self._line: _Line | None = None

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Ask once and give status and answer.

        :raises BrokenOffError: if there was none.
        """
        content = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: room\r\n"
            f"Authorization: Bearer {self.token}\r\n"
            f"Content-Length: {len(content)}\r\n\r\n"
        )
        try:
            line = await self.open()
            status, answer = await line.ask(head.encode() + content)
        except OSError as error:
            self.close()
            raise BrokenOffError from error
        return status, json.loads(answer) if answer else None

    async def open(self) -> _Line:
        """Connect, unless that has been done and the server has not hung up since."""
        if self._line is None or self._line.is_broken:
            loop = asyncio.get_running_loop()
            _, self._line = await loop.create_connection(
                lambda: _Line(loop), self._host, self._port
            )
        return self._line

    def close(self) -> None:
        """Hang up."""
        if self._line is not None:
            self._line.hang_up()
        self._line = None


class _Line(asyncio.Protocol):
    """Sends a request and gathers what comes back until it is whole."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._came = b""
        self._answer: asyncio.Future[tuple[int, bytes]] | None = None
        self._transport: asyncio.Transport | None = None
        self.is_broken = False

    async def ask(self, request: bytes) -> tuple[int, bytes]:
        """Ask, and wait for status and content."""
        if self.is_broken or self._transport is None:
            raise BrokenOffError
        self._answer = self._loop.create_future()
        self._transport.write(request)
        return await self._answer

    def hang_up(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._came += data
        head, end, content = self._came.partition(_HEAD_END)
        if not end:
            return
        after = head.partition(_LENGTH)[2]
        if len(content) < int(after.partition(b"\r\n")[0]):
            return
        self._came = b""
        if self._answer is not None and not self._answer.done():
            self._answer.set_result((int(head[9:12]), content))

    def connection_lost(self, _error: Exception | None) -> None:
        self.is_broken = True
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(BrokenOffError())
