"""Past mock exams: how each one went, in one line."""

from __future__ import annotations

import datetime as dt

from msgspec import Struct


class PastMock(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A mock exam that was handed in, marked and counted."""

    sitting_id: str
    exam: str
    handed_in_at: dt.datetime
    points: int
    most: int
    passed: bool | None
