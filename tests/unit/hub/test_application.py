"""The application answers whatever comes, and says nothing of what went wrong inside."""

from __future__ import annotations

import asyncio
import datetime as dt
import logging
from typing import ClassVar

import pytest

from quizapp.hub.front import announcing
from quizapp.hub.front.addresses import own_address
from quizapp.hub.front.certificate import CertificateError, find_certificate
from quizapp.storage.rooms.room_store import DatabaseRooms
from quizapp.storage.rooms.sqlite import SqliteRooms
from quizapp.storage.trouble import DataInUseError
from quizapp.training.room.deeds import SentAnswer
from quizapp.training.room.opening import Terms, make_room
from quizapp.training.room.port import RoomError, RoomStoreError
from tests.support.rooms import Hall, entropy, paper

MONDAY = dt.datetime(2026, 11, 30, 12, tzinfo=dt.UTC)


def test_a_mistake_of_the_program_is_logged_and_told_in_one_sentence(
    caller, monkeypatch, caplog
):
    def broken(_token):
        raise ZeroDivisionError("a secret of the inside")

    monkeypatch.setattr(caller.hall.store, "view", broken)

    with caplog.at_level(logging.ERROR):
        answer = caller.get("/api/sitting", "somebody")

    assert (answer.status_code, answer.json()["refused"]) == (500, "broken")
    assert "secret" not in answer.text
    assert "GET /api/sitting could not be answered" in caplog.text


def test_only_http_is_spoken(caller):
    sent = []

    async def send(message):
        sent.append(message)

    scope = {"type": "websocket", "path": "/api/sitting"}
    asyncio.run(caller.application(scope, None, send))

    assert sent == [{"type": "websocket.close"}]


def test_what_is_asked_in_another_way_is_refused(caller):
    assert caller.ask("DELETE", "/api/sitting").status_code == 405
    assert caller.ask("HEAD", "/nowhere").text == ""


def test_a_commit_that_breaks_off_leaves_nothing_half_written(tmp_path):
    database = SqliteRooms(tmp_path)
    store = DatabaseRooms(database)
    hall = Hall(store)
    hall.join("Ann")
    hall.start()

    def write_and_fail():
        with database.transaction() as run:
            run.rows("UPDATE rooms SET title = 'half'")
            run.rows("INSERT INTO rooms (title) VALUES (NULL)")

    with pytest.raises(RoomStoreError):
        write_and_fail()

    assert store.rooms()[0].title == "Sample exam"
    assert hall.send("Ann", SentAnswer(1, 1, ("a",))).refused is None
    store.close()


def test_a_room_without_a_limit_never_runs_out(tmp_path):
    store = DatabaseRooms(SqliteRooms(tmp_path))
    hall = Hall(store, (paper("A", minutes=None),))
    hall.join("Ann")
    hall.start()
    hall.wait(10**10)

    assert hall.send("Ann", SentAnswer(1, 1, ("a",))).refused is None
    store.close()


def test_a_code_that_is_in_use_opens_no_second_room(tmp_path):
    store = DatabaseRooms(SqliteRooms(tmp_path))
    room = make_room([paper("A")], Terms(), "token", entropy)
    store.open_room(room, 0)

    with pytest.raises(RoomError, match="is in use"):
        store.open_room(room, 0)
    store.close()


def test_two_servers_do_not_share_a_file(tmp_path):
    first = SqliteRooms(tmp_path)
    with pytest.raises(DataInUseError):
        SqliteRooms(tmp_path)
    first.close()


def test_a_folder_that_cannot_be_written_holds_no_certificate(tmp_path):
    (tmp_path / "file").write_text("in the way")

    with pytest.raises(CertificateError):
        find_certificate(tmp_path / "file", ("localhost",), MONDAY)


def test_the_own_address_is_one_that_a_socket_has():
    assert len(own_address().split(".")) == 4


class _Network:
    """A network that takes announcements."""

    told: ClassVar[list[str]] = []

    def register_service(self, info) -> None:
        self.told.append(f"+{info.name}")

    def unregister_service(self, info) -> None:
        self.told.append(f"-{info.name}")

    def close(self) -> None:
        self.told.append("closed")


def test_a_room_is_announced_where_it_can_be_and_that_is_taken_back(monkeypatch):
    told: list[str] = []
    monkeypatch.setattr(_Network, "told", told)
    monkeypatch.setattr("zeroconf.Zeroconf", _Network)

    take_back = announcing.announce("Level 2: mock.exam", "192.0.2.7", 8421)
    assert take_back is not None
    take_back()

    name = "Level-2--mock-exam-8421._quizroom._tcp.local."
    assert told == [f"+{name}", f"-{name}", "closed"]
    assert announcing.announce("Room", "no address", 1) is None
