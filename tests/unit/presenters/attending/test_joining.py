"""What keeps somebody out of a room is one sentence that says what to do."""

from __future__ import annotations

import pytest

from quizapp.presenters.attending.joining import JoinPresenter
from quizapp.presenters.attending.port import RoomNearby
from quizapp.training.ports import NotKeptError
from quizapp.training.room.attending.asking import (
    NoContactError,
    NoRoomError,
    OtherCertificateError,
    RefusedError,
    UnknownCertificateError,
)

ADDRESS = "https://127.0.0.1:8421"
PRINT = "AB" * 32


@pytest.fixture
def presenter(rooms):
    return JoinPresenter(rooms, language="en")


@pytest.fixture
def link(rooms):
    code = rooms.hall.room.join_code.replace(" ", "")
    return f"{ADDRESS}/#room={code}&sha256={PRINT}"


def _fault(presenter) -> str:
    presenter.look()
    assert presenter.take_ticket() is None
    return presenter.screen().fault


def test_the_link_alone_leads_in(presenter, link, rooms):
    presenter.join(link, "", " Kim  Ö. ")
    presenter.look()

    ticket = presenter.take_ticket()
    assert (ticket.name, ticket.title) == ("Kim Ö.", "Sample exam")
    assert ticket.link.fingerprint == PRINT
    assert presenter.take_ticket() is None


def test_an_address_and_the_code_lead_in_as_well(presenter, rooms):
    code = rooms.hall.room.join_code.lower()

    presenter.join("127.0.0.1:8421", code, "Kim")
    presenter.look()

    assert presenter.take_ticket().link.address == ADDRESS


def test_a_code_that_is_written_counts_before_that_of_the_link(presenter, link):
    presenter.join(link, "XXXX 0000", "Kim")

    assert _fault(presenter) == (
        "No room has the code XXXX 0000: compare it with your instructor’s screen."
    )


@pytest.mark.parametrize(
    ("written", "begins"),
    [
        (("", "NOVA 4821", "Kim"), "This leads to no room"),
        (("ftp://room", "NOVA 4821", "Kim"), "This leads to no room"),
        (("http://192.0.2.7:8421", "NOVA 4821", "Kim"), "This link is not secured"),
        ((f"{ADDRESS}/#room=NOVA4821&sha256=AB", "", "Kim"), "The link is cut off"),
        ((ADDRESS, " ", "Kim"), "Write the join code"),
        ((ADDRESS, "NOVA 4821", " "), "Write your name"),
        ((ADDRESS, "NOVA 4821", "K" * 61), "Write your name"),
    ],
)
def test_what_is_missing_is_said_before_anybody_is_asked(
    presenter, rooms, written, begins
):
    presenter.join(*written)

    assert presenter.screen().fault.startswith(begins)
    assert rooms.entries == []


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (NoContactError("refused"), f"Nobody answers at {ADDRESS}."),
        (NoRoomError("html"), f"What answers at {ADDRESS} is no exam room."),
        (OtherCertificateError(ADDRESS), f"Nothing was sent: {ADDRESS} shows another"),
        (NotKeptError("the disk is full"), "Your place could not be kept"),
        (RefusedError("name taken", ""), "Somebody in the room has this name"),
        (RefusedError("joining closed", ""), "It is too late"),
        (
            RefusedError("too many", "", 6),
            "Too many wrong codes came from here: wait 6 s",
        ),
        (RefusedError("no name", ""), "Write your name"),
        (RefusedError("broken", "Try again."), "The room refused: Try again."),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_trouble_has_its_sentence(rooms, link, language, error, says):
    presenter = JoinPresenter(rooms, language=language)
    rooms.stands_in_the_way = error

    presenter.join(link, "", "Kim")

    fault = _fault(presenter)
    assert fault.startswith(says) or language == "fr"
    assert fault


def test_a_return_code_that_opens_nothing_is_told_apart_from_a_wrong_code(
    presenter, link
):
    presenter.join(link, "", "Kim", "no such code of return")

    assert _fault(presenter).startswith("This return code opens nothing")


def test_without_a_fingerprint_somebody_compares_before_anything_is_sent(
    presenter, link, rooms
):
    rooms.stands_in_the_way = UnknownCertificateError(PRINT)
    presenter.join(link.partition("&")[0], "", "Kim")
    presenter.look()
    assert presenter.screen().fingerprint == "\n".join([" ".join(["ABAB"] * 8)] * 2)
    assert "Nothing was sent yet" in presenter.screen().fingerprint_line

    rooms.stands_in_the_way = None
    presenter.trust()
    presenter.look()

    assert presenter.take_ticket().link.fingerprint == PRINT
    assert rooms.entries[-1].link.fingerprint == PRINT


def test_whoever_sees_another_fingerprint_sends_nothing(presenter, link, rooms):
    rooms.stands_in_the_way = UnknownCertificateError(PRINT)
    presenter.join(link, "", "Kim")
    presenter.look()

    presenter.distrust()

    assert presenter.screen().fingerprint == ""
    assert _fault(presenter).endswith("nothing was sent.")
    assert len(rooms.entries) == 1


def test_a_certificate_of_another_day_may_be_the_clock_of_this_computer(
    presenter, link, rooms
):
    rooms.stands_in_the_way = UnknownCertificateError(PRINT, by_date=True)
    presenter.join(link, "", "Kim")
    presenter.look()

    assert "the clock may be wrong" in presenter.screen().fingerprint_line


def test_rooms_nearby_are_listed_while_the_page_is_open(presenter, rooms):
    assert presenter.open().nearby == ()
    rooms.rooms = (RoomNearby("Level one", "192.0.2.7:8421"),)

    assert presenter.look()
    (row,) = presenter.screen().nearby
    assert (row.address, row.text) == ("192.0.2.7:8421", "Level one, at 192.0.2.7:8421")

    presenter.close()
    assert not rooms.is_looking
