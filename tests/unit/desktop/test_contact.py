"""The contact with a room goes on in a thread, and ends with the window."""

from __future__ import annotations

from threading import Event

import pytest

from quizapp.desktop.attending.contact import Contact
from quizapp.training.room.attending.asking import NoContactError
from quizapp.training.room.attending.heard import Learned, Lost, Stored
from quizapp.training.room.attending.outgoing import Outgoing
from quizapp.training.room.bodies import (
    AnswerBody,
    DeedBody,
    ReceiptBody,
    SittingBody,
    ToldBody,
)
from tests.support.sittings import Clocks

PATIENCE_S = 20.0
RUNNING = SittingBody(
    title="Sample exam", language="en", name="Kim", form="A", phase="running",
    questions=4, limit_s=None, extra_s=0, left_ms=None, over=False, handed_in=False,
    pause=None, answers=(), messages=(), told=ToldBody(False, False, False),
    graded=False, debrief=None, news=1, now_ms=1, ask_again_s=3600,
)  # fmt: skip


class _Room:
    """Answers at once, and would be asked again in an hour."""

    def __init__(self) -> None:
        self.sent: list[DeedBody] = []
        self.was_asked, self.got_answer = Event(), Event()
        self.was_closed, self.was_handed_in = Event(), Event()
        self.is_silent = False

    def sitting(self):
        if self.is_silent:
            self.was_asked.set()
            raise NoContactError("silent")
        return RUNNING

    def paper(self):
        raise AssertionError("the paper is there")

    def answer(self, body):
        self.sent.append(body)
        self.was_asked.set()
        if body.answers:
            self.got_answer.set()
        return ReceiptBody(5, 1, False, 3600)

    def hand_in(self, body):
        self.was_handed_in.set()
        return ReceiptBody(5, 1, True, 3600)

    def results(self):
        raise AssertionError("nothing is told")

    def close(self):
        self.was_closed.set()


@pytest.fixture
def room():
    return _Room()


@pytest.fixture
def contact(room):
    made = Contact(room, Clocks())
    made.say(Outgoing(has_paper=True))
    made.start()
    yield made
    made.end()
    assert room.was_closed.wait(PATIENCE_S)


def _answer(sequence: int) -> Outgoing:
    sent = AnswerBody(number=1, sequence=sequence, chosen=("a",))
    return Outgoing(has_paper=True, answers=(sent,), place=1)


def test_an_answer_is_sent_at_once_though_the_next_turn_is_far(contact, room):
    assert room.was_asked.wait(PATIENCE_S)

    contact.say(_answer(1))

    assert room.got_answer.wait(PATIENCE_S)
    assert room.sent[-1].answers[0].chosen == ("a",)


def test_handing_in_is_sent_at_once(contact, room):
    assert room.was_asked.wait(PATIENCE_S)

    contact.say(Outgoing(has_paper=True, hand_in=True))

    assert room.was_handed_in.wait(PATIENCE_S)


def test_what_was_heard_comes_once_and_in_order(room):
    contact = Contact(room, Clocks())
    contact.say(_answer(1))
    contact.start()
    assert room.got_answer.wait(PATIENCE_S)
    contact.end()
    assert room.was_closed.wait(PATIENCE_S)

    heard = contact.hear()
    assert isinstance(heard[0], Learned)
    assert heard[1] == Stored(1, 5)
    assert contact.hear() == ()


def test_it_ends_while_the_room_is_silent(room):
    room.is_silent = True
    contact = Contact(room, Clocks())
    contact.start()
    assert room.was_asked.wait(PATIENCE_S)

    contact.end()

    assert room.was_closed.wait(PATIENCE_S)
    assert isinstance(contact.hear()[0], Lost)
