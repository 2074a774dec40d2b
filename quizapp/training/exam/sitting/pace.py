"""Pace: how long each question of a sitting stood open."""

from __future__ import annotations

from quizapp.training.exam.sitting.acts import Opened
from quizapp.training.exam.sitting.clock import Moment
from quizapp.training.exam.sitting.sitting import Sitting


def seconds_open(sitting: Sitting) -> tuple[float, ...]:
    """Give the seconds question by question, while the computer was awake.

    What passed between two runs of the computer is not known and counts nothing.
    """
    seconds = [0.0] * len(sitting.course.answers)
    number, before = 1, sitting.record.begun.moment
    for entry in sitting.entries:
        seconds[number - 1] += _awake(before, entry.at.moment)
        before = entry.at.moment
        if isinstance(entry.act, Opened):
            number = entry.act.number
    return tuple(seconds)


def _awake(before: Moment, now: Moment) -> float:
    if before.boot_id != now.boot_id:
        return 0.0
    return max(0.0, now.awake_seconds - before.awake_seconds)
