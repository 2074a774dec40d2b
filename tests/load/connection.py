"""A connection that speaks as much HTTP as simulated candidates need, and no more."""

from __future__ import annotations

import asyncio
import json
import ssl
from typing import Any, NamedTuple, cast

_HEAD_END, _LENGTH = b"\r\n\r\n", b"content-length: "
_AS_BROWSERS = (
    "Host: 127.0.0.1\r\nConnection: keep-alive\r\n"
    "User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Safari/537.36\r\n"
    "Content-Type: application/json\r\nAccept: */*\r\n"
    "Origin: https://127.0.0.1:8421\r\nReferer: https://127.0.0.1:8421/\r\n"
    "Sec-Fetch-Site: same-origin\r\nSec-Fetch-Mode: cors\r\nSec-Fetch-Dest: empty\r\n"
    "Accept-Encoding: gzip, deflate, br\r\nAccept-Language: en-GB,en;q=0.9\r\n"
)
"""Heads are as long as those of a browser: to read them is a part of the work."""


class Place(NamedTuple):
    """Where a server listens."""

    host: str
    port: int
    trusted: ssl.SSLContext | None = None
    """None: no TLS is spoken."""


class BrokenOffError(ConnectionError):
    """The server went away before it answered."""


class Connection:
    """One connection to a server, opened anew when it broke off."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._token = ""
        self._heads: dict[str, bytes] = {}
        self._line: _Line | None = None

    def sign_in(self, token: str) -> None:
        """Say from now on who asks."""
        self._token = token
        self._heads.clear()

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Ask once and give status and answer.

        :raises BrokenOffError: if there was none.
        """
        content = b"" if body is None else json.dumps(body).encode()
        status, answer = await self._send(self._head(method, path), content)
        return status, json.loads(answer) if answer else None

    async def post(self, path: str, content: bytes) -> int:
        """Send what was written already, and give the status alone.

        :raises BrokenOffError: if there was none.
        """
        head = self._heads.get(path)
        if head is None:
            head = self._heads[path] = self._head("POST", path)
        status, _ = await self._send(head, content)
        return status

    async def open(self) -> _Line:
        """Connect, unless that has been done and the server has not hung up since."""
        if self._line is None or self._line.is_broken:
            loop = asyncio.get_running_loop()
            host, port, trusted = self._place
            _, self._line = await loop.create_connection(
                lambda: _Line(loop), host, port, ssl=trusted
            )
        return self._line

    def close(self) -> None:
        """Hang up."""
        if self._line is not None:
            self._line.hang_up()
        self._line = None

    async def _send(self, head: bytes, content: bytes) -> tuple[int, bytes]:
        line = self._line
        try:
            if line is None or line.is_broken:
                line = await self.open()
            return await line.ask(b"%b%d\r\n\r\n%b" % (head, len(content), content))
        except OSError as error:
            self.close()
            raise BrokenOffError from error

    def _head(self, method: str, path: str) -> bytes:
        """Write a head as far as the number that it ends with."""
        return (
            f"{method} {path} HTTP/1.1\r\n{_AS_BROWSERS}"
            f"Authorization: Bearer {self._token}\r\nContent-Length: "
        ).encode()


class _Line(asyncio.Protocol):
    """Sends a request and gathers what comes back until it is whole."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._came = b""
        self._answer: asyncio.Future[tuple[int, bytes]] | None = None
        self._transport: asyncio.Transport | None = None
        self.is_broken = False

    def ask(self, request: bytes) -> asyncio.Future[tuple[int, bytes]]:
        """Ask; status and content come later."""
        if self.is_broken or self._transport is None:
            raise BrokenOffError
        self._answer = self._loop.create_future()
        self._transport.write(request)
        return self._answer

    def hang_up(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        came = self._came = self._came + data if self._came else data
        head_end = came.find(_HEAD_END)
        if head_end < 0:
            return
        at = came.find(_LENGTH, 0, head_end) + len(_LENGTH)
        length = int(came[at : came.index(b"\r\n", at)])
        if len(came) < head_end + len(_HEAD_END) + length:
            return
        self._came = b""
        if self._answer is not None and not self._answer.done():
            content = came[head_end + len(_HEAD_END) :]
            self._answer.set_result((int(came[9:12]), content))

    def connection_lost(self, _error: Exception | None) -> None:
        self.is_broken = True
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(BrokenOffError())
