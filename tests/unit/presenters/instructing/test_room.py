"""The room page: who is there, who needs a look, and what the instructor does."""

from __future__ import annotations

import pytest

from quizapp.presenters.instructing.room.port import Held
from quizapp.presenters.instructing.room.presenter import RoomPresenter
from quizapp.training.exam.blueprint import Release
from quizapp.training.exam.sealing.qr import qr_rows
from quizapp.training.room.standing import Doing
from tests.support.told_exams import exam
from tests.support.told_room import ToldServer, person


@pytest.fixture
def server():
    return ToldServer(
        person(1),
        person(2, doing=Doing.CUT_OFF, silent_s=64),
        person(3, doing=Doing.HANDED_IN, left_s=None, away_count=2, away_s=40),
        person(4, away_count=1, away_s=9),
    )


def _room(server, **others):
    presenter = RoomPresenter(server, language="en")
    presenter.open(exam(**others))
    presenter.start_server()
    return presenter


def test_a_room_that_is_not_open_says_how_to_open_it(server):
    presenter = RoomPresenter(server, language="en")
    presenter.open(exam())

    assert not presenter.screen().is_running
    assert presenter.screen().code is None


def test_an_open_room_shows_code_address_and_fingerprint(server):
    screen = _room(server).screen()

    assert (screen.code.words, screen.address) == (
        "KITE 4821",
        "https://192.0.2.1:8421",
    )
    assert screen.fingerprint == "AABB"
    assert len(screen.code.qr) > 20


def test_a_page_that_is_drawn_each_second_makes_no_code_again(server):
    room = _room(server)
    made = qr_rows.cache_info().misses

    room.screen()
    room.screen()

    assert qr_rows.cache_info().misses == made


def test_everybody_is_counted_and_who_needs_a_look(server):
    tiles = {each.label: each.number for each in _room(server).screen().tiles}

    assert tiles == {
        "working": "2", "handed in": "1", "need a look": "2", "not yet started": "0",
    }  # fmt: skip


def test_the_time_that_most_have_left_is_shown(server):
    assert _room(server).screen().clock == "12:34 left"


def test_extra_time_is_given_in_all_and_by_share_of_the_limit(server):
    room = _room(server)
    room.choose(1)
    room.give_time("15")
    room.give_time("quarter")

    assert server.asked == [
        ("time", {"candidate_id": 2, "extra_s": 900}),
        ("time", {"candidate_id": 2, "extra_s": 300}),
    ]


def test_the_key_for_extra_time_gives_the_next_amount(server):
    room = _room(server)
    room.next_extra_time()

    assert server.asked == [("time", {"candidate_id": 1, "extra_s": 600})]


def test_a_pause_of_one_is_ended_by_the_same_key(server):
    room = _room(server)
    room.turn_pause()
    server.pauses = (Held(1, ""),)
    room.ask_to_look()
    room.turn_pause()

    assert server.asked == [
        ("pause", {"candidate_id": 1}), ("go-on", {"candidate_id": 1}),
    ]  # fmt: skip


def test_a_pause_of_all_is_said_on_its_button(server):
    server.pauses = (Held(None, ""),)
    room = _room(server)

    assert room.screen().pause_all == "Go on"
    room.turn_pause_all()
    assert server.asked == [("go-on", {})]


def test_a_message_goes_to_all_or_to_one_and_an_empty_one_to_nobody(server):
    room = _room(server)
    room.say("Five minutes", to_all=True)
    room.say("Yours", to_all=False)
    room.say("  ", to_all=True)

    assert server.asked == [
        ("messages", {"text": "Five minutes"}),
        ("messages", {"text": "Yours", "candidate_id": 1}),
    ]


def test_only_a_question_that_there_is_can_be_discussed(server):
    room = _room(server)
    room.debrief("5")
    assert room.screen().is_wrong
    assert server.asked == []
    room.debrief("4")

    assert server.asked == [("change", {"debrief": 4})]


@pytest.mark.parametrize(
    ("release", "answers", "explanations"),
    [
        (Release.SCORE, False, False),
        (Release.MARKS, True, False),
        (Release.KEY, True, True),
    ],
)
def test_candidates_are_told_what_the_exam_releases(
    server, release, answers, explanations
):
    _room(server, release=release).release()

    told = {"score": True, "answers": answers, "explanations": explanations}
    assert server.asked == [("grade", {}), ("change", {"told": told})]


def test_an_exam_that_releases_nothing_releases_nothing(server):
    room = _room(server, release=Release.NOTHING)
    room.release()

    assert server.asked == []
    assert room.screen().is_wrong


def test_what_the_server_refuses_is_said_as_it_said_it(server):
    server.refuses = "There is no folder of papers."
    room = _room(server)

    assert (room.screen().notice, room.is_running) == (server.refuses, False)


def test_answers_go_to_the_gradebook_once(server):
    room = _room(server)
    room.take_answers()

    assert room.has_taken_answers
    assert not room.has_taken_answers


def test_the_room_of_another_exam_has_to_end_first(server):
    room = _room(server)

    assert not room.open(exam("2026-12-01-other", title="Other"))
    assert room.screen().title == "Club test"
    room.stop_server()
    assert room.open(exam("2026-12-01-other", title="Other"))
