"""What is handed in is what the sitting came to, with its log."""

from __future__ import annotations

import pytest

from quizapp.training.exam.sealing.sealed_answers import open_answers
from quizapp.training.exam.sitting.course import EndedBy, Incident
from quizapp.training.exam.sitting.handing_in import make_answer_file, make_hand_in
from quizapp.training.exam.sitting.letters import SittingRefusedError
from tests.support.sealing import random_bytes, sample_key
from tests.support.sittings import Clocks, FakeSittingStore, resumed, started


@pytest.fixture
def clocks():
    return Clocks()


@pytest.fixture
def sitting(clocks):
    sitting = started(FakeSittingStore(), clocks)
    sitting.answer(1, ("b",))
    sitting.note(Incident.FOCUS_LOST)
    return sitting


def test_nothing_is_handed_in_before_the_end(sitting):
    with pytest.raises(SittingRefusedError, match="not been handed in yet"):
        make_hand_in(sitting)


def test_the_instructor_gets_answers_and_log(sitting, clocks):
    clocks.pass_by(60)
    sitting.give_extra_time(300, "by agreement")
    sitting.pause("fire alarm")
    clocks.pass_by(100)
    sitting.go_on()
    sitting.hand_in()
    opened = open_answers(make_answer_file(sitting, random_bytes(1)), sample_key())

    found = opened.hand_in
    assert (found.candidate, found.by, found.number) == ("Kim", "candidate", 1)
    assert found.answers == (("b",), (), ())
    assert (found.extra_seconds, found.paused_seconds) == (300, 100)
    assert found.at_seconds == 160
    assert found.handed_in_at == clocks.moment.wall
    assert [(line.what, line.amount) for line in found.log] == [
        ("focus lost", 0),
        ("extra time: by agreement", 300),
        ("paused: fire alarm", 0),
        ("continued", 0),
    ]


def test_late_answers_are_named(sitting, clocks):
    clocks.pass_by(3630)
    sitting.answer(3, ("a",))
    clocks.pass_by(60)
    sitting.tick()

    found = make_hand_in(sitting)
    assert (found.late, found.by) == ((3,), "time")


def test_a_sitting_that_was_opened_again_counts_its_hand_ins(clocks):
    store = FakeSittingStore()
    sitting = started(store, clocks)
    sitting.hand_in(EndedBy.INSTRUCTOR)
    sitting.reopen("too early")
    sitting.answer(1, ("c",))
    sitting.hand_in()

    again = resumed(store, clocks)
    assert make_hand_in(again) == make_hand_in(sitting)
    assert make_hand_in(again).number == 2
    assert make_hand_in(again).answers[0] == ("c",)
    assert make_hand_in(again).log[0].what == "opened again: too early"
