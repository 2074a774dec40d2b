"""A sitting has the time, the pauses and the end that the room says."""

from __future__ import annotations

import pytest

from quizapp.training.exam.sitting.course import EndedBy
from quizapp.training.exam.sitting.letters import SittingRefusedError
from tests.support.attending import Attendee


def _left(kim) -> float:
    kim.sitting.tick()
    return kim.sitting.course.seconds_left(kim.sitting.seconds)


def _who(kim) -> int:
    (who,) = (each.candidate_id for each in kim.hall.store.sheets(kim.hall.room_id))
    return who


def test_whoever_comes_late_has_the_end_of_all_others(caller):
    caller.hall.start()
    caller.hall.wait(20 * 60_000)

    kim = Attendee(caller)
    kim.turn()

    assert _left(kim) == pytest.approx(40 * 60, abs=1)


def test_extra_time_moves_the_end_and_giving_it_twice_is_giving_it_once(kim):
    kim.begin()
    for _ in range(2):
        kim.transport.caller.instruct("time", candidate_id=_who(kim), extra_s=600)
        kim.turn()

    assert _left(kim) == pytest.approx(70 * 60, abs=1)
    assert kim.sitting.course.extra_seconds == 600


def test_in_a_pause_the_time_stands_and_nothing_is_answered(kim):
    kim.begin()
    kim.wait(600)
    kim.transport.caller.instruct("pause", reason="fire alarm")
    kim.turn()

    kim.wait(300)
    assert _left(kim) == pytest.approx(50 * 60, abs=1)
    with pytest.raises(SittingRefusedError, match="paused"):
        kim.sitting.answer(1, ("a",))

    kim.transport.caller.instruct("go-on")
    kim.turn()
    kim.sitting.answer(1, ("a",))
    kim.turn()
    assert _left(kim) == pytest.approx(50 * 60, abs=1)
    assert len(kim.said().answers) == 1


def test_a_pause_that_came_while_contact_was_lost_gives_its_time_back(kim):
    kim.begin()
    kim.transport.is_cut = True
    kim.turn()
    kim.transport.caller.instruct("pause", reason="fire alarm")
    kim.wait(900)
    kim.transport.caller.instruct("go-on")
    assert _left(kim) == pytest.approx(45 * 60, abs=1)

    kim.transport.is_cut = False
    kim.turn()

    assert _left(kim) == pytest.approx(60 * 60, abs=1)


def test_time_that_ran_out_here_during_a_pause_of_the_room_goes_on(kim):
    kim.begin()
    kim.wait(3500)
    kim.transport.is_cut = True
    kim.turn()
    kim.transport.caller.instruct("pause", reason="fire alarm")
    kim.wait(400)
    kim.sitting.tick()
    assert kim.sitting.course.ending.by is EndedBy.TIME

    kim.transport.is_cut = False
    kim.turn()

    assert kim.sitting.course.ending is None
    assert kim.sitting.course.pause.reason == "fire alarm"
    assert _left(kim) == pytest.approx(100, abs=1)


@pytest.mark.parametrize("ahead", [-86_400, 7_200])
def test_a_wrong_clock_on_this_computer_changes_no_time(kim, ahead):
    kim.begin()

    kim.clocks.set_wall(ahead)
    kim.wait(60)
    kim.turn()

    assert _left(kim) == pytest.approx(59 * 60, abs=1)


def test_the_room_that_is_closed_ends_the_sitting(kim):
    kim.begin()
    kim.sitting.answer(1, ("a",))
    kim.turn()

    kim.hall.change(close=True)
    kim.turn()

    assert kim.sitting.course.ending.by is EndedBy.INSTRUCTOR
    assert kim.unsent == 0


def test_what_was_handed_in_is_not_opened_again_by_more_time(kim):
    kim.begin()
    kim.sitting.hand_in()
    kim.turn()

    kim.transport.caller.instruct("time", candidate_id=_who(kim), extra_s=600)
    kim.turn()

    assert kim.sitting.course.ending.by is EndedBy.CANDIDATE


def test_after_a_crash_the_time_is_what_the_room_said(kim):
    kim.begin()
    kim.transport.caller.instruct("time", candidate_id=_who(kim), extra_s=600)
    kim.wait(60)
    kim.turn()
    kim.sitting.open_question(3)

    kim.wait(30)
    kim.crash()

    assert kim.sitting.course.current == 3
    assert _left(kim) == pytest.approx(70 * 60 - 90, abs=1)
