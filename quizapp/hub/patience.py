"""Patience: a connection has so long to say what it wants, and is hung up on then."""

from __future__ import annotations

import asyncio

from quizapp.hub.one_write import OneWriteProtocol

HEARING_S = 30.0
"""How long a request may take to come whole, and the first one to begin."""

MOST_UNHEARD = 1024 * 1024
"""So much of a body may follow the answer to it; whoever means well sends less."""


class PatientProtocol(OneWriteProtocol):
    """Speaks HTTP as its parent does, and hangs up on whoever never comes to an end.

    A connection that is kept for the next request has the limit of its parent.
    """

    begun_s: float | None
    """When that began which is not whole yet; None while nothing is waited for."""

    _unheard = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first request."""
        super().connection_made(transport)
        self.begun_s = self.loop.time()
        self._look_later()

    def on_message_begin(self) -> None:
        """Begin to wait for the rest of a request."""
        self.begun_s = self.loop.time()
        self._unheard = 0
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """Wait no more: the request is whole."""
        self.begun_s = None
        super().on_message_complete()

    def on_body(self, body: bytes) -> None:
        """Take a part of a body, unless its request is answered already."""
        if self.cycle.response_complete:
            self._unheard += len(body)
            if self._unheard > MOST_UNHEARD:
                self.transport.close()
        else:
            super().on_body(body)

    def _look_later(self) -> None:
        self.loop.call_later(HEARING_S / 4, self._look)

    def _look(self) -> None:
        begun_s = self.begun_s
        if self.transport.is_closing():
            return
        if begun_s is not None and self.loop.time() - begun_s >= HEARING_S:
            self.transport.close()
        else:
            self._look_later()
