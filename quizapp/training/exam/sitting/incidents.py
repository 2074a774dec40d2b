"""What clocks tell of a sitting, for a log that locks nobody out."""

from __future__ import annotations

from collections.abc import Iterator

from quizapp.training.exam.sitting.acts import Noted
from quizapp.training.exam.sitting.clock import Passage
from quizapp.training.exam.sitting.course import Incident


def incidents_of(passed: Passage) -> Iterator[Noted]:
    """Yield what happened to the clocks while time passed."""
    if passed.rebooted:
        yield Noted(Incident.CLOCK_RESTARTED, passed.seconds)
    if passed.slept:
        yield Noted(Incident.SUSPENDED, passed.asleep)
    if passed.wall_was_set:
        yield Noted(Incident.CLOCK_SET, passed.wall_moved)
