"""A connection without a socket: what a server's protocol hears and what it writes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

import uvicorn
from uvicorn.server import ServerState


class Wire(asyncio.Transport):
    """Notes each write."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.is_closed = False

    def write(self, data) -> None:
        """Note what is written."""
        self.written.append(bytes(data))

    def close(self) -> None:
        """Note that it is closed."""
        self.is_closed = True

    def is_closing(self) -> bool:
        """Say whether it is closed."""
        return self.is_closed

    def pause_reading(self) -> None:
        """Nothing is read here."""

    def resume_reading(self) -> None:
        """Nothing is read here."""


def open_line(make: Callable[..., Any], application: Any) -> tuple[Any, Wire]:
    """Connect a wire to a protocol of an application."""
    config = uvicorn.Config(application, log_level="critical", server_header=False)
    protocol = make(config, ServerState(), {})
    wire = Wire()
    protocol.connection_made(wire)
    return protocol, wire


def hear(make: Callable[..., Any], application: Any, parts: Iterable[bytes]) -> Wire:
    """Let a connection bring parts, one after the other, each answered before the next."""

    async def listen() -> Wire:
        protocol, wire = open_line(make, application)
        for part in parts:
            if not wire.is_closed:
                protocol.data_received(part)
            await settle(protocol)
        protocol.connection_lost(None)
        return wire

    return asyncio.run(listen())


async def settle(protocol: Any) -> None:
    """Wait until everything that came is answered."""
    while protocol.tasks:
        await asyncio.gather(*protocol.tasks)
    await asyncio.sleep(0)


def request(body: bytes, more: bytes = b"", path: bytes = b"/") -> bytes:
    """Write a request."""
    head = b"POST %b HTTP/1.1\r\nHost: x\r\n%bContent-Length: %d\r\n\r\n%b"
    return head % (path, more, len(body), body)
