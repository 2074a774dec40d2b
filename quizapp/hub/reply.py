"""Replies: a status, a content, and the headers that guard every one of them."""

from __future__ import annotations

from functools import cache
from http import HTTPStatus

from starlette.types import Send

Header = tuple[bytes, bytes]

_ALWAYS: tuple[Header, ...] = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
)
_OF_DATA: tuple[Header, ...] = (
    *_ALWAYS,
    (b"content-type", b"application/json"),
    (b"cache-control", b"no-store"),
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
)
_OF_PAGES: tuple[Header, ...] = (
    *_ALWAYS,
    (b"cache-control", b"no-cache"),
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        b"connect-src 'self'; worker-src 'self'; "
        b"base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


class Reply:
    """What is sent back to a request."""

    def __init__(
        self, status: int, content: bytes, headers: tuple[Header, ...]
    ) -> None:
        self.status = status
        self.content = content
        self._headers = headers

    def whole(self, keep_alive: bool) -> bytes:
        """Write it with its head, as HTTP/1.1."""
        head = _head(self.status, self._headers, keep_alive)
        return b"%b%d\r\n\r\n%b" % (head, len(self.content), self.content)

    async def send(self, send: Send, *, head_only: bool = False) -> None:
        """Send it."""
        length = (b"content-length", str(len(self.content)).encode())
        await send(
            {
                "type": "http.response.start",
                "status": self.status,
                "headers": [*self._headers, length],
            }
        )
        content = b"" if head_only else self.content
        await send({"type": "http.response.body", "body": content})


@cache
def _head(status: int, headers: tuple[Header, ...], keep_alive: bool) -> bytes:
    """Write a head as far as the number that it ends with.

    Headers are few: those of the kinds of replies, and seconds to wait.
    """
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}".encode()]
    lines += [b"%b: %b" % each for each in headers]
    if not keep_alive:
        lines.append(b"connection: close")
    return b"\r\n".join([*lines, b"content-length: "])


def data_reply(status: int, content: bytes, *more: Header) -> Reply:
    """Make a reply of data, which no browser shows or keeps."""
    headers = (*_OF_DATA, *more) if more else _OF_DATA
    return Reply(status, content, headers)


def page_reply(status: int, content: bytes, *more: Header) -> Reply:
    """Make a reply of a page, which may use what lies beside it and nothing else."""
    return Reply(status, content, (*_OF_PAGES, *more))
