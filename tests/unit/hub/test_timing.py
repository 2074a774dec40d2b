"""When a sitting ends, whatever pauses there were."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from quizapp.training.room.timing import Pause, end_of, is_paused

MOMENTS = st.integers(0, 60)
PAUSES = st.lists(
    st.tuples(MOMENTS, st.integers(0, 20)).map(lambda p: Pause(p[0], p[0] + p[1])),
    max_size=6,
)


def _end_step_by_step(begun: int, length: int, pauses: list[Pause]) -> int:
    """Let time go by moment for moment; it runs unless a pause covers the moment."""
    moment = begun
    while length:
        if not is_paused(pauses, moment):
            length -= 1
        moment += 1
    return moment


@given(st.integers(0, 20), st.integers(1, 30), PAUSES)
def test_the_end_is_where_so_many_moments_without_a_pause_have_gone_by(
    begun, length, pauses
):
    end = end_of(begun, length, pauses, now_ms=200)

    assert end == _end_step_by_step(begun, length, pauses)


@given(st.integers(1, 30), PAUSES)
def test_the_order_of_pauses_changes_nothing(length, pauses):
    assert end_of(0, length, pauses, 200) == end_of(0, length, pauses[::-1], 200)


def test_a_pause_that_goes_on_counts_until_now():
    assert end_of(0, 10, [Pause(4)], now_ms=4) == 10
    assert end_of(0, 10, [Pause(4)], now_ms=9) == 15


def test_a_pause_after_the_end_brings_no_time_back():
    assert end_of(0, 10, [Pause(10, 30)], now_ms=40) == 10


def test_what_is_on_its_way_when_a_pause_begins_is_within_the_slack():
    assert is_paused([Pause(5)], 5)
    assert not is_paused([Pause(5)], 7, slack_ms=3)
    assert is_paused([Pause(5)], 8, slack_ms=3)
    assert not is_paused([Pause(5, 8)], 8)
