"""A review: one answer to one variant of a question, as it is kept for ever."""

from __future__ import annotations

import datetime as dt

from msgspec import Struct


class Review(Struct, frozen=True):
    """One answer, whole enough to be judged again under another key."""

    session_id: str
    question_id: str
    seed: int
    as_of: str
    """ISO date of the documents that the key was derived under."""
    engine: str
    """Version of the rules engine."""
    chosen: tuple[str, ...]
    """Option ids; empty for "I don't know"."""
    key: tuple[str, ...]
    """Option ids that were right."""
    correct: bool
    misconception: str
    """Id of the misconception behind the chosen option, or empty."""
    duration_ms: int
    """Time from showing the question to the answer, sleep not counted."""
    answered_at: dt.datetime
    """Aware, UTC."""

    def __post_init__(self) -> None:
        """Refuse a time without a zone and a negative duration."""
        if self.answered_at.utcoffset() != dt.timedelta(0):
            raise ValueError("answered_at must be aware and in UTC")
        if self.duration_ms < 0:
            raise ValueError("duration_ms must not be negative")
