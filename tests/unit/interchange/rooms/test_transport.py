"""Nothing is sent to a room before its certificate is the one that is expected."""

from __future__ import annotations

import datetime as dt
import re
import socket
import ssl
from contextlib import suppress
from threading import Thread

import pytest

from quizapp.hub.front.addresses import base_of, join_link
from quizapp.hub.front.certificate import find_certificate, fingerprint_of
from quizapp.interchange.rooms.transport import HttpTransport
from quizapp.training.room.attending.asking import (
    NoContactError,
    OtherCertificateError,
    UnknownCertificateError,
)
from quizapp.training.room.join_link import parse_join_link

HOST = "127.0.0.1"
NOVEMBER = dt.datetime(2026, 11, 30, tzinfo=dt.UTC)
REPLY = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nRetry-After: 7\r\n\r\n{}"


class _Server:
    """Answers every request alike; hangs up after so many on one connection."""

    def __init__(self, context: ssl.SSLContext | None = None, most: int = 100) -> None:
        self._context, self._most = context, most
        self.reply = REPLY
        self.connections = 0
        self.heard = b""
        self._listening = socket.create_server((HOST, 0))
        self.port = self._listening.getsockname()[1]
        self._thread = Thread(target=self._serve)
        self._thread.start()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                connection, _ = self._listening.accept()
                self.connections += 1
                with connection, suppress(OSError):
                    self._talk(connection)

    def _talk(self, connection: socket.socket) -> None:
        if self._context is not None:
            connection = self._context.wrap_socket(connection, server_side=True)
        with connection:
            for _ in range(self._most):
                heard = _one_request(connection)
                if not heard:
                    return
                self.heard += heard
                connection.sendall(self.reply)

    def close(self) -> None:
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        self._thread.join()


def _one_request(connection: socket.socket) -> bytes:
    """Return a request whole: its head and its body may come apart."""
    heard = b""
    while not _is_whole(heard):
        more = connection.recv(65_536)
        if not more:
            return heard
        heard += more
    return heard


def _is_whole(heard: bytes) -> bool:
    head, end, body = heard.partition(b"\r\n\r\n")
    length = re.search(rb"(?i)content-length: *(\d+)", head)
    return bool(end) and len(body) >= (int(length[1]) if length else 0)


@pytest.fixture
def certificate(tmp_path):
    return find_certificate(tmp_path, [HOST], NOVEMBER)


@pytest.fixture
def serve(certificate):
    servers = []

    def start(*, secured: bool = True, most: int = 100) -> _Server:
        context = None
        if secured:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate.certificate, certificate.key)
        servers.append(_Server(context, most))
        return servers[-1]

    yield start
    for server in servers:
        server.close()


def _to(server: _Server, fingerprint: str = "", *, secured: bool = True):
    base = base_of(HOST, server.port, secured=secured)
    return HttpTransport(parse_join_link(join_link(base, "NOVA 4821", fingerprint)))


def test_the_room_of_the_link_is_asked_over_one_connection(serve, certificate):
    server = serve()
    transport = _to(server, fingerprint_of(certificate.certificate))

    for _ in range(3):
        reply = transport.carry("POST", "/api/answers", "token", b"{}")
    transport.close()

    assert (reply.status, reply.content, reply.wait_seconds) == (200, b"{}", 7)
    assert server.connections == 1
    assert server.heard.count(b"Authorization: Bearer token") == 3


def test_to_another_certificate_nothing_is_sent(serve):
    server = serve()

    with pytest.raises(OtherCertificateError):
        _to(server, ":".join(["AB"] * 32)).carry("POST", "/api/join", "", b"name")

    assert server.heard == b""


def test_a_certificate_that_nobody_knows_is_told_and_nothing_is_sent(
    serve, certificate
):
    server = serve()

    with pytest.raises(UnknownCertificateError) as unknown:
        _to(server).carry("POST", "/api/join", "", b"name")

    shown = fingerprint_of(certificate.certificate).replace(":", "")
    assert unknown.value.fingerprint == shown
    assert not unknown.value.by_date
    assert server.heard == b""


def test_a_connection_that_was_closed_meanwhile_is_made_anew(serve):
    server = serve(secured=False, most=1)
    transport = _to(server, secured=False)

    replies = [transport.carry("GET", "/", "", None).status for _ in range(3)]
    transport.close()

    assert replies == [200, 200, 200]
    assert server.connections == 3


def test_where_nobody_answers_there_is_no_contact():
    with socket.create_server((HOST, 0)) as listening:
        port = listening.getsockname()[1]
    link = parse_join_link(f"http://{HOST}:{port}")

    with pytest.raises(NoContactError):
        HttpTransport(link).carry("GET", "/", "", None)


def test_what_is_no_answer_is_no_contact(serve):
    server = serve(secured=False)
    server.reply = b"SSH-2.0-something\r\n"

    with pytest.raises(NoContactError):
        _to(server, secured=False).carry("GET", "/", "", None)
