"""An answer moves the schedule once a day, forwards, and as the grade says."""

from __future__ import annotations

import datetime as dt
import subprocess
import sys
from pathlib import Path

import pytest
from fsrs import Card, Rating, Scheduler
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from quizapp.training.scheduling.memory import (
    after_answer,
    after_move,
    moves_schedule,
    retrievability,
)
from quizapp.training.scheduling.recall import RecallGrade
from quizapp.training.scheduling.replay import replay
from quizapp.training.scheduling.review_item import Recalled

AGAIN, HARD, GOOD, EASY = RecallGrade
ROOT = Path(__file__).parents[3]
MONDAY = dt.date(2026, 11, 30)
GRADES = st.sampled_from(RecallGrade)


def _answer(
    grade: RecallGrade = GOOD, day: dt.date = MONDAY, *, seed: int = 1
) -> Recalled:
    return Recalled("q", seed, grade is not AGAIN, grade, day)


def _later(days: int) -> dt.date:
    return MONDAY + dt.timedelta(days=days)


def test_better_known_comes_back_later():
    due = [after_answer(None, _answer(grade), 0.9).due_on for grade in RecallGrade]

    assert due == sorted(due)
    assert due[0] == _later(1)
    assert due[-1] > due[0]


def test_a_higher_wish_to_retain_brings_families_back_sooner():
    kept = [after_answer(None, _answer(EASY), wish).due_on for wish in (0.97, 0.9, 0.8)]

    assert kept == sorted(set(kept))


def test_the_chance_to_know_it_is_the_retention_wished_for_on_the_day_it_is_due():
    item = after_answer(None, _answer(EASY), 0.9)

    assert retrievability(item, item.due_on) == pytest.approx(0.9, abs=0.01)
    assert retrievability(item, item.last_on) == 1.0


@given(st.lists(st.tuples(GRADES, st.integers(0, 400)), min_size=1, max_size=30))
def test_whatever_is_answered_when_it_comes_back_later_than_it_was_answered(answers):
    item, day = None, MONDAY
    for grade, wait in answers:
        day += dt.timedelta(days=wait)
        before = item
        item = after_answer(before, _answer(grade, day), 0.9)
        if before is not None and not before.is_due(day):
            assert item == replace(before, last_right=grade is not AGAIN)
        else:
            assert item.last_on == day < item.due_on
            assert item.lapses < item.repetitions <= len(answers)


def test_a_family_is_learned_from_once_a_day():
    item = after_answer(None, _answer(AGAIN), 0.9)

    assert moves_schedule(None, MONDAY)
    assert not moves_schedule(item, MONDAY)
    again = after_answer(item, _answer(GOOD, seed=7), 0.9)
    assert again == replace(item, last_seed=7, last_right=True)


def test_before_it_is_due_an_answer_changes_neither_day_nor_memory():
    item = after_answer(None, _answer(EASY), 0.9)
    day = item.due_on - dt.timedelta(days=1)

    assert not moves_schedule(item, day)
    assert after_answer(item, _answer(AGAIN, day), 0.9).due_on == item.due_on
    assert moves_schedule(item, item.due_on)


def test_what_a_wrong_clock_put_far_ahead_is_due_and_comes_back_in_time():
    ahead = after_answer(None, _answer(EASY, _later(9000)), 0.9)
    a_flight = after_answer(None, _answer(EASY, _later(1)), 0.9)

    assert ahead.is_due(MONDAY)
    assert not a_flight.is_due(MONDAY)
    mended = after_answer(ahead, _answer(GOOD, MONDAY), 0.9)
    assert MONDAY < mended.due_on < _later(400)
    assert mended.last_on == MONDAY


def test_a_day_between_counts_whole_at_whatever_hours_it_was_answered():
    item = after_answer(None, _answer(GOOD), 0.9)
    twice = after_answer(item, _answer(GOOD, item.due_on), 0.9)

    assert twice.stability > item.stability * 1.5
    assert twice.due_on - twice.last_on > item.due_on - item.last_on


def test_only_forgetting_after_the_first_answer_is_a_lapse():
    item = after_answer(None, _answer(AGAIN), 0.9)
    assert (item.repetitions, item.lapses) == (1, 0)

    for lapses in (1, 2, 3):
        item = after_answer(item, _answer(AGAIN, item.due_on), 0.9)
        assert item.lapses == lapses
    item = after_answer(item, _answer(HARD, item.due_on), 0.9)

    assert (item.repetitions, item.lapses) == (5, 3)
    assert item.is_leech(3)
    assert not item.is_leech(4)


def test_the_first_answer_is_remembered_for_ever():
    first = after_answer(None, _answer(AGAIN), 0.9)
    later = after_answer(first, _answer(GOOD, first.due_on), 0.9)

    assert (later.first_on, later.first_right) == (MONDAY, False)
    assert later.last_right


@given(st.lists(st.tuples(GRADES, st.integers(0, 90)), min_size=1, max_size=20))
def test_the_answers_alone_give_the_schedule_again(answers):
    item, day, given_ = None, MONDAY, []
    for grade, wait in answers:
        day += dt.timedelta(days=wait)
        given_.append(_answer(grade, day, seed=wait))
        item = after_answer(item, given_[-1], 0.9)

    assert replay(given_, 0.9) == item


@given(st.lists(st.tuples(GRADES, st.integers(1, 400)), min_size=1, max_size=12))
def test_the_model_is_the_librarys_own(answers):
    noon = dt.datetime.combine(MONDAY, dt.time(12), dt.UTC)
    plain = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
    item, card = None, Card(card_id=1, due=noon)
    for grade, wait in answers:
        noon += dt.timedelta(days=wait)
        card, _ = plain.review_card(card, Rating(int(grade)), noon)
        item = after_move(item, _answer(grade, noon.date()), 0.9)

        assert (item.stability, item.difficulty) == (card.stability, card.difficulty)
        assert item.due_on == card.due.date()
        later = noon + dt.timedelta(days=wait)
        assert retrievability(item, later.date()) == plain.get_card_retrievability(
            card, later
        )


def test_a_family_without_an_answer_has_no_schedule():
    with pytest.raises(ValueError, match="without an answer"):
        replay([])


@pytest.mark.parametrize(
    "wrong",
    [
        {"due_on": MONDAY},
        {"stability": 0.0},
        {"difficulty": 11.0},
        {"lapses": 1},
        {"repetitions": 0},
    ],
)
def test_an_item_that_cannot_be_is_refused(wrong):
    item = after_answer(None, _answer(GOOD), 0.9)

    with pytest.raises(ValueError, match=r"item|stability"):
        replace(item, **wrong)


def test_the_model_is_loaded_at_the_first_answer_and_its_optimizer_never():
    program = """
import datetime as dt, sys
import quizapp.training.study, quizapp.presenters.study, quizapp.storage.stores
print("fsrs" in sys.modules)
from quizapp.training.scheduling.memory import after_answer
from quizapp.training.scheduling.recall import RecallGrade
from quizapp.training.scheduling.review_item import Recalled
day = dt.date(2026, 11, 30)
after_answer(None, Recalled("q", 1, True, RecallGrade.GOOD, day), 0.9)
print("fsrs" in sys.modules, "fsrs.optimizer" in sys.modules, "torch" in sys.modules)
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT, capture_output=True, text=True, timeout=60, check=True,
    )  # fmt: skip

    assert done.stdout.split() == ["False", "True", "False", "False"]
