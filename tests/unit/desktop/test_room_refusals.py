"""What a room's server refuses is told to the instructor in its own sentence."""

from __future__ import annotations

import msgspec
import pytest

from quizapp.desktop.instructing.room_server import _reason
from quizapp.hub.api.problem import problem_of
from quizapp.training.room.deeds import Refused


@pytest.mark.parametrize("refused", list(Refused))
def test_a_refusal_is_told_as_the_room_says_it(refused):
    problem = problem_of(refused)

    assert (
        _reason(msgspec.json.encode(problem.body), problem.status) == problem.body.say
    )


@pytest.mark.parametrize("said", [b"", b"<html>", b"[]", b"\xff", b'{"say": 1}'])
def test_what_is_no_refusal_is_told_by_its_number(said):
    assert _reason(said, 502) == "The room's server answered 502."
