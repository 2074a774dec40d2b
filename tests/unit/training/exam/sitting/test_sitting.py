"""A sitting keeps each answer first, knows its time, and locks nobody out."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quizapp.training.exam.sealing.candidate_name import NameRefusedError, parse_name
from quizapp.training.exam.sealing.sealed_paper import WrongStartCodeError
from quizapp.training.exam.sitting.acts import Noted
from quizapp.training.exam.sitting.course import EndedBy, Incident
from quizapp.training.exam.sitting.letters import SittingRefusedError
from quizapp.training.exam.sitting.sitting import HEARTBEAT
from quizapp.training.exam.sitting.starting import (
    resume_sitting,
    start_facts,
    start_sitting,
)
from quizapp.training.ports import NotKeptError
from tests.support.sealing import random_bytes, sample_code
from tests.support.sittings import (
    OPENED,
    Clocks,
    FakeSittingStore,
    entrance,
    really_started,
    resumed,
    started,
)


@pytest.fixture
def clocks():
    return Clocks()


@pytest.fixture
def store():
    return FakeSittingStore()


@pytest.fixture
def sitting(store, clocks):
    return started(store, clocks)


def _noted(store):
    return [
        (entry.act.incident, entry.act.seconds)
        for entry in store.kept.entries
        if isinstance(entry.act, Noted)
    ]


def test_the_start_page_says_what_a_candidate_may_know():
    facts = start_facts(OPENED[60])

    assert (facts.exam, facts.form, facts.questions, facts.minutes) == (
        "Sample exam", "A", 3, 60,
    )  # fmt: skip
    assert facts.grace_seconds == 60
    assert facts.hash_words == OPENED[60].hash_words


def test_a_sitting_starts_from_a_sealed_file_with_an_hour_left(store, clocks):
    sitting = really_started(store, clocks)

    assert store.kept.record.candidate == "Kim"
    assert sitting.tick().seconds_left == 3600
    assert sitting.question.number == 1


def test_another_start_code_starts_nothing(store, clocks):
    wrong = replace(entrance(), code=sample_code(9))
    with pytest.raises(WrongStartCodeError):
        start_sitting(wrong, store, clocks, random_bytes(1))

    assert store.kept is None


def test_a_sitting_that_cannot_be_kept_does_not_start(store, clocks):
    store.is_full = True
    with pytest.raises(NotKeptError):
        really_started(store, clocks)


@pytest.mark.parametrize("name", ["", "  \n", "x" * 101, "Kim\u202e"])
def test_a_name_is_one_printable_line(name):
    with pytest.raises(NameRefusedError):
        parse_name(name)


def test_blanks_around_a_name_are_left_out():
    assert parse_name("  Kim \t Lee\n") == "Kim Lee"


def test_an_answer_is_kept_before_it_counts(sitting, store):
    sitting.answer(1, ("b",))
    sitting.answer(2, ("c", "b"))

    assert sitting.course.answers == (("b",), ("b", "c"), ())
    assert resumed(store, Clocks()).course == sitting.course
    assert sitting.open_numbers == (3,)


def test_an_answer_that_cannot_be_kept_does_not_count_and_is_said(sitting, store):
    sitting.answer(1, ("b",))
    store.is_full = True
    with pytest.raises(NotKeptError):
        sitting.answer(1, ("c",))

    assert sitting.course.answers[0] == ("b",)
    assert not sitting.is_saved
    assert sitting.trouble == "the disk is full"

    store.is_full = False
    sitting.answer(1, ("c",))
    assert sitting.is_saved
    assert sitting.course.answers[0] == ("c",)


def test_an_answer_can_be_taken_away_and_the_same_one_is_written_once(sitting, store):
    sitting.answer(1, ("b",))
    sitting.answer(1, ("b",))
    sitting.answer(1, ())

    assert len(store.kept.entries) == 2
    assert sitting.course.answers[0] == ()


@pytest.mark.parametrize(
    ("number", "letters", "said"),
    [
        (1, ("a", "b"), "Question 1 takes one option alone."),
        (2, ("a", "z"), "Question 2 has no option 'z': a to e."),
        (4, ("a",), "There is no question 4: 1 to 3."),
        (0, (), "There is no question 0: 1 to 3."),
    ],
)
def test_what_is_no_answer_is_refused(sitting, store, number, letters, said):
    with pytest.raises(SittingRefusedError) as caught:
        sitting.answer(number, letters)

    assert str(caught.value) == said
    assert store.kept.entries == ()


def test_any_question_can_be_opened_and_flagged(sitting, store):
    sitting.open_question(3)
    sitting.open_question(3)
    sitting.flag(2, up=True)
    sitting.flag(3, up=True)
    sitting.flag(2, up=False)

    assert sitting.question.number == 3
    assert sitting.course.flags == {3}
    assert len(store.kept.entries) == 4


def test_nothing_is_answered_after_handing_in(sitting):
    sitting.answer(1, ("b",))
    sitting.hand_in()
    sitting.hand_in()

    assert sitting.course.ending.by is EndedBy.CANDIDATE
    with pytest.raises(SittingRefusedError, match="has been handed in"):
        sitting.answer(1, ("a",))
    assert sitting.course.answers[0] == ("b",)


def test_warnings_come_once_at_ten_five_and_one_minute(sitting, clocks):
    warned = []
    for second in range(0, 3600, 7):
        warning = sitting.tick().warning
        if warning is not None:
            warned.append((second, warning))
        clocks.pass_by(7)

    assert warned == [(3003, 600), (3304, 300), (3542, 60)]


def test_who_comes_back_late_is_warned_of_the_last_mark_alone(sitting, store, clocks):
    clocks.pass_by(3600 - 250)

    assert resumed(store, clocks).tick().warning == 300


def test_answers_of_the_grace_period_are_taken_and_called_late(sitting, clocks):
    sitting.answer(1, ("a",))
    clocks.pass_by(3630)
    sitting.answer(2, ("b",))

    assert sitting.course.late == {2}
    assert sitting.course.answers[1] == ("b",)


def test_the_exam_is_handed_in_when_the_grace_period_is_over(sitting, clocks):
    clocks.pass_by(3660)
    assert not sitting.tick().handed_in
    clocks.pass_by(1)

    assert sitting.tick().handed_in
    assert not sitting.tick().handed_in
    assert sitting.course.ending.by is EndedBy.TIME


def test_an_answer_after_the_grace_period_finds_the_exam_handed_in(sitting, clocks):
    clocks.pass_by(3661)
    with pytest.raises(SittingRefusedError, match="has been handed in"):
        sitting.answer(1, ("a",))

    assert sitting.course.ending.by is EndedBy.TIME


def test_a_paper_without_a_limit_never_ends_by_itself(store, clocks):
    sitting = started(store, clocks, None)
    clocks.pass_by(10**6)

    tick = sitting.tick()
    assert (tick.seconds_left, tick.warning, tick.handed_in) == (None, None, False)


def test_time_runs_on_while_the_computer_sleeps(sitting, store, clocks):
    clocks.pass_by(600, asleep=True)

    assert sitting.tick().seconds_left == 3000
    assert _noted(store) == [(Incident.SUSPENDED, 600)]


@pytest.mark.parametrize("seconds", [-86400, 86400])
def test_setting_the_wall_clock_changes_nothing_and_is_written_down(
    sitting, store, clocks, seconds
):
    clocks.set_wall(seconds)
    clocks.pass_by(60)

    assert sitting.tick().seconds_left == 3540
    assert _noted(store) == [(Incident.CLOCK_SET, seconds)]


def test_after_a_reboot_the_wall_clock_tells_what_passed(sitting, store, clocks):
    clocks.reboot(120)

    again = resumed(store, clocks)
    assert again.tick().seconds_left == 3480
    assert _noted(store) == [(Incident.CLOCK_RESTARTED, 120)]


def test_a_clock_put_back_before_a_reboot_gains_no_more_than_the_last_sign_of_life(
    sitting, store, clocks
):
    clocks.pass_by(600)
    sitting.tick()
    clocks.pass_by(HEARTBEAT - 1)
    sitting.tick()
    clocks.set_wall(-3000)
    clocks.reboot(60)

    again = resumed(store, clocks)
    assert again.tick().seconds_left == 3000
    assert (Incident.CLOCK_SET, pytest.approx(-2931)) in _noted(store)


def test_a_program_that_was_killed_goes_on_with_the_same_time(sitting, store, clocks):
    sitting.open_question(2)
    sitting.flag(1, up=True)
    clocks.pass_by(100)

    again = resume_sitting(store.kept, store, clocks)

    assert again.course == sitting.course
    assert again.question == sitting.question
    assert again.tick().seconds_left == 3500
    assert _noted(store) == [(Incident.RESTARTED, 0)]


def test_extra_time_is_so_much_in_all_and_can_be_changed(sitting, clocks):
    sitting.give_extra_time(600, "by agreement")
    sitting.give_extra_time(900, "by agreement")
    assert sitting.tick().seconds_left == 4500

    sitting.give_extra_time(0, "a slip")
    assert sitting.tick().seconds_left == 3600


@pytest.mark.parametrize("seconds", [-1, float("nan")])
def test_extra_time_is_not_less_than_nothing(sitting, seconds):
    with pytest.raises(SittingRefusedError, match="less than nothing"):
        sitting.give_extra_time(seconds, "")


def test_the_time_stands_still_in_a_pause(sitting, clocks):
    clocks.pass_by(100)
    sitting.pause("fire alarm")
    sitting.pause("again")
    clocks.pass_by(10_000)

    assert sitting.tick().seconds_left == 3500
    assert sitting.course.pause.reason == "fire alarm"
    with pytest.raises(SittingRefusedError, match="is paused"):
        sitting.answer(1, ("a",))

    sitting.go_on()
    sitting.go_on()
    assert sitting.tick().seconds_left == 3500
    sitting.answer(1, ("a",))


def test_whose_time_was_over_goes_on_with_extra_time(sitting, clocks):
    clocks.pass_by(4000)
    sitting.tick()
    sitting.give_extra_time(600, "the power failed")
    sitting.reopen("the power failed")
    sitting.answer(1, ("a",))

    assert sitting.course.ending is None
    assert sitting.tick().seconds_left == 200


def test_the_log_locks_nobody_out(sitting, store):
    store.knocks = 2
    for incident in Incident:
        sitting.note(incident)
    sitting.answer(1, ("a",))

    assert len(_noted(store)) == len(Incident) + 2
    assert sitting.course.answers[0] == ("a",)


def test_what_the_log_says_waits_for_a_disk_that_is_full(sitting, store, clocks):
    store.is_full = True
    sitting.note(Incident.FOCUS_LOST)
    clocks.pass_by(30, asleep=True)
    sitting.tick()
    assert not sitting.is_saved

    store.is_full = False
    sitting.tick()
    assert _noted(store) == [(Incident.FOCUS_LOST, 0), (Incident.SUSPENDED, 30)]
    assert sitting.is_saved


def test_a_sign_of_life_is_kept_now_and_then(sitting, store, clocks):
    for _ in range(25):
        clocks.pass_by(1)
        sitting.tick()

    assert store.kept.seen.seconds == 2 * HEARTBEAT
    assert store.kept.entries == ()


def test_after_the_end_nothing_is_written_down(sitting, store, clocks):
    sitting.hand_in()
    before = store.kept
    clocks.pass_by(100, asleep=True)
    sitting.note(Incident.FOCUS_LOST)
    sitting.pause("late")

    assert store.kept == before


def test_a_time_of_day_has_its_zone():
    moment = Clocks().moment
    with pytest.raises(ValueError, match="aware and in UTC"):
        replace(moment, wall=moment.wall.replace(tzinfo=None))
