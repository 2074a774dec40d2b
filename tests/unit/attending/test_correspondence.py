"""What was answered reaches the room, whatever happens on the way."""

from __future__ import annotations

import pytest

from quizapp.training.exam.sitting.course import EndedBy, Incident
from quizapp.training.exam.sitting.letters import SittingRefusedError
from quizapp.training.room.attending.asking import OtherCertificateError
from quizapp.training.room.attending.correspondence import RETRY_S
from quizapp.training.room.attending.heard import (
    Declined,
    Impostor,
    Learned,
    Lost,
    Stored,
    TurnedAway,
)
from quizapp.training.room.attending.outgoing import outgoing_of
from quizapp.training.room.bodies import ReturnBody
from tests.support.attending import Attendee


def test_nothing_is_seen_before_the_room_begins(kim):
    kim.turn()

    (learned, stored) = kim.heard
    assert isinstance(learned, Learned)
    assert learned.sitting.phase == "lobby"
    assert learned.paper is None
    assert stored == Stored(0, stored.stored_ms)


def test_an_answer_is_in_the_room_one_turn_after_it_was_given(kim):
    sitting = kim.begin()
    sitting.answer(1, ("b",))
    sitting.flag(2, up=True)
    assert kim.unsent == 2

    kim.turn()

    assert kim.unsent == 0
    stored = {each.number: each for each in kim.said().answers}
    assert stored[1].chosen == ("b",)
    assert (stored[2].chosen, stored[2].flagged) == ((), True)


def test_what_was_answered_without_contact_comes_when_contact_is_back(kim):
    sitting = kim.begin()
    kim.transport.is_cut = True
    waits = []
    for number in (1, 2, 3):
        sitting.answer(number, ("a",))
        waits.append(kim.turn())
        assert isinstance(kim.heard[0], Lost)
    assert tuple(waits) == RETRY_S[:3]
    assert kim.unsent == 3

    kim.transport.is_cut = False
    kim.turn()

    assert kim.unsent == 0
    assert len(kim.said().answers) == 3


def test_an_answer_whose_receipt_was_lost_is_sent_again_and_counts_once(kim):
    sitting = kim.begin()
    sitting.answer(1, ("a",))
    kim.transport.swallows = True
    kim.turn()
    sitting.answer(1, ("c",))
    kim.turn()
    assert kim.unsent == 1

    kim.transport.swallows = False
    kim.turn()

    assert kim.unsent == 0
    (stored,) = kim.said().answers
    assert stored.chosen == ("c",)


def test_a_killed_program_sends_what_it_kept_and_nothing_else(kim):
    sitting = kim.begin()
    sitting.answer(1, ("a",))
    kim.turn()
    kim.transport.is_cut = True
    sitting.answer(2, ("b",))
    kim.turn()

    kim.crash()
    kim.transport.is_cut = False
    assert [each.number for each in outgoing_of(kim.sitting).answers] == [2]
    kim.turn()

    assert {each.number: each.chosen for each in kim.said().answers} == {
        1: ("a",),
        2: ("b",),
    }


def test_handing_in_waits_for_contact_and_takes_the_last_answers_along(kim):
    sitting = kim.begin()
    kim.transport.is_cut = True
    sitting.answer(1, ("a",))
    sitting.hand_in()
    kim.turn()
    assert not kim.hall.store.snapshot(kim.hall.room_id).seats[0].candidate.handed_in_ms

    kim.transport.is_cut = False
    kim.turn()

    said = kim.said()
    assert said.handed_in
    assert len(said.answers) == 1
    assert kim.unsent == 0


def test_handing_in_twice_changes_nothing(kim):
    sitting = kim.begin()
    sitting.hand_in()
    for _ in range(3):
        kim.turn()

    assert kim.said().handed_in
    assert sitting.course.ending.by is EndedBy.CANDIDATE


def test_on_another_computer_the_answers_are_there_and_new_ones_win(caller, kim):
    sitting = kim.begin()
    for letter in "abcab":
        sitting.answer(1, (letter,))
    sitting.flag(1, up=True)
    kim.turn()
    hall = caller.hall
    (who,) = (each.candidate_id for each in hall.store.sheets(hall.room_id))
    said = caller.instruct("let-back", candidate_id=who).json()
    (code,) = (value for key, value in said.items() if "code" in key)

    kim.turn()
    other = Attendee(caller, "Somebody")
    other.client.come_back(ReturnBody(code=hall.room.join_code, return_code=code))
    other.turn()
    assert other.sitting.course.answers[0] == ("b",)
    assert other.sitting.course.flags == {1}
    other.sitting.answer(1, ("d",))
    other.turn()
    kim.turn()

    assert kim.heard == [TurnedAway()]
    assert {each.number: each.chosen for each in other.said().answers} == {1: ("d",)}


def test_an_answer_after_the_end_stays_here_until_more_time_is_given(kim):
    sitting = kim.begin()
    kim.wait(3590)
    kim.transport.is_cut = True
    kim.turn()
    sitting.answer(1, ("a",))
    kim.wait(60)
    sitting.tick()
    assert sitting.course.ending.by is EndedBy.TIME

    kim.transport.is_cut = False
    kim.turn()
    assert kim.unsent == 1
    with pytest.raises(SittingRefusedError):
        sitting.answer(2, ("a",))

    (who,) = (each.candidate_id for each in kim.hall.store.sheets(kim.hall.room_id))
    kim.transport.caller.instruct("time", candidate_id=who, extra_s=300)
    kim.turn()
    sitting.answer(2, ("a",))
    kim.turn()

    assert kim.unsent == 0
    assert len(kim.said().answers) == 2


def test_what_the_room_cannot_take_is_said_and_not_hidden(kim):
    sitting = kim.begin()
    sitting.answer(1, ("a",))
    kim.client.answer = _refuse_by_word("no such option")

    kim.turn()

    assert kim.heard[0] == Declined("no such option")
    assert kim.unsent == 1


def _refuse_by_word(word):
    from quizapp.training.room.attending.asking import RefusedError

    def refuse(_body):
        raise RefusedError(word, "no")

    return refuse


def test_to_another_certificate_nothing_more_is_sent(kim):
    kim.begin()

    def carry(*_what):
        raise OtherCertificateError("https://room")

    kim.transport.carry = carry
    assert kim.turn() == RETRY_S[0]

    assert kim.heard == [Impostor()]


def test_whoever_is_asked_to_wait_waits(kim):
    from quizapp.training.room.attending.asking import RefusedError

    kim.begin()

    def flood(_body):
        raise RefusedError("too many", "wait", 7)

    kim.client.answer = flood

    assert kim.turn() == 7.0


def test_how_often_the_window_was_left_is_told(kim):
    sitting = kim.begin()
    sitting.note(Incident.FOCUS_LOST)
    kim.wait(12)
    sitting.tick()
    sitting.note(Incident.FOCUS_BACK)
    sitting.note(Incident.FOCUS_LOST)

    outgoing = outgoing_of(sitting)

    assert outgoing.away_count == 2
    assert outgoing.away_ms == 12_000
