"""The short way: what candidates send most often is answered without a task for each."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, cast

from quizapp.hub.patience import PatientProtocol
from quizapp.hub.reply import Header, Reply

Tell = Callable[[Reply], None]
"""Sends the answer to a request."""

Quick = Callable[[list[Header], bytes, Tell], None]
"""Answers a request with such headers and body, now or later."""

MOST_BYTES = 64 * 1024
"""Of a body; what is longer is handed on as far as it came, to be refused."""


class QuickRequest:
    """A request on the short way; its connection treats it as any other."""

    __slots__ = (
        "_protocol", "_quick", "asked", "body", "disconnected", "keep_alive",
        "message_event", "response_complete",
    )  # fmt: skip

    def __init__(self, protocol: QuickProtocol, quick: Quick) -> None:
        self._protocol = protocol
        self._quick = quick
        self.asked = False
        self.body = b""
        self.disconnected = False
        self.keep_alive = bool(protocol.parser.should_keep_alive())
        self.message_event = _NOBODY_WAITS
        self.response_complete = False

    def take(self, body: bytes) -> None:
        """Take a part of the body."""
        if not self.asked:
            self.body += body
            if len(self.body) > MOST_BYTES:
                self.ask()

    def ask(self) -> None:
        """Let it be answered, once."""
        if not self.asked:
            self.asked = True
            self._quick(self._protocol.headers, self.body, self._answer)

    def _answer(self, reply: Reply) -> None:
        self.response_complete = True
        if not self.disconnected:
            self._protocol.send_whole(reply.whole(self.keep_alive), self.keep_alive)


class QuickProtocol(PatientProtocol):
    """Speaks HTTP as its parent does, and knows a shorter way for some paths.

    What is unusual in a request goes the long way: it is answered there, by the same
    rules.
    """

    def __init__(
        self, *how: Any, quick: Mapping[bytes, Quick] | None = None, **more: Any
    ) -> None:
        super().__init__(*how, **more)
        self._quick = quick or {}

    def on_headers_complete(self) -> None:
        """Begin with the body, on the short way where there is one."""
        quick = self._quick.get(self.url)
        if quick is None or not self._is_usual():
            super().on_headers_complete()
            return
        self.end_head()
        # To its connection it is a cycle: it has all that is asked of one.
        self.cycle = cast(Any, QuickRequest(self, quick))

    def on_body(self, body: bytes) -> None:
        """Take a part of a body."""
        request: object = self.cycle
        if isinstance(request, QuickRequest) and not request.response_complete:
            request.take(body)
        else:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """Let a request be answered that came whole."""
        request: object = self.cycle
        if isinstance(request, QuickRequest):
            self.begun_s = None
            request.ask()
        else:
            super().on_message_complete()

    def send_whole(self, answer: bytes, keep_alive: bool) -> None:
        """Send an answer in one piece, and turn to the next request."""
        if not self.transport.is_closing():
            self.gathering.write_whole(answer)
            if not keep_alive:
                self.transport.close()
        self.on_response_complete()

    def _is_usual(self) -> bool:
        parser, before = self.parser, self.cycle
        return (
            parser.get_method() == b"POST"
            and (before is None or before.response_complete)
            and not self.expect_100_continue
            and not self.flow.write_paused
            and not parser.should_upgrade()
            and parser.get_http_version() == "1.1"
        )


class _NoEvent:
    def set(self) -> None:
        """Do nothing: nobody waits."""


_NOBODY_WAITS = _NoEvent()


def quick_protocol(quick: Mapping[bytes, Quick]) -> type[asyncio.Protocol]:
    """Give the protocol with a shorter way for some paths."""

    class Protocol(QuickProtocol):
        def __init__(self, *how: Any, **more: Any) -> None:
            super().__init__(*how, quick=quick, **more)

    return Protocol
