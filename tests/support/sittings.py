"""Sittings with clocks that a test turns, and a store that can fail or be killed."""

from __future__ import annotations

import datetime as dt

from msgspec.structs import replace

from quizapp.training.exam.sealing.sealed_paper import Terms, open_paper
from quizapp.training.exam.sitting.clock import Moment, Stamp
from quizapp.training.exam.sitting.journal import Entry, KeptSitting, SittingRecord
from quizapp.training.exam.sitting.sitting import Sitting
from quizapp.training.exam.sitting.starting import Entrance, start_sitting
from quizapp.training.ports import NotKeptError
from tests.support.sealing import random_bytes, sample_code, sample_paper, sealed

NINE = dt.datetime(2026, 11, 28, 9, tzinfo=dt.UTC)


class Clocks:
    """The clocks of a computer."""

    def __init__(self) -> None:
        self.moment = Moment(
            wall=NINE, boot_seconds=500.0, awake_seconds=400.0, boot_id="first"
        )

    def __call__(self) -> Moment:
        """Read them."""
        return self.moment

    def pass_by(self, seconds: float, *, asleep: bool = False) -> None:
        """Let time pass."""
        now = self.moment
        self.moment = replace(
            now,
            wall=now.wall + dt.timedelta(seconds=seconds),
            boot_seconds=now.boot_seconds + seconds,
            awake_seconds=now.awake_seconds + (0.0 if asleep else seconds),
        )

    def set_wall(self, seconds: float) -> None:
        """Set the wall clock."""
        wall = self.moment.wall + dt.timedelta(seconds=seconds)
        self.moment = replace(self.moment, wall=wall)

    def reboot(self, seconds: float) -> None:
        """Start the computer anew, which takes a while."""
        self.pass_by(seconds)
        self.moment = replace(
            self.moment,
            boot_seconds=1.0,
            awake_seconds=1.0,
            boot_id=self.moment.boot_id + "+",
        )


class FakeSittingStore:
    """Keeps a sitting in memory."""

    def __init__(self) -> None:
        self.kept: KeptSitting | None = None
        self.is_full = False
        self.knocks = 0

    def begin(self, record: SittingRecord) -> None:
        """Keep a new sitting."""
        self._check()
        self.kept = KeptSitting(record)

    def append(self, entry: Entry) -> None:
        """Keep an entry."""
        self._check()
        assert self.kept is not None
        self.kept = replace(self.kept, entries=(*self.kept.entries, entry))

    def keep_seen(self, stamp: Stamp) -> None:
        """Keep a sign of life."""
        self._check()
        assert self.kept is not None
        self.kept = replace(self.kept, seen=stamp)

    def take_knocks(self) -> int:
        """Give the knocks once."""
        knocks, self.knocks = self.knocks, 0
        return knocks

    def _check(self) -> None:
        if self.is_full:
            raise NotKeptError("the disk is full")


SEALED = {
    minutes: sealed(sample_paper(minutes), terms=Terms(grace_seconds=60))
    for minutes in (60, None)
}
OPENED = {minutes: open_paper(data, sample_code()) for minutes, data in SEALED.items()}
"""Opened once: a start code is slow to try."""


def started(
    store: FakeSittingStore, clocks: Clocks, minutes: int | None = 60
) -> Sitting:
    """Start a sitting; three questions, an hour, a minute of grace."""
    record = SittingRecord(
        sitting_id="0a",
        candidate="Kim",
        sealed=SEALED[minutes],
        code_secret=sample_code().secret,
        key_seed=random_bytes(8)(32),
        begun=Stamp(0.0, clocks()),
    )
    store.begin(record)
    return resumed(store, clocks)


def resumed(store: FakeSittingStore, clocks: Clocks) -> Sitting:
    """Make the sitting anew from what is kept, as after a crash."""
    assert store.kept is not None
    minutes = 60 if store.kept.record.sealed == SEALED[60] else None
    return Sitting(OPENED[minutes], store.kept, store, clocks)


def entrance(name: str = "Kim", minutes: int | None = 60) -> Entrance:
    """Give what a candidate enters with."""
    return Entrance(name, SEALED[minutes], sample_code())


def really_started(store: FakeSittingStore, clocks: Clocks) -> Sitting:
    """Start a sitting from a sealed file."""
    return start_sitting(entrance(), store, clocks, random_bytes(8))
