"""Which copies are kept when newer ones are made."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

from quizapp.training.safekeeping.kept_copy import CopyKind, KeptCopy
from quizapp.training.safekeeping.rotation import find_superfluous

MONDAY = dt.date(2026, 11, 30)


def _copy(days_ago: int, kind: CopyKind = CopyKind.DAILY, hour: int = 12) -> KeptCopy:
    day = MONDAY - dt.timedelta(days=days_ago)
    moment = dt.datetime.combine(day, dt.time(hour), dt.UTC)
    return KeptCopy(Path(f"{day}-{kind}-{hour}.db"), kind, day, moment)


def _days_kept(copies: list[KeptCopy]) -> list[int]:
    gone = find_superfluous(copies, MONDAY)
    return sorted((MONDAY - copy.day).days for copy in copies if copy not in gone)


def test_of_a_copy_every_day_seven_days_and_four_weeks_are_kept():
    every_day = [_copy(days) for days in range(60)]

    # Today is a Monday: before the seven days come Monday last, then three Sundays.
    assert _days_kept(every_day) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 15, 22]


def test_days_without_the_program_count_for_nothing():
    seldom = [_copy(days) for days in range(0, 300, 10)]

    assert _days_kept(seldom) == [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]


def test_rotating_day_by_day_always_leaves_seven_days_and_four_weeks():
    kept: list[KeptCopy] = []
    for days_ago in range(70, -1, -1):
        kept.append(_copy(days_ago))
        today = MONDAY - dt.timedelta(days=days_ago)
        gone = find_superfluous(kept, today)
        kept = [copy for copy in kept if copy not in gone]

    assert len(kept) == 11
    assert {(MONDAY - copy.day).days for copy in kept} >= set(range(7))
    assert min(copy.day for copy in kept) >= MONDAY - dt.timedelta(weeks=6)


def test_what_the_learner_asked_for_is_never_removed():
    asked = [_copy(days, CopyKind.ASKED) for days in range(50)]

    assert find_superfluous(asked, MONDAY) == []


def test_three_copies_of_other_kinds_are_kept_each():
    copies = [
        _copy(days, kind)
        for kind in (CopyKind.UPDATE, CopyKind.REPLACED)
        for days in (1, 100, 200, 300)
    ]

    assert _days_kept(copies) == [1, 1, 100, 100, 200, 200]


def test_a_copy_from_a_clock_that_ran_ahead_drives_out_no_other():
    ahead = [_copy(-days) for days in range(1, 30)]
    right = [_copy(days) for days in range(7)]

    assert find_superfluous(ahead + right, MONDAY) == []


def test_two_copies_of_one_day_are_one_too_many():
    early, late = _copy(0, hour=8), _copy(0, hour=20)

    assert find_superfluous([early, late], MONDAY) == [early]
