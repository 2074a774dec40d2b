"""Rooms that announce themselves are listed with their address; finding none is no fault."""

from __future__ import annotations

from types import SimpleNamespace

from quizapp.interchange.rooms.room_finder import (
    KIND,
    MOST_ROOMS,
    FoundRoom,
    RoomFinder,
    read_announcement,
)

NAME = f"Level-one--exam-8421.{KIND}"


def _info(*addresses: str, port: int = 8421):
    return SimpleNamespace(parsed_addresses=lambda: list(addresses), port=port)


def test_an_announcement_says_name_and_address():
    found = read_announcement(NAME, _info("192.0.2.7"))

    assert found == FoundRoom("Level one exam", "192.0.2.7:8421")
    six = read_announcement(NAME, _info("2001:db8::7"))
    assert six.address == "[2001:db8::7]:8421"


def test_an_announcement_without_an_address_is_none():
    assert read_announcement(NAME, _info()) is None
    assert read_announcement(NAME, _info("192.0.2.7", port=0)) is None


def _network(info):
    return SimpleNamespace(get_service_info=lambda *_: info)


def test_rooms_come_and_go(monkeypatch):
    finder = RoomFinder()
    monkeypatch.setattr(finder, "_listen", lambda: None)
    finder.start()
    finder.start()
    there, gone = _network(_info("192.0.2.7")), _network(None)

    finder._note(there, KIND, NAME, state_change="added")
    assert [each.name for each in finder.found()] == ["Level one exam"]
    finder._note(gone, KIND, NAME, state_change="removed")
    assert finder.found() == ()

    finder._note(there, KIND, NAME)
    finder.stop()
    assert finder.found() == ()
    finder._note(there, KIND, NAME)
    assert finder.found() == ()


def test_signs_that_steer_a_screen_are_no_part_of_a_name():
    found = read_announcement(f"\u202eA\x1b[2J\n-8421.{KIND}", _info("192.0.2.7"))

    assert found.name.isprintable()
    assert found.name.endswith("[2J")


def test_a_network_full_of_rooms_fills_no_memory(monkeypatch):
    finder = RoomFinder()
    monkeypatch.setattr(finder, "_listen", lambda: None)
    finder.start()
    network = _network(_info("192.0.2.7"))

    for number in range(MOST_ROOMS + 9):
        finder._note(network, KIND, f"Room {number}-8421.{KIND}")
    assert len(finder.found()) == MOST_ROOMS

    finder._note(_network(None), KIND, f"Room 0-8421.{KIND}")
    finder._note(network, KIND, NAME)
    assert "Level one exam" in [each.name for each in finder.found()]


def test_a_network_that_goes_away_meanwhile_is_no_fault():
    finder = RoomFinder()

    def is_gone(*_what):
        raise RuntimeError("not running")

    finder._note(SimpleNamespace(get_service_info=is_gone), KIND, NAME)

    assert finder.found() == ()
