"""Whether a room is the one of its link is told by the certificate that it shows."""

from __future__ import annotations

import datetime as dt
import socket
import ssl
from contextlib import suppress
from threading import Thread

import pytest

from quizapp.desktop.exams.room_looker import RoomLooker, see
from quizapp.hub.front.addresses import base_of, join_link
from quizapp.hub.front.certificate import find_certificate, fingerprint_of
from quizapp.presenters.sitting.room_door import RoomDoorPresenter, Seen
from quizapp.training.room.join_link import parse_join_link

HOST = "127.0.0.1"


@pytest.fixture
def room(tmp_path):
    """Serve connections with a certificate; give the port and its fingerprint."""
    secured = find_certificate(
        tmp_path, [HOST], dt.datetime(2026, 11, 30, tzinfo=dt.UTC)
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(secured.certificate, secured.key)
    listening = socket.create_server((HOST, 0))

    def serve() -> None:
        with suppress(OSError):
            while True:
                connection, _ = listening.accept()
                with (
                    suppress(OSError),
                    context.wrap_socket(connection, server_side=True),
                ):
                    pass

    thread = Thread(target=serve)
    thread.start()
    yield listening.getsockname()[1], fingerprint_of(secured.certificate)
    listening.shutdown(socket.SHUT_RDWR)
    listening.close()
    thread.join()


def _link(port: int, fingerprint: str = ""):
    return parse_join_link(
        join_link(base_of(HOST, port, secured=True), "NOVA 4821", fingerprint)
    )


def test_the_room_of_the_link_is_known_by_its_certificate(room):
    port, fingerprint = room

    assert see(_link(port, fingerprint)) is Seen.SAME
    assert see(_link(port, ":".join(["AB"] * 32))) is Seen.OTHER
    assert see(_link(port)) is Seen.UNNAMED


def test_where_nobody_answers_that_is_said():
    with socket.create_server((HOST, 0)) as listening:
        port = listening.getsockname()[1]

    assert see(_link(port)) is Seen.SILENT


def test_a_link_is_opened_once_and_only_after_it_was_checked(room):
    port, fingerprint = room
    presenter = RoomDoorPresenter(RoomLooker(), language="en")

    presenter.join(_link(port, fingerprint).url)
    assert presenter.screen().said == "Asking at the address"
    presenter._looking.result(10)
    assert presenter.look()

    assert presenter.screen().said.startswith("It is the room of the link.")
    assert presenter.take_url() == _link(port, fingerprint).url
    assert presenter.take_url() == ""


def test_what_is_no_link_is_said_without_asking_anybody():
    presenter = RoomDoorPresenter(RoomLooker(), language="en")

    screen = presenter.join("ftp://room.test")

    assert screen.said.startswith("This is no link to a room")
    assert not screen.fine
    assert not presenter.is_waiting
