"""A candidate's program and a real server with TLS: known by its certificate, gone, and back."""

from __future__ import annotations

import threading

import pytest
from msgspec.structs import replace

from quizapp.desktop.attending.room_attending import RoomAttending
from quizapp.presenters.attending.port import Entry
from quizapp.training.room.attending.asking import (
    NoContactError,
    OtherCertificateError,
    RefusedError,
    UnknownCertificateError,
)
from quizapp.training.room.attending.heard import Learned, Lost
from quizapp.training.room.join_link import parse_join_link
from tests.support.room_process import RoomProcess, write_papers
from tests.support.rooms import paper

PATIENCE_S = 60.0


@pytest.fixture(scope="module")
def room(tmp_path_factory):
    folder = tmp_path_factory.mktemp("room")
    papers = write_papers(folder / "papers", paper("A"))
    with RoomProcess(papers, folder / "data", plain=False) as served:
        yield served


@pytest.fixture
def entry(room):
    return Entry(link=parse_join_link(room.told["link"]), name="Kim")


@pytest.fixture
def kim(tmp_path):
    attending = RoomAttending(tmp_path, "Kim")
    yield attending
    attending.end()


def _fails(kim, entry, error):
    with pytest.raises(error) as failed:
        kim.enter(entry).result(PATIENCE_S)
    assert kim.current() is None
    return failed.value


def test_another_certificate_or_none_that_is_known_lets_nobody_in(room, kim, entry):
    link = entry.link
    other = replace(entry, link=replace(link, fingerprint="AB" * 32))
    _fails(kim, other, OtherCertificateError)

    unknown = replace(entry, link=replace(link, fingerprint=""))
    shown = _fails(kim, unknown, UnknownCertificateError)
    assert shown.fingerprint == link.fingerprint

    wrong = replace(entry, link=replace(link, code="XXXX0000"))
    assert _fails(kim, wrong, RefusedError).word == "unknown room"


def _heard(kim, kind):
    """Wait until something of a kind was heard."""
    waiting = threading.Event()
    for _ in range(int(PATIENCE_S * 50)):
        for heard in kim.hear():
            if isinstance(heard, kind):
                return heard
        waiting.wait(0.02)
    raise AssertionError(f"no {kind.__name__} was heard")


def test_a_place_outlives_the_program_and_the_server(room, kim, entry, tmp_path):
    ticket = kim.enter(entry).result(PATIENCE_S)
    assert (ticket.title, ticket.name) == ("Sample exam", "Kim")
    kim.end()

    again = RoomAttending(tmp_path, "Kim")
    try:
        assert again.unfinished() == ticket
        assert again.attend(ticket).result(PATIENCE_S) is None
        assert _heard(again, Learned).sitting.phase == "lobby"
        room.kill()
        assert _heard(again, Lost)
        room.start()
        assert _heard(again, Learned).sitting.name == "Kim"
    finally:
        again.end()


def test_where_no_server_is_there_is_no_contact(room, kim, entry):
    nobody = replace(entry, link=replace(entry.link, port=1))

    _fails(kim, nobody, NoContactError)
