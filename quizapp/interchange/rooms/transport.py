"""The way to a room: HTTP over one connection, whose certificate is the one expected."""

from __future__ import annotations

import hashlib
import http.client
import socket
import ssl
from typing import NamedTuple, Protocol

from quizapp.training.room.attending.asking import (
    NoContactError,
    OtherCertificateError,
    UnknownCertificateError,
)
from quizapp.training.room.join_link import JoinLink

PATIENCE_S = 10.0
_MOST_BYTES = 32 * 1024 * 1024
"""More than any paper has."""

_BY_DATE = (9, 10)
"""Codes of OpenSSL: not valid yet, not valid any more."""


class RawReply(NamedTuple):
    """What came back."""

    status: int
    content: bytes
    wait_seconds: int = 0
    """How long the room wants to be left alone."""


class Transport(Protocol):
    """Carries one question to a room, and its answer back."""

    def carry(self, method: str, path: str, token: str, body: bytes | None) -> RawReply:
        """Ask.

        :raises NoContactError: if no answer came.
        :raises OtherCertificateError: if it is another room, or somebody between.
        :raises UnknownCertificateError: if nobody knows whose certificate is shown.
        """

    def close(self) -> None:
        """Hang up."""


class HttpTransport:
    """Keeps one connection open; not for two threads at once."""

    def __init__(self, link: JoinLink, patience_s: float = PATIENCE_S) -> None:
        self._link = link
        self._patience_s = patience_s
        self._connection: http.client.HTTPConnection | None = None

    def carry(self, method: str, path: str, token: str, body: bytes | None) -> RawReply:
        """Ask; a connection that was closed meanwhile is made anew once."""
        was_open = self._connection is not None
        try:
            return self._carry(method, path, token, body)
        except (http.client.HTTPException, OSError, ValueError) as error:
            self.close()
            if not was_open or isinstance(error, TimeoutError):
                raise NoContactError(str(error) or type(error).__name__) from error
        try:
            return self._carry(method, path, token, body)
        except (http.client.HTTPException, OSError, ValueError) as error:
            self.close()
            raise NoContactError(str(error) or type(error).__name__) from error

    def close(self) -> None:
        """Hang up."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _carry(
        self, method: str, path: str, token: str, body: bytes | None
    ) -> RawReply:
        if self._connection is None:
            self._connection = connect(self._link, self._patience_s)
        headers = {"Content-Type": "application/json"} if body is not None else {}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        self._connection.request(method, path, body, headers)
        answer = self._connection.getresponse()
        content = answer.read(_MOST_BYTES + 1)
        if len(content) > _MOST_BYTES:
            raise ValueError("far more came than a room sends")
        wait = answer.headers.get("Retry-After", "")
        return RawReply(answer.status, content, int(wait) if wait.isdigit() else 0)


def connect(link: JoinLink, patience_s: float) -> http.client.HTTPConnection:
    """Connect, and give the connection only if the certificate is the one expected.

    :raises OSError: if nobody answers there.
    :raises OtherCertificateError: if another one is shown.
    :raises UnknownCertificateError: if none is expected, and no authority knows it.
    """
    if not link.is_secured:
        return http.client.HTTPConnection(link.host, link.port, timeout=patience_s)
    if not link.fingerprint:
        return _vouched_for(link, patience_s)
    connection = _secured(link, patience_s, _without_authority())
    connection.connect()
    if _shown(connection.sock) != link.fingerprint:
        connection.close()
        raise OtherCertificateError(link.address)
    return connection


def _vouched_for(link: JoinLink, patience_s: float) -> http.client.HTTPConnection:
    connection = _secured(link, patience_s, ssl.create_default_context())
    try:
        connection.connect()
    except ssl.SSLCertVerificationError as error:
        connection.close()
        looking = _secured(link, patience_s, _without_authority())
        looking.connect()
        shown = _shown(looking.sock)
        looking.close()
        by_date = error.verify_code in _BY_DATE
        raise UnknownCertificateError(shown, by_date=by_date) from error
    return connection


def _secured(
    link: JoinLink, patience_s: float, context: ssl.SSLContext
) -> http.client.HTTPSConnection:
    return http.client.HTTPSConnection(
        link.host, link.port, timeout=patience_s, context=context
    )


def _without_authority() -> ssl.SSLContext:
    """No authority vouches for a room in a local network: its fingerprint does."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def _shown(connection: socket.socket) -> str:
    assert isinstance(connection, ssl.SSLSocket)
    certificate = connection.getpeercert(binary_form=True) or b""
    return hashlib.sha256(certificate).hexdigest().upper()
