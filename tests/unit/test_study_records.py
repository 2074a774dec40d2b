"""Records of training cannot be made wrong."""

from __future__ import annotations

import datetime as dt

import pytest
from msgspec.structs import replace

from tests.support.study_fakes import NOON, make_review, make_session

LOCAL = dt.timezone(dt.timedelta(hours=2))


@pytest.mark.parametrize("moment", [NOON.replace(tzinfo=None), NOON.astimezone(LOCAL)])
def test_a_review_or_session_knows_its_time_in_utc(moment):
    with pytest.raises(ValueError, match="UTC"):
        replace(make_review("s", 0), answered_at=moment)
    with pytest.raises(ValueError, match="UTC"):
        make_session("s", 1, started_at=moment)


def test_an_answer_does_not_take_less_than_no_time():
    with pytest.raises(ValueError, match="negative"):
        replace(make_review("s", 0), duration_ms=-1)


def test_a_session_has_one_seed_for_each_question():
    with pytest.raises(ValueError, match="seed"):
        replace(make_session("s", 2), seeds=(1,))


@pytest.mark.parametrize("position", [-1, 3])
def test_a_session_stands_at_one_of_its_questions(position):
    with pytest.raises(ValueError, match="position"):
        replace(make_session("s", 2), position=position)
