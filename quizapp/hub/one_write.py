"""One write for an answer: head and body leave together, in one packet."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_HEAD_BYTES = 16 * 1024
"""What a request may say before its body: more is nobody's who means well."""

_TOO_MUCH = "The head of this request is too large."


class GatheringTransport:
    """Gathers what is written in one turn of the loop; all else is the transport's."""

    def __init__(
        self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop
    ) -> None:
        self._transport = transport
        self._loop = loop
        self._gathered: list[bytes] = []

    def write(self, data: bytes) -> None:
        """Write at the end of this turn."""
        if not self._gathered:
            self._loop.call_soon(self._flush)
        self._gathered.append(data)

    def write_whole(self, data: bytes) -> None:
        """Write an answer that is whole at once, after what was gathered."""
        self._flush()
        self._transport.write(data)

    def close(self) -> None:
        """Write what was gathered, then close."""
        self._flush()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def _flush(self) -> None:
        if self._gathered:
            data = b"".join(self._gathered)
            self._gathered.clear()
            self._transport.write(data)


class OneWriteProtocol(HttpToolsProtocol):
    """Speaks HTTP as its parent does, over a transport that gathers.

    The parser keeps a head until it is whole, however long it grows: that is limited
    here.
    """

    _head_bytes = 0
    """Of a head that is not whole yet."""

    _in_head = True

    gathering: GatheringTransport
    """The transport, as it gathers."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin with a connection."""
        self.gathering = GatheringTransport(transport, self.loop)
        super().connection_made(cast(asyncio.Transport, self.gathering))

    def data_received(self, data: bytes) -> None:
        """Take what came; hang up on a head without end."""
        if self._in_head:
            self._head_bytes += len(data)
        super().data_received(data)
        if not self._in_head:
            self._head_bytes = 0
        elif self._head_bytes > MOST_HEAD_BYTES:
            self.send_400_response(_TOO_MUCH)

    def on_message_begin(self) -> None:
        """Begin with the head of a request."""
        self._in_head = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Begin with the body."""
        self.end_head()
        super().on_headers_complete()

    def end_head(self) -> None:
        """Note that a head is whole."""
        self._in_head = False
