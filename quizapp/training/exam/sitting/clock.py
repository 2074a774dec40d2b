"""The clock of an exam: what passed between two moments, whatever was done to clocks."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable

from msgspec import Struct

TOLERANCE = 2.0
"""Seconds by which clocks may differ without anything having happened."""


class Moment(Struct, frozen=True, kw_only=True):
    """Three clocks, read together."""

    wall: dt.datetime
    """Aware and in UTC; people and servers may set it."""
    boot_seconds: float
    """Runs on while the computer sleeps; nobody can set it."""
    awake_seconds: float
    """Stands still while the computer sleeps."""
    boot_id: str
    """The same as long as the two above can be compared."""

    def __post_init__(self) -> None:
        """Refuse a time of day without its zone."""
        if self.wall.utcoffset() != dt.timedelta(0):
            raise ValueError("the wall clock must be aware and in UTC")


ExamClock = Callable[[], Moment]
"""Reads the clocks."""


class Passage(Struct, frozen=True):
    """What passed from one moment to a later one."""

    seconds: float
    """Never less than nothing."""
    asleep: float = 0.0
    """For how many of these seconds the computer slept."""
    wall_moved: float = 0.0
    """By how many seconds the wall clock was set; less than 0 is back."""
    rebooted: bool = False
    """The seconds are those of the wall clock then: no other one ran on."""

    @property
    def slept(self) -> bool:
        """Say whether the computer slept."""
        return self.asleep > TOLERANCE

    @property
    def wall_was_set(self) -> bool:
        """Say whether somebody set the wall clock."""
        return abs(self.wall_moved) > TOLERANCE


def passage(before: Moment, now: Moment) -> Passage:
    """Work out what passed."""
    wall = (now.wall - before.wall).total_seconds()
    booted = now.boot_seconds - before.boot_seconds
    if now.boot_id != before.boot_id or booted < 0:
        return Passage(max(0.0, wall), wall_moved=min(0.0, wall), rebooted=True)
    awake = max(0.0, now.awake_seconds - before.awake_seconds)
    return Passage(booted, asleep=max(0.0, booted - awake), wall_moved=wall - booted)


class Stamp(Struct, frozen=True):
    """A moment, and how many seconds after the start of the sitting it is."""

    seconds: float
    moment: Moment

    def then(self, now: Moment) -> Stamp:
        """Stamp a later moment."""
        return Stamp(self.seconds + passage(self.moment, now).seconds, now)
