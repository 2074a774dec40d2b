"""Rotation: which copies newer ones have made superfluous."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Sequence

from quizapp.training.safekeeping.kept_copy import CopyKind, KeptCopy

DAYS = 7
"""So many days keep their copy."""

WEEKS = 4
"""Of so many weeks before these days, the last copy is kept."""

OF_A_KIND = {CopyKind.UPDATE: 3, CopyKind.REPLACED: 3}
"""So many of these copies are kept. What the learner asked for is never removed."""


def find_superfluous(copies: Iterable[KeptCopy], today: dt.date) -> list[KeptCopy]:
    """List the copies that may go, newest first.

    A copy from a day after today comes from a clock that was wrong: it is kept, and
    does not count, since otherwise it would drive out the copies that are right.
    """
    past = sorted(
        (copy for copy in copies if copy.day <= today),
        key=lambda copy: (copy.day, copy.made_at),
        reverse=True,
    )
    daily = [copy for copy in past if copy.kind is CopyKind.DAILY]
    kept = _one_each([copy.day for copy in daily], daily, DAYS)
    older = [copy for copy in daily if copy.day < kept[-1].day] if kept else []
    kept += _one_each([copy.day.isocalendar()[:2] for copy in older], older, WEEKS)
    for kind, count in OF_A_KIND.items():
        kept += [copy for copy in past if copy.kind is kind][:count]
    return [
        copy for copy in past if copy.kind is not CopyKind.ASKED and copy not in kept
    ]


def _one_each(
    periods: Sequence[object], copies: Sequence[KeptCopy], count: int
) -> list[KeptCopy]:
    """Take the first copy of each of the first few periods."""
    first: dict[object, KeptCopy] = {}
    for period, copy in zip(periods, copies, strict=True):
        first.setdefault(period, copy)
    return list(first.values())[:count]
