"""A ticket leads back into a room after any end, and is for nobody else to read."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quizapp.storage.exams.ticket_shelf import TICKET, TicketShelf
from quizapp.training.exam.sitting.clock import Moment
from quizapp.training.ports import NotKeptError
from quizapp.training.room.attending.heard import Learned
from quizapp.training.room.attending.ticket import Ticket
from quizapp.training.room.bodies import SittingBody, ToldBody
from quizapp.training.room.join_link import parse_join_link
from quizapp.training.room.outcome import Outcome, ScoreTold
from tests.support.sittings import NINE

LINK = parse_join_link("https://room.test/#room=NOVA4821")
TRIED = Ticket(ticket_id="0a", link=LINK, name="Kim", attempt="the attempt of Kim")
JOINED = replace(TRIED, token="secret", title="Sample exam")


@pytest.fixture
def shelf(tmp_path):
    return TicketShelf(tmp_path)


def _heard() -> Learned:
    said = SittingBody(
        title="Sample exam", language="en", name="Kim", form="A", phase="closed",
        questions=4, limit_s=None, extra_s=0, left_ms=None, over=True, handed_in=True,
        pause=None, answers=(), messages=(), told=ToldBody(True, False, False),
        graded=True, debrief=None, news=3, now_ms=1, ask_again_s=2,
    )  # fmt: skip
    at = Moment(wall=NINE, boot_seconds=1.0, awake_seconds=1.0, boot_id="first")
    return Learned(sitting=said, at=at, way_s=0.1, outcome=Outcome(ScoreTold(3, 4)))


def test_a_place_is_found_again_until_it_is_left(shelf):
    assert shelf.current() is None
    shelf.keep(JOINED)
    assert TicketShelf(shelf.folder.parent).current() == JOINED

    shelf.leave(JOINED)

    assert shelf.current() is None


def test_an_attempt_whose_answer_never_came_is_made_again_as_the_same(shelf):
    shelf.keep(TRIED)

    assert shelf.current() is None
    assert shelf.attempt_of(LINK, "Kim") == TRIED
    assert shelf.attempt_of(LINK, "Ben") is None

    shelf.keep(JOINED)
    assert shelf.attempt_of(LINK, "Kim") is None


def test_a_refused_attempt_is_forgotten(shelf):
    shelf.keep(TRIED)

    shelf.drop(TRIED)

    assert shelf.attempt_of(LINK, "Kim") is None
    assert list(shelf.folder.iterdir()) == []


def test_only_its_owner_may_read_the_token(shelf):
    shelf.keep(JOINED)

    path = shelf.folder_of(JOINED) / TICKET
    assert path.stat().st_mode & 0o077 == 0


def test_what_the_room_said_last_is_read_again(shelf):
    shelf.keep(JOINED)
    assert shelf.heard(JOINED) is None

    shelf.keep_heard(JOINED, _heard())

    assert shelf.heard(JOINED) == _heard()


def test_messages_that_were_put_away_stay_so(shelf):
    shelf.keep(JOINED)
    assert shelf.read(JOINED) == 0

    shelf.keep_read(JOINED, 7)

    assert TicketShelf(shelf.folder.parent).read(JOINED) == 7


def test_what_cannot_be_read_is_passed_over(shelf):
    shelf.keep(JOINED)
    (shelf.folder_of(JOINED) / TICKET).write_bytes(b'{"ticket_id": 7}')

    assert shelf.current() is None


def test_where_nothing_can_be_written_that_is_said(tmp_path):
    (tmp_path / "room-sittings").write_text("no folder")

    with pytest.raises(NotKeptError, match="room-sittings"):
        TicketShelf(tmp_path).keep(JOINED)
    with pytest.raises(NotKeptError):
        TicketShelf(tmp_path).leave(JOINED)
