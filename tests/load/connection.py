"""A connection that speaks as much HTTP as simulated candidates need, and no more."""

from __future__ import annotations

import asyncio
import json
from typing import Any


class BrokenOffError(ConnectionError):
    """The server went away before it answered."""


class Connection:
    """One connection to a server, opened anew when it broke off."""

    def __init__(self, host: str, port: int, token: str = "") -> None:
        self._host = host
        self._port = port
        self.token = token
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Ask once and give status and answer.

        :raises BrokenOffError: if there was none.
        """
        try:
            await self.open()
            return await self._ask(method, path, body)
        except (OSError, asyncio.IncompleteReadError) as error:
            self.close()
            raise BrokenOffError from error

    async def open(self) -> None:
        """Connect, unless that has been done and the server has not hung up since."""
        if self._reader is not None and self._reader.at_eof():
            self.close()
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(
                self._host, self._port
            )

    def close(self) -> None:
        """Hang up."""
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None

    async def _ask(self, method: str, path: str, body: object) -> tuple[int, Any]:
        assert self._reader is not None
        assert self._writer is not None
        content = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: room\r\n"
            f"Authorization: Bearer {self.token}\r\n"
            f"Content-Length: {len(content)}\r\n\r\n"
        )
        self._writer.write(head.encode() + content)
        said = await self._reader.readuntil(b"\r\n\r\n")
        length = 0
        for line in said.lower().split(b"\r\n"):
            if line.startswith(b"content-length:"):
                length = int(line[15:])
        answer = await self._reader.readexactly(length)
        return int(said[9:12]), json.loads(answer) if answer else None
